import type { AccountPlan } from "../account-plan/index.ts";
import type { Ledger } from "../ledger/index.ts";
import { cutToKronor, negateOre, type Ore, sumOre } from "../money/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import type { AccountProblem } from "./account-problem.ts";
import { filledFields } from "./filled-fields.ts";
import { type OtherField, placeBalances } from "./place-balances.ts";
import { returnPart } from "./return-part.ts";
import { netOf, type ReturnAmounts, type ReturnPart, type ReturnRow } from "./return-row.ts";
import type { SruEntries } from "./sru-entries.ts";
import { accountParts, type TaxForm } from "./tax-form.ts";

export interface IncomeTaxReport {
  readonly parts: readonly ReturnPart[];
  /** The year's result, profit positive: the exact sum of the rows of the income statement, and cut to kronor. */
  readonly result: ReturnAmounts;
  /** What is booked as the result, profit positive; 0 where nothing is. */
  readonly bookedResult: Ore;
  /** 'Avrundning': how far the cut result is from the sum of the cut rows. */
  readonly resultRounding: Ore;
  /** 'Avrundning': how far the cut assets are from the cut equity and liabilities. The exact difference is 0 in whole books. */
  readonly balanceRounding: Ore;
  readonly balanceDifference: Ore;
  readonly otherFields: readonly OtherField[];
}

/**
 * The part of a tax return that is made of accounts: each account in the field that its SRU code names, summed in öre
 * and then cut to kronor (TX2, TX6). Refused with every account that cannot be placed (TX3).
 */
export function incomeTaxReport(
  ledger: Ledger,
  plan: Pick<AccountPlan, "accounts2">,
  form: TaxForm,
  entries: SruEntries,
): Result<IncomeTaxReport, readonly AccountProblem[]> {
  const { placed, bookedResult, otherFields, problems } = placeBalances(ledger, plan, entries, form.form);
  if (problems.length > 0) return err(problems);
  const filled = filledFields(placed);
  const isBalanceField = fieldsOfBalance(form);
  const result = sumOre(
    [...filled].flatMap(([sru, { income }]) => (isBalanceField.has(sru) ? [] : [income])),
  );
  const unbooked = sumOre([result, negateOre(bookedResult)]);
  const parts = accountParts(form).map((part) => returnPart(part, filled, { result, unbooked }));
  const [balance, statement] = [rowsIn(parts, false), rowsIn(parts, true)];
  const roundedResult = cutToKronor(result);
  return ok({
    parts,
    result: { total: result, roundedTotal: roundedResult },
    bookedResult,
    resultRounding: sumOre([roundedResult, negateOre(netOf(statement, "credit", "roundedTotal"))]),
    balanceRounding: netOf(balance, "debit", "roundedTotal"),
    balanceDifference: netOf(balance, "debit", "total"),
    otherFields,
  });
}

/** Whether a part is an income statement: it has the year's result. */
function isStatement({ items }: Pick<ReturnPart, "items">): boolean {
  return items.some((group) => group.items.some(({ isResult }) => isResult));
}

function rowsIn(parts: readonly ReturnPart[], ofStatement: boolean): readonly ReturnRow[] {
  return parts
    .filter((part) => isStatement(part) === ofStatement)
    .flatMap(({ items }) => items.flatMap((group) => group.items.filter(({ isResult }) => !isResult)));
}

function fieldsOfBalance(form: TaxForm): ReadonlySet<number> {
  const parts = accountParts(form).filter(({ items }) =>
    items.every((group) => group.items.every(({ computed }) => computed === undefined)),
  );
  const rows = parts.flatMap(({ items }) => items.flatMap((group) => group.items));
  return new Set(rows.flatMap(({ sruMap }) => sruMap.map(({ sru }) => sru)));
}
