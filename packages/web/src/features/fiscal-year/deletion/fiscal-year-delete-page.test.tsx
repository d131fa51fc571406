import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { err, ok } from "@huvudbok/core/shared";
import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../../data/api/api-failure.ts";
import { FiscalYearDeletePage } from "./fiscal-year-delete-page.tsx";
import type { YearContents } from "./load-year.ts";

const yearOf = (year: number, locked = false): FiscalYear => ({
  id: fiscalYearIdFromGuid(String(year).repeat(8)),
  from: isoDate(`${year}-01-01`),
  to: isoDate(`${year}-12-31`),
  locked,
  transactionSeries: [],
});
const YEAR = yearOf(2024);
const NAME = "Radera räkenskapsåret 2024";

const page = vi.hoisted(() => ({
  id: "",
  years: [] as unknown[],
  active: undefined as unknown,
  head: {},
  companyType: "AB",
  organizationNumber: "556677-8899",
  isAsLoaded: true,
}));
const loadYear = vi.hoisted(() => vi.fn());
const commit = vi.hoisted(() => vi.fn());
const undo = vi.hoisted(() => vi.fn());
const forms = vi.hoisted(() => ({ remove: vi.fn(), restore: vi.fn() }));
const forgetHeldFiles = vi.hoisted(() => vi.fn());
const sie = vi.hoisted(() => ({ done: undefined as unknown, start: vi.fn() }));
const files = vi.hoisted(() => ({ isDone: false, missing: [] as string[], start: vi.fn() }));

vi.mock("../../../navigation/use-address.ts", () => ({ useParams: () => ({ id: page.id }) }));
vi.mock("../../../data/fiscal-years.ts", () => ({
  useFiscalYears: () => ({ years: page.years }),
  useFiscalYear: () => page.active,
}));
vi.mock("../../../ui/loading/page-data.ts", () => ({
  usePageData: (name: string) =>
    name === "company"
      ? {
          id: 1,
          config: {
            recipient: {
              name: "Alm AB",
              companyType: page.companyType,
              organizationNumber: page.organizationNumber,
            },
          },
        }
      : { head: page.head },
}));
vi.mock("../../../data/use-commit.ts", () => ({ useCommit: () => commit }));
vi.mock("../../../data/documents/current-client.ts", () => ({
  documentClient: () => undefined,
  useDocumentClient: () => undefined,
  subscribeToGaps: () => () => {},
}));
vi.mock("../../../data/files/files.ts", () => ({ forgetHeldFiles }));
vi.mock("../../../data/unfinished/current-forms.ts", () => ({ unfinishedForms: () => forms }));
vi.mock("../../../ui/form/use-undo-action.ts", () => ({ useUndoAction: () => undo }));
vi.mock("../../../ui/link/link-button.tsx", () => ({
  LinkButton: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock("../../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({
    error,
    progress,
    children,
  }: {
    error?: { message: string };
    progress?: { text: string };
    children: ReactNode;
  }) => (
    <main>
      <p>{error?.message}</p>
      <p>{progress?.text}</p>
      {children}
    </main>
  ),
}));
vi.mock("./load-year.ts", () => ({
  loadYear,
  isAsLoaded: () => page.isAsLoaded,
  YEAR_DOCUMENTS: ["accountPlan", "transactions"],
}));
vi.mock("../../../parts/sie-export/use-sie-export.ts", () => ({
  isProved: () => true,
  useSieExport: () => ({ progress: undefined, error: undefined, ...sie }),
}));
vi.mock("./use-file-archive.ts", () => ({
  useFileArchive: () => ({ packed: undefined, error: undefined, ...files }),
}));

const CONFLICT = new ApiFailure({ status: 412, type: "Conflict", message: "Ändrat av en annan klient" });

function contentsOf(fields: Partial<YearContents> = {}): YearContents {
  return {
    documents: new Map([
      ["accountPlan", 400],
      ["transactions", 1],
      ["attachmentData", 1],
    ]),
    books: { transactions: new Map([["A-1", {}]]), fiscalYear: YEAR } as unknown as YearContents["books"],
    attachments: [{ id: "a", name: "kvitto.png", created: "", fileId: "f1" }],
    etags: new Map(),
    fileIds: new Set(["f1", "f2"]),
    archive: [{ fileId: "f1", path: "A 1 kvitto.png" }],
    heldFiles: ["f1"],
    forms: [{ fiscalYearId: YEAR.id, form: "entry", version: 1, writtenAt: 0, tabId: "", content: {} }],
    ...fields,
  };
}

function view() {
  return (
    <MantineProvider env="test">
      <FiscalYearDeletePage />
    </MantineProvider>
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const step = () => screen.getByRole("list", { name: "Steg" }).querySelector("[aria-current]")?.textContent;
const press = (name: string) => act(async () => fireEvent.click(button(name)));

/** Opens the page and goes on to the numbers. */
async function review(contents = contentsOf()) {
  loadYear.mockResolvedValue(contents);
  const { rerender } = render(view());
  await press("Fortsätt");
  return () => rerender(view());
}

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(page, {
    id: YEAR.id,
    years: [yearOf(2023), YEAR, yearOf(2025)],
    active: yearOf(2025),
    head: {},
    companyType: "AB",
    organizationNumber: "556677-8899",
    isAsLoaded: true,
  });
  Object.assign(sie, { done: undefined });
  Object.assign(files, { isDone: false, missing: [] });
  commit.mockResolvedValue(ok({ requestId: "r1" }));
  undo.mockResolvedValue({});
});

test.each([
  [" ", "Inget räkenskapsår angivet."],
  ["f9", "Räkenskapsår med id f9 hittades inte."],
])("an address that names '%s' says so", (id, message) => {
  page.id = id;
  render(view());
  expect(screen.getByText(message)).toBeDefined();
});

test("a year that comes back while its page is open is there", () => {
  page.years = [yearOf(2025)];
  const { rerender } = render(view());
  screen.getByText(/^Räkenskapsår med id .* hittades inte\.$/);
  page.years = [YEAR, yearOf(2025)];
  rerender(view());
  expect(step()).toBe("1. Bekräfta");
});

test("a company without years has none that is chosen", () => {
  page.years = [];
  render(view());
  expect(screen.getByText("Inget räkenskapsår valt")).toBeDefined();
});

test.each([
  [
    "the active year",
    { active: YEAR },
    "Det valda räkenskapsåret kan inte raderas. Välj ett annat år först.",
  ],
  ["a locked year", { years: [yearOf(2024, true)] }, "Räkenskapsåret är låst. Lås upp det först."],
  [
    "a year in a closed period",
    { head: { closedThrough: "2024-02-01" } },
    /^Bokföringen är låst till och med 2024-02-01/,
  ],
])("CH24: %s is refused before anything is counted", (_, fields, message) => {
  Object.assign(page, fields);
  render(view());
  expect(screen.getByText(message)).toBeDefined();
  expect(button("Fortsätt").disabled).toBe(true);
});

test("B7: a year in the middle breaks the chain, and the page says what the next one will say", () => {
  render(view());
  expect(
    screen.getByText(/bryts kedjan av balanser.*”Föregående räkenskapsår hittades inte\.”/),
  ).toBeDefined();
  expect(step()).toBe("1. Bekräfta");
});

test("the numbers are shown, and nothing is deleted before the SIE file and the files are saved", async () => {
  const again = await review();
  expect(step()).toBe("3. Granska");
  for (const [label, value] of [
    ["Filer", "2"],
    ["Bifogade filer", "1"],
    ["Dokument", "3"],
    ["Konton i kontoplanen", "400"],
    ["Transaktioner", "1"],
    ["Lokala nycklar i den här webbläsaren", "5"],
  ] as const) {
    expect(screen.getByRole("rowheader", { name: label }).nextSibling?.textContent).toBe(value);
  }
  expect(button(NAME).disabled).toBe(true);
  expect(screen.getByText("Spara SIE-filen och filerna först")).toBeDefined();
  await press("Spara SIE 4-filen");
  expect(sie.start).toHaveBeenCalledOnce();
  sie.done = {};
  again();
  expect(button(NAME).disabled).toBe(true);
  await press("Spara filerna som ZIP");
  expect(files.start).toHaveBeenCalledExactlyOnceWith(1, "export-Alm_AB-2024.zip", [
    { fileId: "f1", path: "A 1 kvitto.png" },
  ]);
  Object.assign(files, { isDone: true, missing: ["A 2 borta.png"] });
  again();
  expect(screen.getByText("1 fil finns inte på servern")).toBeDefined();
  expect(button(NAME).disabled).toBe(false);
});

test("one commit ends every document, then the copies of the browser go, and all of it is taken back", async () => {
  page.companyType = "PP";
  const again = await review();
  expect(button(NAME).disabled).toBe(false);
  await press(NAME);
  expect(commit).toHaveBeenCalledExactlyOnceWith({
    intent: "deleteYear",
    companyId: 1,
    label: "Radering av räkenskapsåret 2024",
    keepConflict: false,
    untilKnown: true,
    changes: [
      { kind: "accountSettings", remove: [YEAR.id] },
      { kind: "accountPlan", fiscalYearId: YEAR.id, end: true },
      { kind: "transactions", fiscalYearId: YEAR.id, end: true },
    ],
  });
  expect(forms.remove).toHaveBeenCalledOnce();
  expect(forgetHeldFiles).toHaveBeenCalledExactlyOnceWith(1, ["f1"]);
  page.years = [yearOf(2025)];
  again();
  expect(step()).toBe("5. Klart");
  expect(screen.getByText("Räkenskapsåret 2024 är raderat")).toBeDefined();
  await press("Ångra");
  expect(undo).toHaveBeenCalledExactlyOnceWith("r1");
  expect(forms.restore).toHaveBeenCalledOnce();
  page.years = [YEAR, yearOf(2025)];
  again();
  expect(screen.getByText("Räkenskapsåret 2024 är tillbaka")).toBeDefined();
});

test("an undo that is refused gives no form back", async () => {
  page.companyType = "PP";
  const again = await review();
  await press(NAME);
  page.years = [yearOf(2025)];
  again();
  undo.mockResolvedValue(undefined);
  await press("Ångra");
  expect(forms.restore).not.toHaveBeenCalled();
});

test("CH11: corrections with one end in another year are told before the year goes", async () => {
  const link = (year: number, number: number) => ({ fiscalYearId: yearOf(year).id, series: "A", number });
  const transactions = new Map<string, object>([
    ["A-1", { number: 1, corrects: link(2023, 9) }],
    ["A-2", { number: 2, correctedBy: link(2025, 3) }],
    ["A-3", { number: 3, corrects: link(2024, 1) }],
  ]);
  await review(contentsOf({ books: { transactions, fiscalYear: YEAR } as unknown as YearContents["books"] }));
  expect(
    screen.getByText(
      "1 transaktion i andra räkenskapsår är rättad i det här, och står sedan som orättad: A 9 (2023).",
    ),
  ).toBeDefined();
  expect(
    screen.getByText(/rättar det här årets, och säger sedan att det de rättar är raderat: A 3\.$/),
  ).toBeDefined();
});

test("a year without anything in it has nothing to delete", async () => {
  await review(
    contentsOf({
      documents: new Map(),
      books: { transactions: new Map(), fiscalYear: YEAR } as unknown as YearContents["books"],
      attachments: [],
      fileIds: new Set(),
      archive: [],
      heldFiles: [],
      forms: [],
    }),
  );
  expect(screen.getByText("Inga data att radera")).toBeDefined();
  expect(button(NAME).disabled).toBe(false);
});

test("a year that somebody else deletes meanwhile is not found", async () => {
  page.companyType = "PP";
  const again = await review();
  page.years = [yearOf(2025)];
  again();
  await press(NAME);
  expect(screen.getByText("Kunde inte hitta räkenskapsår")).toBeDefined();
  expect(commit).not.toHaveBeenCalled();
});

test.each([
  ["is refused as a conflict", () => commit.mockResolvedValue(err(CONFLICT)), 1],
  ["was seen to come before", () => Object.assign(page, { isAsLoaded: false }), 0],
])("CH24: what comes to the year while it is reviewed, and %s, is reviewed too", async (_, comes, sent) => {
  const again = await review();
  sie.done = {};
  Object.assign(files, { isDone: true });
  again();
  expect(button(NAME).disabled).toBe(false);
  comes();
  await press(NAME);
  expect(commit).toHaveBeenCalledTimes(sent);
  expect(step()).toBe("1. Bekräfta");
  expect(
    screen.getByText(/^Räkenskapsåret har ändrats sedan det räknades ihop, så inget är raderat/),
  ).toBeDefined();
  expect(forms.remove).not.toHaveBeenCalled();
  // Everything is loaded again, and what was saved is no copy of it.
  Object.assign(sie, { done: undefined });
  Object.assign(files, { isDone: false });
  await press("Fortsätt");
  expect(loadYear).toHaveBeenCalledTimes(2);
  expect(button(NAME).disabled).toBe(true);
});

test("without an answer what was reviewed and saved still holds", async () => {
  page.companyType = "PP";
  await review();
  commit.mockResolvedValue(
    err(new ApiFailure({ status: 0, type: "NetworkFailure", message: "Ingen anslutning" })),
  );
  await press(NAME);
  expect([step(), screen.getByText("Ingen anslutning").textContent]).toEqual([
    "3. Granska",
    "Ingen anslutning",
  ]);
});

test("what the server refuses is told, and the year is counted anew", async () => {
  page.companyType = "PP";
  await review();
  commit.mockResolvedValue(
    err(
      new ApiFailure({ status: 422, type: "RuleBroken", message: "Det finns mer sparat i räkenskapsåret" }),
    ),
  );
  await press(NAME);
  expect(screen.getByText("Det finns mer sparat i räkenskapsåret")).toBeDefined();
  expect(step()).toBe("1. Bekräfta");
  expect(forms.remove).not.toHaveBeenCalled();
});

test("what could not be loaded leads back to the first step", async () => {
  loadYear.mockRejectedValue(new ApiFailure({ status: 503, type: "Busy", message: "Servern svarar inte" }));
  render(view());
  await press("Fortsätt");
  expect([step(), screen.getByText("Servern svarar inte").textContent]).toEqual([
    "1. Bekräfta",
    "Servern svarar inte",
  ]);
});

test("without an organisation number there is no SIE file, and the page says where it is given", async () => {
  page.organizationNumber = "";
  await review();
  expect(screen.getByText("Organisationsnummer saknas i företagsinställningar")).toBeDefined();
  expect(button("Spara SIE 4-filen").disabled).toBe(true);
});
