import type { AccountBalance } from "@huvudbok/core/account-balance";
import { type Account, accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import type { CompanyType } from "@huvudbok/core/company";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { focusedField } from "../../../test/focused-field.ts";
import { BalanceEditor } from "./balance-editor.tsx";
import type { BalancesFormContent } from "./balances-form-content.ts";

vi.mock("../../data/unfinished/use-listed-forms.ts", () => ({ useListedForms: () => [] }));
vi.mock("../../data/fiscal-years.ts", () => ({
  useFiscalYears: () => ({ years: books.years }),
  switchFiscalYear,
}));
vi.mock("../../data/company/use-features.ts", () => ({ useHasFeature: () => books.hasPlus }));
vi.mock("../../navigation/address.ts", async (original) => ({ ...(await original<object>()), pushAddress }));
vi.mock("../../parts/fiscal-year/closing-of-year.ts", () => ({
  useClosingOfYear: () => ({ state: books.state, balances: books.closing }),
}));
vi.mock("../../data/rights.ts", () => ({ useRights: () => ({ mayWrite: true, may: () => true }) }));
vi.mock("../../ui/form/use-edit.ts", () => ({ useEdit: () => edit }));
vi.mock("../../ui/link/query-state.ts", async () => {
  const { useState } = await import("react");
  return {
    useQueryState: () => {
      const [, redraw] = useState(0);
      listeners.add(redraw);
      return [
        (name: string) => query.get(name),
        (values: Record<string, string | undefined>) => {
          for (const [name, value] of Object.entries(values)) query.set(name, value);
          for (const listener of listeners) listener((count) => count + 1);
        },
      ];
    },
  };
});

const { edit, query, listeners, books, switchFiscalYear, pushAddress } = vi.hoisted(() => ({
  books: {
    years: [] as readonly object[],
    closing: new Map<number, number>(),
    state: "ready",
    hasPlus: true,
  },
  switchFiscalYear: vi.fn(async () => undefined),
  pushAddress: vi.fn(),
  edit: vi.fn(async () => undefined),
  query: new Map<string, string | undefined>(),
  listeners: new Set<(next: (count: number) => number) => void>(),
}));

function account(id: number, name: string): [string, Account] {
  return [String(id), { id: accountNo(id), name, type: id < 2000 ? "asset" : "equity", active: true }];
}

const ACCOUNTS = new Map([
  account(1910, "Kassa"),
  account(1930, "Företagskonto"),
  account(2010, "Eget kapital"),
  account(2067, "Balanserat överskott"),
  account(2091, "Balanserad vinst"),
]);

const YEAR = {
  id: fiscalYearIdFromGuid("0b1f7c0e-6c1c-4a52-9d56-5a2f6b4f5f10"),
  from: isoDate("2026-01-01"),
  to: isoDate("2026-12-31"),
  locked: false,
  transactionSeries: [],
};

function show(
  companyType: CompanyType = "AB",
  saved = new Map<string, AccountBalance>(),
  fiscalYear: FiscalYear = YEAR,
) {
  let content: BalancesFormContent | undefined;
  const unfinished = {
    state: "mine" as const,
    drawn: 0,
    read: () => content,
    keep: (next: BalancesFormContent | undefined) => {
      content = next;
    },
    writtenAt: () => undefined,
    takeOver: () => undefined,
  };
  render(
    <MantineProvider env="test">
      <BalanceEditor
        unfinished={unfinished}
        above={null}
        fiscalYear={fiscalYear}
        companyType={companyType}
        accounts={ACCOUNTS}
        saved={saved}
        isSynced
      />
    </MantineProvider>,
  );
}

const amount = (no: number) => screen.getByLabelText<HTMLInputElement>(`Ingående balans på konto ${no}`);

function searchFor(text: string) {
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
}

function type(no: number, text: string) {
  fireEvent.focus(amount(no));
  fireEvent.change(amount(no), { target: { value: text } });
}

beforeEach(() => {
  books.years = [];
  books.state = "ready";
  books.hasPlus = true;
  query.clear();
  listeners.clear();
  edit.mockClear();
});

test("a locked year without balances asks nobody to write any", () => {
  show("AB", new Map(), { ...YEAR, locked: true });
  expect(screen.getByText("Inget konto har någon ingående balans.")).toBeDefined();
});

test("a new year shows no rows of zeros: a search finds an account, Enter leads to its amount and back", () => {
  show();
  expect(screen.queryAllByRole("textbox", { name: /^Ingående balans/ })).toEqual([]);
  searchFor("1930");
  fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Enter" });
  expect(focusedField()[0]).toBe("Ingående balans på konto 1930");
  type(1930, "500");
  fireEvent.keyDown(amount(1930), { key: "Enter" });
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  searchFor("");
  expect(amount(1930).value).toMatch(/^500/);
  fireEvent.click(screen.getByLabelText("Visa alla konton"));
  expect(screen.getAllByRole("textbox", { name: /^Ingående balans/ }).length).toBe(5);
});

test.each([
  ["AB", 2091],
  ["E", 2010],
  ["I", 2067],
  ["PP", 2010],
] as const)("the difference of a company of type %s goes to %i by one button", (companyType, equity) => {
  query.set("all", "1");
  show(companyType);
  type(1930, "500");
  fireEvent.blur(amount(1930));
  screen.getByText(/^Total ingående balans är 500,00/);
  fireEvent.click(screen.getByRole("button", { name: `Lägg differensen på ${equity}` }));
  expect(amount(equity).value).toMatch(/500,00$/);
  expect(screen.queryByText(/^Total ingående balans/)).toBeNull();
  expect(focusedField()[0]).toBe(`Ingående balans på konto ${equity}`);
});

test("an amount that cannot be read stops the save, is named and has the focus, also when no row shows it", () => {
  query.set("search", "19");
  show();
  type(1930, "500");
  fireEvent.blur(amount(1930));
  type(1910, "abc");
  fireEvent.blur(amount(1910));
  searchFor("1930");
  fireEvent.click(screen.getByRole("button", { name: /^Spara/ }));
  expect(edit).not.toHaveBeenCalled();
  screen.getByText("Inget är sparat: ”abc” på konto 1910 är inget belopp. Rätta eller töm fältet.");
  expect(focusedField()[0]).toBe("Ingående balans på konto 1910");
});

test("the page opens where a balance is added; who may not write stays at the heading", () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  cleanup();
  show("AB", new Map(), { ...YEAR, locked: true });
  expect(document.activeElement).toBe(document.body);
});

test("of several that a search found Enter leads back to the search too, and the likeliest stands first", () => {
  show();
  searchFor("19");
  fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Enter" });
  type(1910, "500");
  fireEvent.keyDown(amount(1910), { key: "Enter" });
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("without a year before there is nothing to import, and it says so", () => {
  show();
  const button = screen.getByRole("button", { name: /^Importera från föregående år/ });
  expect(button).toHaveProperty("disabled", true);
  expect(screen.getByText("Föregående räkenskapsår hittades inte.")).toBeDefined();
});

describe("AB5: the year before made a loss of 400 that is not booked", () => {
  const opening = (amounts: readonly (readonly [number, number])[]) =>
    new Map(
      amounts.map(([no, kronor]): [string, AccountBalance] => [
        String(no),
        { accountId: accountNo(no), balance: ore(kronor * 100) },
      ]),
    );
  beforeEach(() => {
    const before = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };
    books.years = [{ ...YEAR, ...before, id: fiscalYearIdFromGuid("5".repeat(32)) }, YEAR];
    books.closing = new Map([
      [1930, 600_00],
      [2010, -1000_00],
      [5010, 400_00],
    ]);
  });

  test("a year before that cannot be read is told of when its balances are asked for", () => {
    books.state = "error";
    show();
    fireEvent.click(screen.getByRole("button", { name: /^Importera från föregående år/ }));
    screen.getByText("Kunde inte hämta ingående balans från föregående år.");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("AB4: nothing is offered for the sum before the year before is loaded, which may be what it lacks", () => {
    books.state = "loading";
    show("AB", opening([[1930, 600]]));
    screen.getByText(/^Total ingående balans är 600,00/);
    expect(screen.queryByRole("button", { name: "Lägg differensen på 2091" })).toBeNull();
    expect(helper()).toBeNull();
  });

  test("the sum is told to be that result, and put on the equity it is no difference", () => {
    const saved = opening([
      [1930, 600],
      [2010, -1000],
    ]);
    show("AB", saved);
    screen.getByText(/^Total ingående balans är −400,00/);
    screen.getByText("Det är resultatet för 2025, −400,00, som inte är bokfört än.");
    screen.getByText(
      "Bokför det sist i 2025, 8999 mot 2099, och välj sedan Importera från föregående år. Till dess kan det ligga på konto 2091 Balanserad vinst.",
    );
    expect(screen.queryByText(/skiljer sig/)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Lägg differensen på 2091" }));
    expect(screen.queryByText(/Total ingående balans/)).toBeNull();
    expect(screen.queryByText(/skiljer sig/)).toBeNull();
  });

  const helper = () => screen.queryByRole("button", { name: "Till Bokslutshjälpen för 2025" });

  test("B4: the warning leads to the closing helper of the year before", async () => {
    show("AB", opening([[1930, 600]]));
    fireEvent.click(helper() as Element);
    await expect.poll(() => pushAddress).toHaveBeenCalledExactlyOnceWith("/accounting/closing/helper");
    expect(switchFiscalYear).toHaveBeenCalledExactlyOnceWith(fiscalYearIdFromGuid("5".repeat(32)));
  });

  test("B4: a company without the feature of the helper is not led there", () => {
    books.hasPlus = false;
    show("AB", opening([[1930, 600]]));
    expect(helper()).toBeNull();
  });

  test("AB4: where an import is offered, it is the first cure of a sum that is not 0", () => {
    show("AB", opening([[1930, 650]]));
    const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent ?? "");
    const [toolbar, offered] = buttons.flatMap((text, place) =>
      text.startsWith("Importera") ? [place] : [],
    );
    expect(offered).toBeGreaterThan(toolbar ?? 0);
    expect(buttons.indexOf("Lägg differensen på 2091")).toBeGreaterThan(offered ?? 0);
    screen.getByText(
      "Importera från föregående år först. Är allt annat ifyllt är resten eget kapital: konto 2091 Balanserad vinst.",
    );
  });

  test("an import of what differs keeps the result there, and the accounts are named", () => {
    const saved = opening([
      [1930, 650],
      [2010, -1000],
      [2091, 350],
    ]);
    show("AB", saved);
    screen.getByText(/^Ingående balans skiljer sig från föregående års utgående balans på 2 konton$/);
    screen.getByText("1930 Företagskonto, 2091 Balanserad vinst.");
    fireEvent.click(screen.getAllByRole("button", { name: /^Importera från föregående år/ })[1] as Element);
    screen.getByText(/^Årets resultat −400,00 är inte bokfört i 2025 än, och ligger kvar på eget kapital/);
    fireEvent.click(screen.getByRole("button", { name: "Importera" }));
    expect(edit).toHaveBeenCalledWith(
      "Ingående balans är importerad",
      [
        {
          kind: "accountBalance",
          put: [
            { accountId: 1930, balance: 600_00 },
            { accountId: 2091, balance: 400_00 },
          ],
          remove: [],
        },
      ],
      "Ingående balans",
    );
  });
});

describe("AB6: accounts that the chart lacks", () => {
  const balanceOf = (no: number, kronor: number, quantity?: number): [string, AccountBalance] => [
    String(no),
    { accountId: accountNo(no), balance: ore(kronor * 100), ...(quantity === undefined ? {} : { quantity }) },
  ];

  test("a stored balance on one is shown, and can be taken away", () => {
    show("AB", new Map([balanceOf(1999, 5), balanceOf(1930, -5)]));
    expect(screen.getByText("Kontot finns inte i kontoplanen")).toBeDefined();
    type(1999, "");
    fireEvent.blur(amount(1999));
    fireEvent.click(screen.getByRole("button", { name: /^Spara/ }));
    expect(edit).toHaveBeenCalledWith(
      "Ingående balans är sparad",
      [{ kind: "accountBalance", put: [], remove: ["1999"] }],
      "Ingående balans",
    );
  });

  test.each([
    [
      [1999],
      "Konto 1999 finns inte i årets kontoplan och importeras inte. Lägg till det där först om det ska med.",
    ],
    [
      [1998, 1999],
      "Kontona 1998, 1999 finns inte i årets kontoplan och importeras inte. Lägg till dem där först om de ska med.",
    ],
  ])("%j are named and not imported, and quantities stay", async (missing, expected) => {
    const before = { ...YEAR, id: fiscalYearIdFromGuid("2".repeat(32)) };
    books.years = [{ ...before, from: isoDate("2025-01-01"), to: isoDate("2025-12-31") }];
    books.closing = new Map([[1930, 700], [2091, -700], ...missing.map((no): [number, number] => [no, 100])]);
    show("AB", new Map([balanceOf(1930, 5, 3)]));
    fireEvent.click(
      screen.getAllByRole("button", { name: /^Importera från föregående år/ })[0] as HTMLElement,
    );
    expect(await screen.findByText(expected)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Importera" }));
    expect(edit).toHaveBeenCalledWith(
      "Ingående balans är importerad",
      [
        {
          kind: "accountBalance",
          put: [balanceOf(1930, 7, 3)[1], balanceOf(2091, -7)[1]],
          remove: [],
        },
      ],
      "Ingående balans",
    );
  });
});
