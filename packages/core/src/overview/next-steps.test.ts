import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import { buildLedger, type LedgerInput } from "../ledger/index.ts";
import { draft, opening, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { ore } from "../money/index.ts";
import { draftsToHandle } from "./drafts-to-handle.ts";
import { nextStepText } from "./next-step-text.ts";
import { nextSteps, type Situation } from "./next-steps.ts";
import { yearEndSteps } from "./year-end-steps.ts";

const sale = (id: string, more = {}) =>
  transaction(
    id,
    "2025-02-01",
    [
      [1930, 10],
      [3001, -10],
    ],
    more,
  );

interface Given extends Partial<Situation> {
  readonly companyType?: CompanyType;
}

function steps({ companyType = "AB", ...given }: Given, books: Partial<LedgerInput> = {}) {
  const today = given.today ?? isoDate("2025-10-20");
  const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions: [], ...books });
  return nextSteps({
    ledger,
    hasPreviousYear: true,
    hasFollowingYear: false,
    unbooked: undefined,
    yearEndSteps: yearEndSteps(ledger, [], companyType, today),
    drafts: draftsToHandle([], year2025),
    filingSteps: [],
    missingDetails: [],
    today,
    ...given,
  });
}

const texts = (...given: Parameters<typeof steps>) => steps(...given).map(nextStepText);
const titles = (...given: Parameters<typeof steps>) => texts(...given).map(({ title }) => title);

test("books in order have nothing waiting", () => {
  expect(steps({})).toEqual([]);
});

test("drafts wait, receipts among them", () => {
  const receipt = { ...draft("r", undefined, []), attachmentIds: ["f"] };
  const stepOf = (...drafts: Parameters<typeof draftsToHandle>[0]) =>
    texts({ drafts: draftsToHandle(drafts, year2025) });
  expect(stepOf(draft("b", "2025-10-03", []), draft("a", "2025-10-02", []), receipt)).toEqual([
    { title: "3 utkast väntar", detail: "Äldst: Utkast a, 2\u00A0oktober" },
  ]);
  expect(stepOf({ ...draft("c", "2025-10-02", []), text: "" })[0]?.detail).toBe("Äldst: 2\u00A0oktober");
  expect(stepOf({ ...receipt, text: "" })[0]?.detail).toBe("Äldst: utan datum och text");
});

test("a missing file is mentioned where most have one", () => {
  const withFile = sale("A 1", { attachmentIds: ["f"] });
  const transactions = [withFile, sale("A 2"), withFile, sale("A 4")];
  expect(texts({}, { transactions })).toEqual([{ title: "A\u00A04 saknar underlag", detail: "A 4, 10,00" }]);
  expect(steps({}, { transactions: [withFile, sale("A 2"), sale("A 3")] })).toEqual([]);
  expect(
    steps({}, { transactions: [withFile, sale("A 2", { attachments: [{ id: "f", name: "" }] })] }),
  ).toEqual([]);
});

test("a year that is over is closed, and the next one made in time", () => {
  const open = { transactions: [sale("A 1")] };
  const later = { today: isoDate("2026-01-01"), hasFollowingYear: true };
  expect(titles(later, open)).toEqual(["Bokslut 2025"]);
  expect(titles({ ...later, hasFollowingYear: false }, open)).toEqual([
    "Bokslut 2025",
    "Skapa räkenskapsåret 2026",
  ]);
  expect(titles({ today: isoDate("2025-12-01") })).toEqual(["Skapa räkenskapsåret 2026"]);
  expect(titles({ today: isoDate("2025-11-30") })).toEqual([]);
  expect(titles({ ...later, companyType: "PP" }, open)).toEqual([]);
  expect(titles(later, { ...open, fiscalYear: { ...year2025, locked: true } })).toEqual([]);
  expect(titles({ ...later, today: isoDate("2025-12-31") }, open)).toEqual([]);
  expect(titles(later)).toEqual([]);
  const booked = transaction("A 2", "2025-12-31", [
    [8999, 10],
    [2099, -10],
  ]);
  const closed = { transactions: [sale("A 1"), booked] };
  expect(titles({ ...later, companyType: "E" }, closed)).toEqual([]);
  expect(titles(later, closed)).toEqual(["Årsredovisning 2025 till Bolagsverket"]);
});

test("OV13: a limited company that only has its share capital sends in its report all the same", () => {
  const capital = opening([
    [1930, 25_000],
    [2081, -25_000],
  ]);
  const later = { today: isoDate("2026-03-01"), hasFollowingYear: true };
  expect(titles(later, { openingBalances: capital })).toEqual(["Årsredovisning 2025 till Bolagsverket"]);
  expect(titles({ ...later, companyType: "E" }, { openingBalances: capital })).toEqual([]);
  expect(titles(later, { transactions: [], openingBalances: [] })).not.toContain(
    "Årsredovisning 2025 till Bolagsverket",
  );
});

test.each([
  ["2026-01-01", "Årsstämma senast 30 juni. Senast 31 juli, om 211 dagar"],
  ["2026-06-30", "Årsstämma senast 30 juni. Senast 31 juli, om 31 dagar"],
  ["2026-07-01", "Senast 31 juli, om 30 dagar"],
  ["2026-07-31", "Senast 31 juli, i dag"],
  ["2026-08-01", "Skulle ha lämnats 31 juli"],
  ["2026-08-28", "Skulle ha lämnats 31 juli"],
  ["2025-12-31", undefined],
  ["2026-08-29", undefined],
])("OV13: on %s the annual report of a year whose result is booked says: %s", (today, detail) => {
  const booked = transaction("A 2", "2025-12-31", [
    [8999, 10],
    [2099, -10],
  ]);
  const given = { today: isoDate(today), hasFollowingYear: true };
  for (const locked of [false, true]) {
    const books = { transactions: [sale("A 1"), booked], fiscalYear: { ...year2025, locked } };
    const found = texts(given, books).map((text) => ({
      ...text,
      detail: text.detail.replaceAll("\u00A0", " "),
    }));
    expect(found).toEqual(
      detail === undefined ? [] : [{ title: "Årsredovisning 2025 till Bolagsverket", detail }],
    );
  }
});

test("OV13: a result that was booked before the tax is not booked in full, and its year still waits", () => {
  const booked = transaction("A 2", "2025-12-31", [
    [8999, 10],
    [2099, -10],
  ]);
  const tax = transaction("A 3", "2025-12-31", [
    [8910, 2],
    [2512, -2],
  ]);
  const later = { today: isoDate("2026-01-01"), hasFollowingYear: true };
  const [step, ...others] = texts(later, { transactions: [sale("A 1"), booked, tax] });
  expect(others).toEqual([]);
  expect(step?.title).toBe("Bokslut 2025");
  expect(step?.detail).toMatch(
    /^\u{2212}2,00 av årets resultat är inte bokfört\. Årsstämma senast 30\u00A0juni,/u,
  );
});

test("details and the opening balance of new books", () => {
  const one = { transactions: [sale("A 1")] };
  const many = { transactions: Array.from({ length: 10 }, (_, index) => sale(`A ${index + 1}`)) };
  expect(texts({ hasPreviousYear: false }, one)).toEqual([
    { title: "Fyll i ingående balans", detail: "Det som fanns på kontona när året började." },
  ]);
  expect(titles({ hasPreviousYear: false })).toEqual([]);
  expect(titles({ hasPreviousYear: false }, many)).toEqual([]);
  const spent = transaction("A 11", "2025-02-02", [
    [1930, -101],
    [5010, 101],
  ]);
  const below = { transactions: [...many.transactions, spent] };
  expect(titles({ hasPreviousYear: false }, below)).toEqual(["Fyll i ingående balans"]);
  expect(titles({ hasPreviousYear: false, today: isoDate("2025-02-01") }, below)).toEqual([]);
  expect(titles({}, below)).toEqual([]);
  expect(titles({}, one)).toEqual([]);
  const filled = opening([
    [1930, 5],
    [2081, -5],
  ]);
  expect(titles({ hasPreviousYear: false }, { ...one, openingBalances: filled })).toEqual([]);
  expect(texts({}, { openingBalances: filled.slice(0, 1) })).toEqual([
    { title: "Ingående balans balanserar inte", detail: "Summan är 5,00. Den ska vara 0." },
  ]);
  const detailBeside = (result: number) =>
    texts({ unbooked: { year: year2025, result: ore(result) } }, { openingBalances: filled.slice(0, 1) })[0]
      ?.detail;
  expect(detailBeside(5_00)).toBe("Summan är 5,00. Det är resultatet för 2025, som inte är bokfört än.");
  expect(detailBeside(6_00)).toBe("Summan är 5,00. Den ska vara 0.");
});

test("a first year that is closed or locked is not asked for its opening balance", () => {
  const booked = transaction("A 2", "2025-12-31", [
    [8999, 10],
    [2019, -10],
  ]);
  const asks = (today: string, books: Partial<LedgerInput>) =>
    titles({ hasPreviousYear: false, companyType: "E", today: isoDate(today) }, books).includes(
      "Fyll i ingående balans",
    );
  const [open, closed] = [[sale("A 1")], [sale("A 1"), booked]];
  expect(asks("2026-01-01", { transactions: open })).toBe(true);
  expect(asks("2026-01-01", { transactions: closed })).toBe(false);
  expect(asks("2025-12-31", { transactions: closed })).toBe(true);
  expect(asks("2025-12-31", { transactions: open, fiscalYear: { ...year2025, locked: true } })).toBe(false);
});

test.each([
  [["ort"], "ort"],
  [["telefon", "ort"], "telefon och ort"],
  [["telefon", "e-post", "ort"], "telefon, e-post och ort"],
])("missing details %j are named as %s", (missingDetails, words) => {
  expect(texts({ missingDetails })).toEqual([
    {
      title: "Företagsuppgifterna är inte fullständiga",
      detail: `Det saknas giltiga uppgifter om ${words}.`,
    },
  ]);
});

test("an unknown step is a bug", () => {
  // @ts-expect-error -- no such step
  expect(() => nextStepText({ code: "none" })).toThrow("Unhandled case");
});
