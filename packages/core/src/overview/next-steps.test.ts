import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { buildLedger, type LedgerInput } from "../ledger/index.ts";
import { draft, opening, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { ore } from "../money/index.ts";
import type { VatOverview } from "../vat/index.ts";
import { draftsToHandle } from "./drafts-to-handle.ts";
import { nextStepText } from "./next-step-text.ts";
import { nextSteps, type Situation } from "./next-steps.ts";

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

function steps(given: Partial<Situation>, books: Partial<LedgerInput> = {}) {
  const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions: [], ...books });
  return nextSteps({
    ledger,
    companyType: "AB",
    hasPreviousYear: true,
    hasFollowingYear: false,
    unbooked: undefined,
    vat: undefined,
    drafts: draftsToHandle([]),
    missingDetails: [],
    today: isoDate("2025-10-20"),
    ...given,
  });
}

const texts = (...given: Parameters<typeof steps>) => steps(...given).map(nextStepText);
const titles = (...given: Parameters<typeof steps>) => texts(...given).map(({ title }) => title);

test("books in order have nothing waiting", () => {
  expect(steps({})).toEqual([]);
});

const vat: VatOverview = {
  type: "quarter",
  isAssumed: false,
  period: { from: isoDate("2025-07-01"), to: isoDate("2025-09-30") },
  dueDate: isoDate("2025-11-12"),
  isSettled: false,
  output: ore(0),
  input: ore(0),
  toPay: ore(0),
  amount: ore(0),
  withoutBox: [],
};

test("a VAT return waits from the end of its period until its day, unless it is settled", () => {
  expect(texts({ vat })).toEqual([
    { title: "Momsrapport juli–september", detail: "Senast 12\u00A0november, om 23 dagar" },
  ]);
  expect(steps({ vat: { ...vat, isSettled: true } })).toEqual([]);
  expect(steps({ vat, today: isoDate("2025-09-30") })).toEqual([]);
  expect(steps({ vat, today: isoDate("2025-11-12") })).toHaveLength(1);
  expect(steps({ vat, today: isoDate("2025-11-13") })).toEqual([]);
});

test("drafts and receipts wait", () => {
  const receipt = (id: string, date?: string) => ({ ...draft(id, date, []), attachmentIds: ["f"] });
  const given = (...drafts: Parameters<typeof draftsToHandle>[0]) => ({ drafts: draftsToHandle(drafts) });
  expect(texts(given(draft("b", "2025-10-03", []), draft("a", "2025-10-02", []), receipt("r")))).toEqual([
    { title: "2 utkast väntar", detail: "Äldst: Utkast a, 2\u00A0oktober" },
    { title: "1 kvitto utan bokföring", detail: "Utan datum" },
  ]);
  expect(texts(given(receipt("r", "2025-10-02"), receipt("s")))).toEqual([
    { title: "2 kvitton utan bokföring", detail: "Äldsta från 2\u00A0oktober" },
  ]);
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
  expect(titles(later, { transactions: [sale("A 1"), booked] })).toEqual([]);
});

test("details and the opening balance of new books", () => {
  const one = { transactions: [sale("A 1")] };
  const many = { transactions: Array.from({ length: 10 }, (_, index) => sale(`A ${index + 1}`)) };
  expect(texts({ hasPreviousYear: false }, one)).toEqual([
    { title: "Fyll i ingående balans", detail: "Det som fanns på kontona när året började." },
  ]);
  expect(titles({ hasPreviousYear: false })).toEqual([]);
  expect(titles({ hasPreviousYear: false }, many)).toEqual([]);
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
