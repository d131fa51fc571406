import type { AccountNo } from "../account-plan/index.ts";
import type { DateRange, IsoDate } from "../calendar/index.ts";
import type { HandedOut } from "../filing/index.ts";
import { type FiscalYear, periodText } from "../fiscal-year/index.ts";
import { cutToKronor, negateOre, type Ore, ore, sumOre } from "../money/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import { countedEntries } from "../transaction/index.ts";
import { outsideAccounts } from "./moved-vat.ts";
import { nearerZero } from "./settlement/held/nearer-zero.ts";
import { stillHeld } from "./settlement/held/still-held.ts";
import { settledAsReturned } from "./settlement/periods/settled-as-returned.ts";
import { isPartlyTaken, rowsLeft } from "./settlement/rows-left.ts";
import type { RowLeft } from "./settlement/rows-of-period.ts";
import { settledVouchers } from "./settlement/settled-vouchers.ts";
import { vatOfParts } from "./vat-boxes.ts";
import { partsOfPeriod, type VatBooks, type VatPart } from "./vat-moves.ts";
import type { VatAccount } from "./vat-report-row.ts";
import { CLAIM_ACCOUNT, DEBT_ACCOUNT, ROUNDING_ACCOUNT } from "./vat-settlements.ts";

/** The entry that moves the VAT of a period to 2650 or 1650, in one fiscal year (VR7). */
export interface VatSettlementEntry {
  readonly fiscalYear: FiscalYear;
  /** The last day of the period that the fiscal year holds. */
  readonly date: IsoDate;
  readonly text: string;
  /** Debit positive, in öre; they sum to 0. */
  readonly entries: readonly { readonly accountId: AccountNo; readonly amount: Ore }[];
}

export type VatSettlementRefusal =
  /** The VAT accounts of the period are empty: it is settled, or there is no VAT in it. */
  | { readonly code: "nothing-to-settle"; readonly isSettled: boolean }
  /** The chart lacks an account that the entry needs. */
  | { readonly code: "missing-account"; readonly account: AccountNo }
  /** VAT is booked on accounts that a settlement cannot empty: it is to be moved to 2610-2649 first. */
  | { readonly code: "outside-vat-accounts"; readonly accounts: readonly AccountNo[] };

/**
 * The entries that settle a period, one for each fiscal year that has something left to settle: they empty the accounts
 * 2610-2649 of what the period has put on them, the öre that the return drops go to 3740, and box 49 to 2650 or, as a
 * claim, to 1650. What earlier settlements of the period have moved is not moved again. Of `returns`, those of shorter
 * periods within it keep what their settlements put on 2650 and 1650.
 */
export function vatSettlementEntries(
  years: readonly VatBooks[],
  period: DateRange,
  returns: readonly HandedOut[] = [],
): Result<readonly VatSettlementEntry[], VatSettlementRefusal> {
  const parts = partsOfPeriod(years, period);
  const outside = parts.flatMap(outsideAccounts);
  if (outside.length > 0) return err({ code: "outside-vat-accounts", accounts: [...new Set(outside)] });
  const open = parts.filter((part) => rowsLeft(part).length > 0);
  if (open.length === 0) {
    return err({ code: "nothing-to-settle", isSettled: settledVouchers(parts).length > 0 });
  }
  // Box 49 belongs to the whole period: the last entry takes what the earlier ones have not moved.
  let left = sumOre([negateOre(vatOfParts(parts).toPay), negateOre(sumOre(parts.map(movedToDebt)))]);
  const entries: VatSettlementEntry[] = [];
  for (const part of open) {
    const own = sumOre([negateOre(vatOfParts([part]).toPay), negateOre(movedToDebt(part))]);
    const amount = isPartlyTaken(part) ? wholeOf(part) : part === open.at(-1) ? left : own;
    left = sumOre([left, negateOre(amount)]);
    const entry = entryOf(part, { period, amount, years, returns });
    const missing = entry.entries.find(({ accountId }) => !part.books.accounts.has(String(accountId)));
    if (missing !== undefined) return err({ code: "missing-account", account: missing.accountId });
    entries.push(entry);
  }
  return ok(entries);
}

/** True when something of the period is left to move to 2650 or 1650. */
export function hasVatLeft(years: readonly VatBooks[], period: DateRange): boolean {
  return vatLeft(partsOfPeriod(years, period)).length > 0;
}

/** What the period has put on the VAT accounts and its settlements have not moved; debit positive, year by year. */
export function vatLeft(parts: readonly VatPart[]): readonly VatAccount[] {
  return parts.flatMap((part) =>
    rowsLeft(part).map(({ accountId, amount }) => ({ account: accountId, amount: negateOre(amount) })),
  );
}

/** What settlements of the part have put on an account, debit positive. */
function movedTo(account: AccountNo, { settled }: Pick<VatPart, "settled">): Ore {
  const rows = settled.flatMap(({ entries }) => countedEntries(entries));
  return sumOre(rows.filter(({ accountId }) => accountId === account).map(({ amount }) => amount));
}

function movedToDebt(part: VatPart): Ore {
  return sumOre([movedTo(DEBT_ACCOUNT, part), movedTo(CLAIM_ACCOUNT, part)]);
}

/** What the rows of a part come to, in whole kronor: of several periods at once a part is left, which no box says. */
function wholeOf(part: VatPart): Ore {
  return negateOre(cutToKronor(sumOre(rowsLeft(part).map(({ amount }) => amount))));
}

/** What a part is to move to 2650 or 1650, and all the books that are known. */
interface AmountOfPart {
  readonly period: DateRange;
  readonly amount: Ore;
  readonly years: readonly VatBooks[];
  readonly returns: readonly HandedOut[];
}

function entryOf(part: VatPart, asked: AmountOfPart): VatSettlementEntry {
  const { period, amount } = asked;
  const rows = rowsLeft(part);
  const rounding = ore(0 - sumOre(rows.map((row) => row.amount)) - amount);
  return {
    fiscalYear: part.books.ledger.fiscalYear,
    date: part.range.to,
    text: `Momsavräkning ${periodText(period)}`,
    entries: [
      ...rows,
      ...(rounding === 0 ? [] : [{ accountId: ROUNDING_ACCOUNT, amount: rounding }]),
      ...(amount === 0 ? turnedRows(rows) : debtRows(part, asked)),
    ],
  };
}

/** Both sides pass through 2650: only an entry with that account is a settlement, which the boxes leave out (OV4). */
function turnedRows(rows: readonly RowLeft[]): readonly RowLeft[] {
  const turned = ore(Math.max(...rows.map((row) => Math.abs(row.amount))));
  return [
    { accountId: DEBT_ACCOUNT, amount: negateOre(turned) },
    { accountId: DEBT_ACCOUNT, amount: turned },
  ];
}

/**
 * The rows on 2650 and 1650: what earlier settlements of the period put on the other one is taken back from there first, but
 * for what has been paid since, or is to be by a return of its own (VR7).
 */
function debtRows(part: VatPart, { period, amount, years, returns }: AmountOfPart): readonly RowLeft[] {
  const [account, other] = amount < 0 ? [DEBT_ACCOUNT, CLAIM_ACCOUNT] : [CLAIM_ACCOUNT, DEBT_ACCOUNT];
  const { from, to } = part.books.ledger.fiscalYear;
  const returned = settledAsReturned(part, period, returns);
  const settled = part.settled.filter((each) => !returned.includes(each));
  const inYear = settled.map(({ date }) => date).filter((date) => date <= to);
  const there = stillHeld(
    years.map(({ ledger }) => ledger).filter(({ fiscalYear }) => fiscalYear.from >= from),
    {
      account: other,
      amount: movedTo(other, { settled }),
      through: inYear.reduce((a, b) => (a > b ? a : b), part.range.to),
    },
  );
  const back = nearerZero(negateOre(there), amount);
  return [
    { accountId: other, amount: back },
    { accountId: account, amount: sumOre([amount, negateOre(back)]) },
  ].filter((row) => row.amount !== 0);
}
