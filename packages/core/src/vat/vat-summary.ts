import type { AccountNo } from "../account-plan/index.ts";
import { negateOre, type Ore, sumOre } from "../money/index.ts";
import { type BaseDifference, baseDifferences, type RateOfAccount } from "./base/vat-base-check.ts";
import { reportRows, type VatReport } from "./vat-report.ts";
import { INPUT_BOX, OUTPUT_BOXES } from "./vat-return-box.ts";
import { CLAIM_ACCOUNT, DEBT_ACCOUNT } from "./vat-settlements.ts";

export type VatSummaryStatus = "Passed" | "Failed" | "Incomplete";

/** The base check of the VAT accounts in a period; amounts in öre (VR8). */
export interface VatSummary {
  readonly status: VatSummaryStatus;
  /** Input VAT, exact: positive to deduct. */
  readonly vatReceivableTotal: Ore;
  /** Output VAT, exact: positive to pay. */
  readonly vatPayableTotal: Ore;
  /** Box 49, which is what the settlement books (VR19): positive to pay, negative to get back. */
  readonly toPay: Ore;
  /** The öre that box 49 leaves out, as the settlement puts them on 3740: debit positive. */
  readonly rounding: Ore;
  /** Where box 49 goes: 2650 when it is to be paid, 1650 when it comes back; undefined when it is nothing. */
  readonly netAccount: AccountNo | undefined;
  /** The account that the net needs and the chart lacks. */
  readonly missingAccount: AccountNo | undefined;
  readonly differences: readonly BaseDifference[];
}

/** Whether the booked output VAT is the rates of the booked bases, and what there is to pay. */
export function vatSummary(report: VatReport, rateOf?: RateOfAccount): VatSummary {
  const rows = reportRows(report);
  const exact = (boxes: readonly number[]) =>
    sumOre(rows.filter(({ box }) => boxes.includes(box.box)).map((row) => row.exact));
  const [vatPayableTotal, vatReceivableTotal] = [exact(OUTPUT_BOXES), exact([INPUT_BOX])];
  const { toPay } = report;
  const netAccount = accountOfNet(toPay);
  const isMissing = report.parts.some(
    ({ books }) => netAccount !== undefined && !books.accounts.has(String(netAccount)),
  );
  const differences = baseDifferences(rows, rateOf);
  const judged = differences.length === 0 ? "Passed" : "Failed";
  return {
    status: isMissing ? "Incomplete" : judged,
    vatReceivableTotal,
    vatPayableTotal,
    toPay,
    rounding: sumOre([toPay, vatReceivableTotal, negateOre(vatPayableTotal)]),
    netAccount,
    missingAccount: isMissing ? netAccount : undefined,
    differences,
  };
}

function accountOfNet(net: number): AccountNo | undefined {
  if (net === 0) return undefined;
  return net > 0 ? DEBT_ACCOUNT : CLAIM_ACCOUNT;
}
