import type { FiscalYear } from "../../fiscal-year/index.ts";
import { sumOre } from "../../money/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import type { VatPart } from "../vat-moves.ts";
import { lastingSettlements, settledOn, vatRows } from "../vat-settlements.ts";
import { isSameSettlement } from "./prepared/repeated-settlement.ts";

/** A settlement that takes the same as an earlier one, and more than there was to take. */
export interface DuplicateSettlement {
  readonly voucher: Transaction;
  readonly first: Transaction;
  readonly fiscalYear: FiscalYear;
}

/** The settlements of a part that were probably registered twice (VR13), whatever days the two have. */
export function duplicateSettlements(part: VatPart): readonly DuplicateSettlement[] {
  const { ledger } = part.books;
  const lasting = lastingSettlements(ledger);
  return part.settled.flatMap((voucher) => {
    const earlier = lasting.slice(0, Math.max(0, lasting.indexOf(voucher)));
    const first = earlier.find((each) => isSameSettlement(each, voucher));
    if (first === undefined || !takesTooMuch(part, voucher)) return [];
    return [{ voucher, first, fiscalYear: ledger.fiscalYear }];
  });
}

/** Whether the period has less on each of its accounts than it takes: two periods may have the same VAT. */
function takesTooMuch({ moved, settled }: VatPart, voucher: Transaction): boolean {
  const others = settled.filter((each) => each !== voucher);
  return [...vatRows(voucher)].every(([account, amount]) => {
    const put = [...moved].flatMap(([id, sum]) => (id === account ? [sum] : []));
    const left = sumOre([...put, settledOn(others, account)]);
    return Math.sign(left) !== -Math.sign(amount) || Math.abs(left) < Math.abs(amount);
  });
}
