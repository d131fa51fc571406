import type { AccountNo } from "../account-plan/index.ts";
import type { DateRange } from "../calendar/index.ts";
import { cutToKronor, type Ore, ore, sumOre, ZERO_ORE } from "../money/index.ts";
import { likeSettlements } from "./settlement/like-settlement.ts";
import { vatOfParts } from "./vat-boxes.ts";
import { isVatOf, partsOfPeriod, taxCodeOf, type VatPart } from "./vat-moves.ts";
import { type VatProblem, vatProblems } from "./vat-problem.ts";
import type { MovedOfCodes, VatAccount, VatReportQuestion, VatReportRow } from "./vat-report-row.ts";
import { RESULT_BOX, type VatReturnBox } from "./vat-return-box.ts";
import { type VatWarning, vatWarnings } from "./vat-warning.ts";

export interface VatReportSection {
  readonly section: string;
  readonly name: string;
  readonly rows: readonly VatReportRow[];
}

export interface VatReport {
  readonly period: DateRange;
  /** The parts of the period in the books of each fiscal year. */
  readonly parts: readonly VatPart[];
  /** Sections A to I, with a row for every box. */
  readonly sections: readonly VatReportSection[];
  /** Box 49, in öre: positive to pay, negative to get back. */
  readonly toPay: Ore;
  /** Accounts 2610-2649 that moved without a tax code: in no box (VR3). Debit positive. */
  readonly withoutBox: readonly VatAccount[];
  /** Why there is no file; empty when there may be one. */
  readonly problems: readonly VatProblem[];
  /** What deserves a look before the file is sent. */
  readonly warnings: readonly VatWarning[];
}

/** The VAT return of a period out of the books (VR1): sections, boxes, and what is wrong with them. */
export function vatReport(question: VatReportQuestion): VatReport {
  const { years, period, boxes } = question;
  const parts = partsOfPeriod(years, period);
  const { sections, ...boxed } = vatSections(parts, boxes);
  const withoutBox = (boxed.codes.get(undefined) ?? []).filter(({ amount }) => amount !== 0);
  const known = new Set(boxes.map(({ box }) => box));
  const like = likeSettlements(parts, question.before).map(
    (found) => ({ code: "like-settlement", ...found }) as const,
  );
  return {
    period,
    parts,
    sections,
    toPay: boxed.toPay,
    withoutBox,
    problems: [...like.filter(({ isCertain }) => isCertain), ...vatProblems(question, parts, boxed.rows)],
    warnings: [
      ...like.filter(({ isCertain }) => !isCertain),
      ...vatWarnings(question, parts, { ...boxed, withoutBox, known }),
    ],
  };
}

interface VatSections extends Pick<VatReport, "sections" | "toPay"> {
  /** The boxes but the last, which is worked out of them. */
  readonly rows: readonly VatReportRow[];
  readonly codes: MovedOfCodes;
}

/** The boxes of the return with what the parts of a period have in each, and nothing on whether that is right. */
export function vatSections(parts: readonly VatPart[], boxes: readonly VatReturnBox[]): VatSections {
  const codes = movedOfCodes(parts);
  const { toPay } = vatOfParts(parts);
  const rows = boxes
    .filter(({ box }) => box !== RESULT_BOX)
    .map((box) => reportRow(box, codes.get(box.box) ?? []));
  const result = boxes.filter(({ box }) => box === RESULT_BOX).map((box) => resultRow(box, rows, toPay));
  return { sections: sectionsOf([...rows, ...result]), rows, codes, toPay };
}

/** The rows of a report in the order of the page. */
export function reportRows({ sections }: Pick<VatReport, "sections">): readonly VatReportRow[] {
  return sections.flatMap(({ rows }) => rows);
}

function movedOfCodes(parts: readonly VatPart[]): MovedOfCodes {
  const codes = new Map<number | undefined, Map<AccountNo, Ore>>();
  for (const { books, moved } of parts) {
    for (const [account, amount] of moved) {
      const code = taxCodeOf(books, account);
      if (code === undefined && !isVatOf(books, account)) continue;
      const accounts = codes.get(code) ?? new Map<AccountNo, Ore>();
      accounts.set(account, sumOre([accounts.get(account) ?? ZERO_ORE, amount]));
      codes.set(code, accounts);
    }
  }
  return new Map([...codes].map(([code, accounts]) => [code, inOrder(accounts)]));
}

function inOrder(accounts: ReadonlyMap<AccountNo, Ore>): readonly VatAccount[] {
  return [...accounts]
    .map(([account, amount]) => ({ account, amount }))
    .toSorted((a, b) => a.account - b.account);
}

function reportRow(box: VatReturnBox, moved: readonly VatAccount[]): VatReportRow {
  const accounts = moved.map(({ account, amount }) => ({ account, amount: ore(amount * box.multiplier) }));
  const exact = sumOre(accounts.map(({ amount }) => amount));
  return { box, exact, whole: cutToKronor(exact), accounts };
}

function resultRow(box: VatReturnBox, rows: readonly VatReportRow[], toPay: Ore): VatReportRow {
  const taxes = rows.filter((row) => row.box.kind === "vat");
  // What is credited is to be paid: a multiplier of -1 adds, that of input VAT takes off.
  const exact = ore(0 - sumOre(taxes.map((row) => ore(row.exact * row.box.multiplier))));
  return { box, exact, whole: toPay, accounts: [] };
}

function sectionsOf(rows: readonly VatReportRow[]): readonly VatReportSection[] {
  const names = new Map(rows.map(({ box }) => [box.section, box.sectionName]));
  return [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([section, name]) => ({ section, name, rows: rows.filter(({ box }) => box.section === section) }));
}
