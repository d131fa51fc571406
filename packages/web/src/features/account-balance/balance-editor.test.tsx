import { type Account, accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import type { CompanyType } from "@huvudbok/core/company";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { focusedField } from "../../../test/focused-field.ts";
import { BalanceEditor } from "./balance-editor.tsx";
import type { BalancesFormContent } from "./balances-form-content.ts";

vi.mock("@tanstack/react-router", () => ({
  useRouter: () => ({ history: { push: vi.fn() } }),
  useMatch: () => "/",
}));
vi.mock("../../data/fiscal-years.ts", () => ({ useFiscalYears: () => ({ years: [] }) }));
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

const { edit, query, listeners } = vi.hoisted(() => ({
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

function show(companyType: CompanyType = "AB") {
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
  const saved = new Map();
  render(
    <MantineProvider env="test">
      <BalanceEditor
        unfinished={unfinished}
        above={null}
        fiscalYear={YEAR}
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
  query.clear();
  listeners.clear();
  edit.mockClear();
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
  screen.getByText('Inget är sparat: "abc" på konto 1910 är inget belopp. Rätta eller töm fältet.');
  expect(focusedField()[0]).toBe("Ingående balans på konto 1910");
});
