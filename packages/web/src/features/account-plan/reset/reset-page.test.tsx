import { newAccount, type ReportStructure } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ToolbarAction } from "../../../ui/page-frame/toolbar-button.tsx";
import { ResetPage } from "./reset-page.tsx";

const structure = (name: string) => ({ name, items: [] }) as ReportStructure;
const yearOf = (year: number): FiscalYear => ({
  id: fiscalYearIdFromGuid(String(year).repeat(8)),
  from: isoDate(`${year}-01-01`),
  to: isoDate(`${year}-12-31`),
  locked: false,
  transactionSeries: [],
});
const HERE = yearOf(2025);
const OTHER = yearOf(2024);
const EMPTY = yearOf(2023);

const server = vi.hoisted(() => ({ charts: new Map<string, object>(), held: new Map<string, object>() }));
const edit = vi.hoisted(() => vi.fn());
const phone = vi.hoisted(() => ({ is: false }));

vi.mock("../../../data/fiscal-years.ts", () => ({ useFiscalYears: () => ({ years: [HERE, OTHER, EMPTY] }) }));
vi.mock("../../../data/documents/current-client.ts", () => ({
  subscribeToGaps: () => () => undefined,
  useDocumentClient: () => undefined,
  documentClient: () => ({
    load: (key: string) => {
      const chart = server.charts.get(key);
      if (chart !== undefined && !server.held.has(key)) server.held.set(key, chart);
      return Promise.resolve(undefined);
    },
    refresh: (key: string) => {
      const chart = server.charts.get(key);
      if (chart !== undefined) server.held.set(key, chart);
      return Promise.resolve(undefined);
    },
    state: (key: string) => server.held.get(key) ?? { head: undefined, items: new Map(), isMissing: true },
  }),
}));
vi.mock("../../../ui/use-is-phone.ts", () => ({ useIsPhone: () => phone.is }));
vi.mock("../copy-from-years.tsx", () => ({ asSeen: (account: object) => account }));
vi.mock("../../../parts/account-plan/plan-templates.ts", () => ({
  planTemplates: () => Promise.resolve([]),
}));
vi.mock("../../../parts/account-plan/published-charts.ts", () => ({
  publishedCharts: () =>
    Promise.resolve([
      {
        companyTypes: ["AB"],
        plan: {
          name: "BAS",
          accounts2: [],
          balanceReportStructure: structure("Publicerad"),
          resultReportStructure: structure("Publicerad"),
        },
      },
    ]),
}));
vi.mock("../../../ui/loading/page-data.ts", () => ({
  useBooks: () => ({ company: COMPANY, fiscalYear: HERE }),
  usePageData: (name: string) => (name === "company" ? COMPANY : HERE),
}));
vi.mock("../../../ui/form/use-edit.ts", () => ({ useEdit: () => edit }));
vi.mock("../../../navigation/address.ts", async (original) => ({
  ...(await original<object>()),
  pushAddress: vi.fn(),
}));
vi.mock("../../../ui/form/form-actions.tsx", () => ({
  FormActions: () => <button type="submit">Fortsätt</button>,
}));
vi.mock("../../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ toolbar = [], children }: { toolbar?: readonly ToolbarAction[]; children: ReactNode }) => (
    <main>
      {toolbar.map(({ label, onClick }) => (
        <button key={label} type="button" onClick={onClick}>
          {label}
        </button>
      ))}
      {children}
    </main>
  ),
}));
const [bank, cash] = [newAccount(1930, "Bank"), newAccount(1910, "Kassa")];
vi.mock("../use-chart.ts", () => ({
  useChart: () => ({
    plan: { name: "Egen", accounts2: [bank, cash] },
    accounts: [bank, cash],
    used: new Set(),
  }),
}));
const documents = vi.hoisted(() => ({ assets: [] as object[], templates: [] as object[] }));
vi.mock("../../../data/use-document.ts", () => ({
  useDocument: (kind: string) => ({
    state: "Default",
    items: new Map(Object.entries(kind === "assetManagement" ? documents.assets : documents.templates)),
  }),
}));
const COMPANY = { id: 1, config: { recipient: { companyType: "AB" } } };

const keyOf = ({ id }: FiscalYear) => `c1-${id}-accountPlan`;
const stored = (name: string, accounts = [bank], head: object = {}) => ({
  head: { name, ...head },
  items: new Map(accounts.map((account) => [String(account.id), account])),
  isMissing: false,
});
const choose = (label: string, value: string, at = 0) => {
  const field = screen.getAllByLabelText<HTMLSelectElement>(label)[at];
  if (field !== undefined) fireEvent.change(field, { target: { value } });
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

function open() {
  render(
    <MantineProvider env="test">
      <ResetPage />
    </MantineProvider>,
  );
}

beforeEach(() => {
  phone.is = false;
  edit.mockReset();
  server.charts = new Map([[keyOf(OTHER), stored("BAS 2024")]]);
  server.held = new Map();
  documents.assets = [];
  documents.templates = [];
});

test.each(["Kontoplan", "Rapportplan"])(
  "AP15: a year without a chart is nothing to reset to: %s",
  async (field) => {
    open();
    choose(field, "year");
    choose("Räkenskapsår", EMPTY.id);
    await press("Fortsätt");
    expect(screen.getByText("Räkenskapsåret 2023 har ingen kontoplan. Välj något annat.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Återställ" })).toBeNull();
    // Another choice takes the error away.
    choose("Räkenskapsår", OTHER.id);
    expect(screen.queryByText(/har ingen kontoplan/)).toBeNull();
    await press("Fortsätt");
    expect(screen.getByRole("button", { name: "Återställ" })).toBeDefined();
  },
);

test("AP15: a year that is known to have no chart is not offered", () => {
  server.held.set(keyOf(EMPTY), { head: undefined, items: new Map(), isMissing: true, isLoaded: true });
  open();
  choose("Kontoplan", "year");
  expect(screen.getByRole("option", { name: "2024" })).toBeDefined();
  expect(screen.queryByRole("option", { name: "2023" })).toBeNull();
});

test("AP15: the chart of another year is taken as the server has it, not as it was held", async () => {
  server.held.set(keyOf(OTHER), stored("Gammal", [bank, cash]));
  open();
  choose("Kontoplan", "year");
  choose("Räkenskapsår", OTHER.id);
  await press("Fortsätt");
  await press("Återställ");
  expect(edit).toHaveBeenCalledExactlyOnceWith("Kontoplanen är återställd", [
    { kind: "accountPlan", head: { name: "BAS 2024" }, put: [], remove: ["1910"] },
  ]);
});

test("AP15: a chart without report structures gives those that are published (RE15)", async () => {
  open();
  choose("Rapportplan", "year");
  choose("Räkenskapsår", OTHER.id);
  await press("Fortsätt");
  await press("Återställ");
  const head = {
    name: "Egen",
    balanceReportStructure: structure("Publicerad"),
    resultReportStructure: structure("Publicerad"),
  };
  expect(edit).toHaveBeenCalledExactlyOnceWith("Kontoplanen är återställd", [
    { kind: "accountPlan", head, put: [], remove: [] },
  ]);
});

test("AP15: a chart that came without a name takes none away", async () => {
  server.charts.set(keyOf(OTHER), stored(""));
  open();
  choose("Kontoplan", "year");
  choose("Räkenskapsår", OTHER.id);
  await press("Fortsätt");
  await press("Återställ");
  expect(edit.mock.lastCall?.[1][0].head).toEqual({ name: "Egen" });
});

test.each([
  ["assets", { name: "Datorer", depreciationAccountId: 1910, depreciationCostAccountId: 7830 }],
  ["assets", { name: "Datorer", depreciationAccountId: 1219, depreciationCostAccountId: 1910 }],
  ["templates", { name: "Kaffe", entries: [{ accountId: 1910, amount: 100 }] }],
] as const)("AP15: an account that %s name stays: %j", async (kind, item) => {
  documents[kind] = [item];
  open();
  choose("Kontoplan", "year");
  choose("Räkenskapsår", OTHER.id);
  await press("Fortsätt");
  await press("Återställ");
  expect(edit).toHaveBeenCalledExactlyOnceWith("Kontoplanen är återställd", [
    { kind: "accountPlan", head: { name: "BAS 2024" }, put: [], remove: [] },
  ]);
});

test("AP15: what becomes of the codes of the return is told before the reset", async () => {
  server.charts.set(keyOf(OTHER), stored("BAS 2024", [{ ...bank, sru: 7281 }]));
  open();
  choose("Kontoplan", "year");
  choose("Räkenskapsår", OTHER.id);
  await press("Fortsätt");
  expect(
    screen.getByText("1 konto är fortfarande utan SRU-nummer, fast den nya kontoplanen har ett: 1930."),
  ).toBeDefined();
});

test.each([
  [false, "Bank → Checkkonto", "Uppdateras"],
  [true, "Bank", "1930Uppdateras: → Checkkonto"],
])(
  "what an account gets is on its line, on a phone (%s) on one of its own",
  async (isPhone, name, action) => {
    phone.is = isPhone;
    server.charts.set(keyOf(OTHER), stored("BAS 2024", [{ ...bank, name: "Checkkonto" }]));
    open();
    choose("Kontoplan", "year");
    choose("Räkenskapsår", OTHER.id);
    await press("Fortsätt");
    const texts = screen
      .getAllByRole("row")
      .find(({ textContent }) => textContent.includes("Checkkonto"))
      ?.querySelectorAll("td");
    expect([...(texts ?? [])].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([name, action]),
    );
  },
);
