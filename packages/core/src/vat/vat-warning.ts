import type { AccountNo } from "../account-plan/index.ts";
import { addDays, monthsOf } from "../calendar/index.ts";
import { negateOre, type Ore, ore, sumOre, ZERO_ORE } from "../money/index.ts";
import { type BadDebtWithoutBase, badDebtsWithoutBase } from "./base/bad-debt-vat.ts";
import { soldAssetsWithoutBase } from "./base/sold-asset-vat.ts";
import { type BaseDifference, baseDifferences } from "./base/vat-base-check.ts";
import type { VoucherWithoutBase } from "./base/voucher-without-base.ts";
import { hasMovedVat } from "./moved-vat.ts";
import { vatPeriodTypeOf } from "./period/vat-period.ts";
import { type DuplicateSettlement, duplicateSettlements } from "./settlement/duplicate-settlements.ts";
import type { LikeSettlement } from "./settlement/like-settlement.ts";
import { movesOfDays } from "./settlement/moves-of-days.ts";
import { daysOfPeriods } from "./settlement/own-settlements.ts";
import { taxCodeOf, type VatPart } from "./vat-moves.ts";
import type { MovedOfCodes, VatAccount, VatReportQuestion, VatReportRow } from "./vat-report-row.ts";
import { INPUT_BOX, OUTPUT_BOXES } from "./vat-return-box.ts";

/** What is worth a look in a return, and does not keep its file from being made. */
export type VatWarning =
  /** Nothing of VAT has moved, but the file may be made: there is a base, or the person said so (VR5). */
  | { readonly code: "no-vat"; readonly hasBase: boolean }
  /** A transaction that is in the boxes, and that may be a settlement (VR17). */
  | ({ readonly code: "like-settlement" } & LikeSettlement)
  /** A settlement that was probably registered twice (VR13). */
  | ({ readonly code: "duplicate-settlement" } & DuplicateSettlement)
  /** Accounts whose tax code is no box of the return: they are in no box. */
  | { readonly code: "unknown-tax-code"; readonly taxCode: number; readonly accounts: readonly AccountNo[] }
  /** Accounts 2610-2649 that moved without a tax code (VR3). */
  | { readonly code: "without-box"; readonly accounts: readonly AccountNo[] }
  | ({ readonly code: "base-differs" } & BaseDifference)
  /** The base that is missing is probably the price of a sold asset (VR12). */
  | ({ readonly code: "sold-asset-without-base" } & VoucherWithoutBase)
  /** The sale that a customer did not pay is still in the bases (VR22). */
  | ({ readonly code: "bad-debt-without-base" } & BadDebtWithoutBase)
  /** Less is deducted than the VAT on purchases and import that the buyer pays. */
  | { readonly code: "input-below-reverse-charge"; readonly input: Ore; readonly charged: Ore }
  /** Output or input VAT is many times what it has been earlier in the year; in öre for a period as long. */
  | {
      readonly code: "unusual-amount";
      readonly direction: "output" | "input";
      readonly amount: Ore;
      readonly usual: Ore;
    };

/** What of a report the warnings are about. */
interface ReportSums {
  readonly rows: readonly VatReportRow[];
  readonly withoutBox: readonly VatAccount[];
  readonly codes: MovedOfCodes;
  /** The boxes that there are. */
  readonly known: ReadonlySet<number>;
}

const CHARGED_BOXES: readonly number[] = [30, 31, 32, 60, 61, 62];

/** The soft checks of a return, in the order of the page. */
export function vatWarnings(
  { isNil }: VatReportQuestion,
  parts: readonly VatPart[],
  { rows, withoutBox, codes, known }: ReportSums,
): readonly VatWarning[] {
  const hasBase = rows.some(({ box, whole }) => box.kind === "base" && whole !== 0);
  const differences = baseDifferences(rows);
  const isEmpty = !hasMovedVat(parts) && (hasBase || isNil === true);
  return [
    ...(isEmpty ? [{ code: "no-vat", hasBase } as const] : []),
    ...parts
      .flatMap(duplicateSettlements)
      .map((found) => ({ code: "duplicate-settlement", ...found }) as const),
    ...unknownCodes(codes, known),
    ...(withoutBox.length === 0
      ? []
      : [{ code: "without-box", accounts: withoutBox.map(({ account }) => account) } as const]),
    ...differences.map((difference) => ({ code: "base-differs", ...difference }) as const),
    ...differences.flatMap((difference) =>
      soldAssetsWithoutBase(parts, rows, difference).map(
        (sold) => ({ code: "sold-asset-without-base", ...sold }) as const,
      ),
    ),
    ...differences.flatMap((difference) =>
      badDebtsWithoutBase(parts, rows, difference).map(
        (debt) => ({ code: "bad-debt-without-base", ...debt }) as const,
      ),
    ),
    ...inputBelowCharged(rows),
    ...unusualAmounts(parts, rows),
  ];
}

function unknownCodes(codes: MovedOfCodes, known: ReadonlySet<number>): readonly VatWarning[] {
  return [...codes].flatMap(([taxCode, accounts]) => {
    const moved = accounts.filter(({ amount }) => amount !== 0).map(({ account }) => account);
    if (taxCode === undefined || known.has(taxCode) || moved.length === 0) return [];
    return [{ code: "unknown-tax-code", taxCode, accounts: moved } as const];
  });
}

function inputBelowCharged(rows: readonly VatReportRow[]): readonly VatWarning[] {
  const charged = wholeSum(rows, CHARGED_BOXES);
  const input = wholeSum(rows, [INPUT_BOX]);
  return input < charged ? [{ code: "input-below-reverse-charge", input, charged }] : [];
}

function wholeSum(rows: readonly VatReportRow[], boxes: readonly number[]): Ore {
  return sumOre(rows.filter(({ box }) => boxes.includes(box.box)).map(({ whole }) => whole));
}

/** An amount is unusual at five times the earlier ones, and ten thousand kronor more. */
const UNUSUAL_TIMES = 5;
const UNUSUAL_ORE = 1_000_000;

function unusualAmounts(parts: readonly VatPart[], rows: readonly VatReportRow[]): readonly VatWarning[] {
  const [part] = parts;
  const last = parts.at(-1);
  if (part === undefined || last === undefined) return [];
  const year = part.books.ledger.fiscalYear;
  const before = monthsOf({ from: year.from, to: addDays(part.range.from, -1) }).length;
  if (before === 0) return [];
  const months = monthsOf({ from: part.range.from, to: last.range.to }).length;
  const earlier = earlierVat(part);
  const asUsual = (amounts: readonly Ore[]) => {
    // Where some period gave VAT back, the mean is nothing that a period usually has.
    const isOfOneSide = amounts.every((each) => each >= 0) || amounts.every((each) => each <= 0);
    return isOfOneSide ? ore(Math.round((sumOre(amounts) * months) / before)) : ZERO_ORE;
  };
  const found = [
    {
      direction: "output",
      amount: wholeSum(rows, OUTPUT_BOXES),
      usual: asUsual(earlier.map(({ output }) => output)),
    },
    {
      direction: "input",
      amount: wholeSum(rows, [INPUT_BOX]),
      usual: asUsual(earlier.map(({ input }) => input)),
    },
  ] as const;
  return found
    .filter(({ amount, usual }) => isUnusual(Math.abs(amount), Math.abs(usual)))
    .map((each) => ({ code: "unusual-amount", ...each }) as const);
}

function isUnusual(amount: number, usual: number): boolean {
  return usual > 0 && amount > UNUSUAL_TIMES * usual && amount - usual > UNUSUAL_ORE;
}

/** Output and input VAT of each earlier period of the fiscal year, settlements apart. */
function earlierVat({
  books,
  period,
  range,
}: VatPart): readonly { readonly output: Ore; readonly input: Ore }[] {
  const earlier = daysOfPeriods(books.ledger, vatPeriodTypeOf(period)).filter(
    ({ from }) => from < range.from,
  );
  return earlier.map((days) => {
    const moved = [...movesOfDays(books.ledger, days).moved];
    const sumOf = (boxes: readonly number[]) =>
      sumOre(
        moved
          .filter(([account]) => boxes.includes(taxCodeOf(books, account) ?? 0))
          .map(([, amount]) => amount),
      );
    return { output: negateOre(sumOf(OUTPUT_BOXES)), input: sumOf([INPUT_BOX]) };
  });
}
