import { type AccountNo, isResultAccount } from "../account-plan/index.ts";
import type { DateRange } from "../calendar/index.ts";
import { accountsBeside } from "../ledger/index.ts";
import { type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import { isLossOnCustomer } from "./base/bad-debt-vat.ts";
import { isDisposalResult } from "./base/sold-asset-vat.ts";
import { missingDays } from "./missing-days.ts";
import { hasMovedVat } from "./moved-vat.ts";
import type { LikeSettlement } from "./settlement/like-settlement.ts";
import { takenOn } from "./settlement/opening-settlements.ts";
import { type VatOrigin, vatOrigin } from "./settlement/origin/vat-origin.ts";
import { longerReturn } from "./settlement/periods/longer-return.ts";
import { takenAlone } from "./settlement/settlements-of-year-before.ts";
import { isSettledAccount, taxCodeOf, type VatPart } from "./vat-moves.ts";
import type { VatReportQuestion, VatReportRow } from "./vat-report-row.ts";
import { BOX_GROUPS } from "./vat-return-box.ts";
import { ROUNDING_ACCOUNT, settledOn } from "./vat-settlements.ts";

/** What keeps the file of a period from being made. */
export type VatProblem =
  /** Days of the period are in no fiscal year of the company. */
  | { readonly code: "year-missing"; readonly missing: DateRange }
  /** A VAT account held something when the period began that no settlement has cleared; debit positive. */
  | {
      readonly code: "opening-balance";
      readonly accounts: readonly { readonly account: AccountNo; readonly amount: Ore }[];
      /** Where to look for it. */
      readonly origin: VatOrigin;
    }
  /** A transaction that is in the boxes, and nothing but a settlement looks like it (VR17). */
  | ({ readonly code: "like-settlement" } & LikeSettlement)
  /** No VAT account has moved (VR5). */
  | { readonly code: "no-vat" }
  /** A base without output VAT on it. */
  | {
      readonly code: "base-without-vat";
      readonly bases: readonly number[];
      readonly taxes: readonly number[];
    }
  /** Output VAT without its base. */
  | {
      readonly code: "vat-without-base";
      readonly bases: readonly number[];
      readonly taxes: readonly number[];
      /** The accounts beside that VAT which have no tax code: the base may stand on them. */
      readonly accounts: readonly AccountNo[];
    };

/** Why a period has no file: everything at once, in the order of a person's work. */
export function vatProblems(
  question: VatReportQuestion,
  parts: readonly VatPart[],
  rows: readonly VatReportRow[],
): readonly VatProblem[] {
  const { years, period, isNil, isFirstYear } = question;
  const missing = missingDays(
    years.map(({ ledger }) => ledger),
    period,
    isFirstYear,
  );
  const hasBase = rows.some(({ box, whole }) => box.kind === "base" && whole !== 0);
  return [
    ...missing.map((range) => ({ code: "year-missing", missing: range }) as const),
    ...openingProblem(parts, question),
    ...(hasMovedVat(parts) || hasBase || isNil === true ? [] : [{ code: "no-vat" } as const]),
    ...BOX_GROUPS.flatMap((group) => groupProblem(group, rows, parts)),
  ];
}

/** What the VAT accounts held when the period began, and where the earliest of it comes from (VR4). */
function openingProblem(
  parts: readonly VatPart[],
  { period, before, returns = [] }: Pick<VatReportQuestion, "period" | "before" | "returns">,
): readonly VatProblem[] {
  const longer = longerReturn(period, returns);
  const left = new Map<AccountNo, Ore>();
  let origin: VatOrigin | undefined;
  for (const [place, part] of parts.entries()) {
    const held = heldAtStart(part, parts[place - 1]);
    for (const [account, amount] of held) left.set(account, sumOre([left.get(account) ?? ZERO_ORE, amount]));
    if (held.size === 0) continue;
    const { fiscalYear } = part.books.ledger;
    origin ??=
      longer === undefined
        ? vatOrigin(part, period, [...held.keys()], place === 0 ? before : parts[place - 1]?.books)
        : { code: "returned", asked: period, period: longer, fiscalYear };
  }
  const accounts = [...left].map(([account, amount]) => ({ account, amount }));
  return origin === undefined ? [] : [{ code: "opening-balance", accounts, origin }];
}

/**
 * What the VAT accounts held when the part began and no settlement in it clears, also where one takes just what the year
 * began with and VAT of an earlier period stood beside it. A year that continues a shared period
 * may begin with what the year before it ended with.
 */
export function heldAtStart(part: VatPart, before: VatPart | undefined): ReadonlyMap<AccountNo, Ore> {
  const held = new Map<AccountNo, Ore>();
  const inPart = takenAlone(part.books.ledger, part.range.to).filter(
    ({ settlement }) => settlement.date >= part.range.from && !part.settledBefore.includes(settlement),
  );
  for (const [account, opening] of part.opening) {
    if (!isSettledAccount(part.books, account)) continue;
    const amount = sumOre([opening, settledOn(part.settledBefore, account)]);
    if (amount === 0 || (before !== undefined && amount === closingOf(before, account))) continue;
    const left = sumOre([amount, takenOn(inPart, account)]);
    if (left !== 0) held.set(account, left);
  }
  return held;
}

function closingOf(part: VatPart, account: AccountNo): Ore {
  const inYear = part.settled.filter(({ date }) => date <= part.books.ledger.fiscalYear.to);
  const settled = settledOn([...part.settledBefore, ...inYear], account);
  const held = [part.opening, part.moved].map((sums) => sums.get(account) ?? ZERO_ORE);
  return sumOre([...held, settled]);
}

function groupProblem(
  { bases, taxes }: { readonly bases: readonly number[]; readonly taxes: readonly number[] },
  rows: readonly VatReportRow[],
  parts: readonly VatPart[],
): readonly VatProblem[] {
  const amounts = (boxes: readonly number[]) =>
    rows.filter(({ box }) => boxes.includes(box.box)).map(({ whole }) => whole);
  const [base, tax] = [amounts(bases), amounts(taxes)];
  const isAny = (given: readonly Ore[]) => given.some((amount) => amount !== 0);
  if (base.some((amount) => amount > 0) && !isAny(tax)) return [{ code: "base-without-vat", bases, taxes }];
  if (tax.some((amount) => amount > 0) && !isAny(base)) {
    return [{ code: "vat-without-base", bases, taxes, accounts: accountsWithoutCode(parts, taxes) }];
  }
  return [];
}

/**
 * The accounts of costs and income that are booked together with VAT of these boxes and are in no box themselves. Gain
 * and loss on an asset and losses on customers are not the base, and a tax code on them would be wrong.
 */
function accountsWithoutCode(parts: readonly VatPart[], taxes: readonly number[]): readonly AccountNo[] {
  const found = parts.flatMap(({ books, range }) =>
    [
      ...accountsBeside(books.ledger, range, (account) => taxes.includes(taxCodeOf(books, account) ?? 0)),
    ].filter(
      (account) =>
        isResultAccount(account) &&
        !isDisposalResult(account) &&
        !isLossOnCustomer(account) &&
        account !== ROUNDING_ACCOUNT &&
        taxCodeOf(books, account) === undefined,
    ),
  );
  return [...new Set(found)].toSorted((a, b) => a - b);
}
