import { newAccount } from "@huvudbok/core/account-plan";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ENTRY_YEAR, fill, planOf } from "../../../../test/entry-books.ts";
import { MigrateAccountPage } from "./migrate-account-page.tsx";

const { edit, books, query } = vi.hoisted(() => ({
  edit: vi.fn(async () => undefined),
  books: { locked: false, drafts: [] as object[], plan: new Map<string, object>() },
  query: new Map<string, string | undefined>(),
}));

vi.mock("../../../data/unfinished/use-listed-forms.ts", () => ({ useListedForms: () => [] }));
vi.mock("../../../ui/form/use-edit.ts", () => ({ useEdit: () => edit }));
vi.mock("../../../data/fiscal-years.ts", () => ({ useFiscalYears: () => ({ years: [] }) }));
vi.mock("../../../data/account-words.ts", () => ({ useAccountWords: () => undefined }));
vi.mock("../../../data/use-document.ts", () => ({
  useDocument: () => ({
    state: "Default",
    items: new Map(books.drafts.map((draft, at) => [String(at), draft])),
  }),
}));
vi.mock("../../../navigation/use-address.ts", () => ({
  useParams: () => ({ accountNo: "1930" }),
  usePagePath: () => "/",
}));
vi.mock("../../../ui/link/query-state.ts", async () => {
  const { useState } = await import("react");
  return {
    useQueryState: () => {
      const [, redraw] = useState(0);
      return [
        (name: string) => query.get(name),
        (values: Record<string, string>) => {
          for (const [name, value] of Object.entries(values)) query.set(name, value);
          redraw((count) => count + 1);
        },
      ];
    },
  };
});
vi.mock("../../../ui/loading/page-data.ts", () => ({
  useBooks: () => ({ fiscalYear: { ...ENTRY_YEAR, locked: books.locked } }),
  usePageData: (name: string) =>
    name === "company"
      ? { config: { recipient: { companyType: "AB" } } }
      : {
          items:
            name === "accountPlan"
              ? books.plan
              : new Map([
                  ["A 7", { series: "A", number: 7, date: "2026-02-01", text: "Hyra", entries: ROWS }],
                ]),
        },
}));
vi.mock("../../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => <main>{children}</main>,
}));

const ROWS = [
  { accountId: 1930, amount: -50_000 },
  { accountId: 5010, amount: 50_000 },
];
const DRAFT = { id: "d1", date: "2026-03-01", text: "Lera", entries: ROWS };

function show() {
  return render(
    <MantineProvider env="test">
      <MigrateAccountPage />
    </MantineProvider>,
  );
}

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Migrera/ });

beforeEach(() => {
  edit.mockClear();
  query.clear();
  const inactive = { ...newAccount(1940, "Sparkonto"), active: false };
  books.plan = new Map<string, object>([...planOf(1930, 5010), ["1940", inactive]]);
  books.drafts = [DRAFT, { id: "d2", text: "", entries: [] }];
  books.locked = false;
});

test("AP14: drafts are moved in one change, transactions are told as not moved", () => {
  show();
  expect(screen.getByRole("heading", { name: "1 utkast flyttas" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "1 transaktion flyttas inte" })).toBeDefined();
  expect(screen.getByText("Lera").closest("tr")?.textContent).toContain("−500,00");
  expect(screen.getByText("Hyra").closest("a, tr")).not.toBeNull();
  expect(button().disabled).toBe(true);
  expect(screen.getByText("Välj vilket konto utkasten flyttas till")).toBeDefined();
  fill("Till konto", "1940");
  expect(button().textContent).toContain("Migrera 1 utkast");
  fireEvent.submit(screen.getByRole("form", { name: "Migrera konto" }));
  expect(edit).toHaveBeenCalledExactlyOnceWith("1 utkast är flyttat från konto 1930 till 1940", [
    {
      kind: "transactionDrafts",
      put: [{ ...DRAFT, entries: [{ accountId: 1940, amount: -50_000 }, ROWS[1]] }],
    },
    { kind: "accountPlan", put: [{ ...newAccount(1940, "Sparkonto"), active: true }] },
  ]);
});

test.each([
  ["Till konto", "1930", "Välj ett annat konto än det som utkasten flyttas från"],
  ["Till konto", "5999", "Kontot finns inte i kontoplanen"],
  ["Från konto", "", "Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999"],
])("AP14: '%s' with %j is told at the field", (field, text, message) => {
  show();
  fill("Till konto", "1940");
  fill(field, text);
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  fireEvent.submit(screen.getByRole("form", { name: "Migrera konto" }));
  expect(edit).not.toHaveBeenCalled();
});

test("AP14: without a draft on the account there is nothing to move", () => {
  books.drafts = [];
  show();
  fill("Till konto", "1940");
  expect(button().disabled).toBe(true);
  expect(screen.getByText("Inget utkast står på kontot")).toBeDefined();
});

test("a locked year says so before anything is chosen", () => {
  books.locked = true;
  show();
  expect(screen.getByText("Räkenskapsåret 2026 är låst")).toBeDefined();
  expect(screen.queryByRole("form")).toBeNull();
});
