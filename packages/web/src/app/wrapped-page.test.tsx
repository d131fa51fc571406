import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../data/api/api-failure.ts";
import type { PageRow } from "../routes/page-row.ts";
import { PAGES } from "../routes/page-table.ts";
import { useBooks, useMissing, usePageData } from "../ui/loading/page-data.ts";
import { PageFrame } from "../ui/page-frame/page-frame.tsx";
import { LATER_PAGE_LOADERS } from "./later-page-loaders.ts";
import { PAGE_LOADERS } from "./page-loaders.ts";
import { WrappedPage } from "./wrapped-page.tsx";

const company = { id: 1, config: { recipient: { name: "Havtorn AB" }, packageSetup: { featureSetups: [] } } };
const year = { id: "f1", from: "2026-01-01", to: "2026-12-31" };
const known = { state: "Default", items: new Map([["1930", {}]]), error: undefined };
const unknown = { state: "Initializing", items: new Map(), error: undefined };

const books = vi.hoisted(() => ({
  companies: { state: "ready", companies: [] as unknown[], error: undefined },
  company: undefined as unknown,
  years: { state: "Default", years: [] as unknown[], error: undefined },
  year: undefined as unknown,
  yearBefore: undefined as { id: string } | undefined,
  features: {} as { features?: unknown; error?: unknown },
  ledger: {} as { ledger?: unknown; error?: unknown },
  documents: new Map<string, unknown>(),
  asked: [] as string[],
  ledTo: [] as (string | undefined)[],
}));

vi.mock("../data/company/company-list.ts", () => ({
  useCompanies: () => books.companies,
}));
vi.mock("../data/company/selected-company.ts", () => ({ useCompany: () => books.company }));
vi.mock("../data/company/use-features.ts", () => ({
  useFeatures: () => books.features,
  useHasFeature: () => false,
}));
vi.mock("../data/fiscal-years.ts", () => ({
  useFiscalYears: () => books.years,
  useFiscalYear: () => books.year,
  usePreviousFiscalYear: () => books.yearBefore,
}));
vi.mock("../data/ledger.ts", () => ({ useLedger: () => books.ledger }));
vi.mock("../data/use-document.ts", () => ({
  useDocument: (kind: string, { fiscalYearId }: { fiscalYearId?: string }) =>
    books.documents.get(fiscalYearId === undefined ? kind : `${kind} of ${fiscalYearId}`) ?? unknown,
}));
vi.mock("../data/user-settings.ts", () => ({ useUserSettings: () => ({ state: "Default" }) }));
vi.mock("../data/use-document-at.ts", () => ({
  useDocumentAt: (kind: string, companyId: number | undefined) => {
    if (companyId !== undefined) books.asked.push(kind);
    return (companyId === undefined ? undefined : books.documents.get(kind)) ?? unknown;
  },
}));
vi.mock("../ui/link/use-redirect.ts", () => ({
  useRedirect: (to: string | undefined) => books.ledTo.push(to),
}));
vi.mock("../ui/link/page-link.tsx", () => ({ PageLink: () => null }));

beforeEach(() => {
  books.features = { features: [{ id: 1001, name: "Bokföring plus" }] };
  Object.assign(books.companies, { state: "ready", companies: [company] });
  Object.assign(books.years, { state: "Default", years: [year] });
  Object.assign(books, { company, year, yearBefore: undefined, ledger: {}, asked: [], ledTo: [] });
  books.documents = new Map(
    ["accountSettings", "accountPlan", "accountBalance", "transactions"].map((kind) => [kind, known]),
  );
});

function show(row: Partial<PageRow>, Page = () => <PageFrame>Sidan</PageFrame>) {
  render(
    <MantineProvider env="test">
      <WrappedPage page={{ path: "/a", title: "Titeln", ...row }} code={Page} />
    </MantineProvider>,
  );
}

const isDrawn = () => screen.queryByText("Sidan") !== null;
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("a page is drawn with everything that its row names, under the title of the table", () => {
  show({ needs: ["chart", "transactions"] }, () => {
    const { company: given, fiscalYear } = useBooks();
    const text = `${given.config.recipient.name} ${fiscalYear.from} ${usePageData("accountPlan").items.size}`;
    return <PageFrame>{`${text} ${String(useMissing())}`}</PageFrame>;
  });
  expect(screen.getByText("Havtorn AB 2026-01-01 1 undefined")).toBeDefined();
  expect(title()).toBe("Titeln");
  expect(document.title).toBe("Titeln – Huvudbok");
  expect([...new Set(books.asked)]).toEqual(["accountPlan", "transactions"]);
});

test("the books of the year are waited for, and what hinders them is said", () => {
  const row = { needs: ["ledgerWithDrafts"] } as const;
  show(row);
  expect(isDrawn()).toBe(false);
  cleanup();
  books.ledger = {
    error: new ApiFailure({ status: 503, type: "Busy", message: "Servern är upptagen.", level: "danger" }),
  };
  show(row);
  expect(isDrawn()).toBe(false);
  expect(screen.getByText("Servern är upptagen.")).toBeDefined();
  cleanup();
  books.ledger = { ledger: { fiscalYear: { id: "f1" } } };
  show(row, () => <PageFrame>{`Året ${usePageData("ledgerWithDrafts").fiscalYear.id}`}</PageFrame>);
  expect(screen.getByText("Året f1")).toBeDefined();
});

test("the year before is waited for where there is one", () => {
  const row = { needs: ["yearBefore"] } as const;
  const Page = () => <PageFrame>{`Före: ${usePageData("yearBefore").fiscalYear?.id ?? "inget"}`}</PageFrame>;
  show(row, Page);
  expect(screen.getByText("Före: inget")).toBeDefined();
  cleanup();
  books.yearBefore = { id: "y0" };
  books.documents.set("accountBalance of y0", known);
  show(row, Page);
  expect(screen.queryByText("Före: y0")).toBeNull();
  cleanup();
  books.documents.set("transactions of y0", known);
  show(row, Page);
  expect(screen.getByText("Före: y0")).toBeDefined();
});

test("what the row does not name is not given", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const strange = () => show({ needs: ["company"] }, () => <p>{usePageData("transactions").state}</p>);
  expect(strange).toThrow("does not say that it needs transactions");
  vi.restoreAllMocks();
});

test.each([
  [
    "the company",
    () => Object.assign(books, { company: undefined, companies: { state: "loading", companies: [] } }),
  ],
  ["the year", () => Object.assign(books, { year: undefined })],
  ["a document", () => books.documents.set("transactions", unknown)],
])("it waits for %s under its title and leads nowhere", (_what, lacks) => {
  const { companies } = books;
  lacks();
  show({ needs: ["fiscalYear", "transactions"] });
  expect(isDrawn()).toBe(false);
  expect(title()).toBe("Titeln");
  expect(books.ledTo).toEqual([undefined]);
  books.companies = companies;
});

test.each([
  ["without a company it leads home", "company", {}, "/accounting"],
  ["without a year it leads home", "fiscalYear", {}, "/accounting"],
  ["without a chart it leads to where one is made", "chart", {}, "/accounting/accountPlan/create"],
  ["or to where the row says", "fiscalYear", { fiscalYear: "/ny" }, "/ny"],
] as const)("%s", (_what, lacks, whenMissing, to) => {
  lack(lacks);
  show({ needs: ["chart"], whenMissing });
  expect(isDrawn()).toBe(false);
  expect(books.ledTo).toEqual([to]);
});

test.each(["company", "fiscalYear", "chart"] as const)(
  "a page may say itself that the %s is missing",
  (missing) => {
    lack(missing);
    show({ needs: ["chart"], whenMissing: { [missing]: "page" } }, () => (
      <PageFrame>{`Saknar ${String(useMissing())}`}</PageFrame>
    ));
    expect(screen.getByText(`Saknar ${missing}`)).toBeDefined();
    expect(books.ledTo).toEqual([undefined]);
  },
);

test("a company without the feature of the page is told which it is", () => {
  show({ needs: ["company"], feature: 1001 });
  expect(isDrawn()).toBe(false);
  expect(screen.getByText("Bokföring plus")).toBeDefined();
  expect(title()).toBe("Titeln");
});

test("its name is waited for, and a failure is told: the number is never shown", () => {
  const row = { needs: ["company"], feature: 1001 } as const;
  books.features = {};
  show(row);
  expect(isDrawn()).toBe(false);
  expect(screen.queryByText(/1001|Önskad funktion/)).toBeNull();
  cleanup();
  books.features = { error: new ApiFailure({ status: 500, type: "Internal", message: "Nej" }) };
  show(row);
  expect(screen.getByText("Kan inte hämta funktioner")).toBeDefined();
  expect(screen.queryByText(/1001|Önskad funktion/)).toBeNull();
});

test("companies that are known stay so while the list is loaded anew", () => {
  Object.assign(books.companies, { state: "error", companies: [company] });
  show({ needs: ["companies"] });
  expect(isDrawn()).toBe(true);
});

test("a page of the company is called by its name, once that is known", () => {
  show({ isTitledByCompany: true, needs: ["company"] });
  expect(title()).toBe("Havtorn AB");
});

test("every page of the table has code of its own", async () => {
  const named = [...Object.keys(PAGE_LOADERS), ...Object.keys(LATER_PAGE_LOADERS)];
  expect(named.toSorted()).toEqual(PAGES.map(({ path }) => path as string).toSorted());
});

function lack(what: "company" | "fiscalYear" | "chart"): void {
  if (what === "company") Object.assign(books, { company: undefined, year: undefined });
  if (what === "fiscalYear") {
    books.years.years = [];
    books.year = undefined;
  }
  if (what === "chart") books.documents.set("accountPlan", { ...known, items: new Map() });
}
