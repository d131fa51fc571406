import type { AccountNo } from "../../account-plan/index.ts";
import { foreignAmountText, quantityText } from "../../transaction/index.ts";
import { adjustmentText, type VoucherEntry } from "../voucher-entry.ts";
import { amountCell, type SheetCell } from "./report-sheet.ts";

/** Debit and credit of a row: one of them, which may be 0. */
export function sideCells({ debit, credit }: VoucherEntry): readonly (SheetCell | undefined)[] {
  return credit === 0 ? [amountCell(debit), undefined] : [undefined, amountCell(credit)];
}

/** A row's own text, its quantity, its amount in another currency, and how the row was changed afterwards. */
export function entryNotes({ text, quantity, foreign, adjustment }: VoucherEntry): readonly string[] {
  return [
    ...(text === undefined ? [] : [text]),
    ...(quantity === undefined ? [] : [quantityText(quantity)]),
    ...(foreign === undefined ? [] : [foreignAmountText(foreign)]),
    ...(adjustment === undefined ? [] : [adjustmentText(adjustment)]),
  ];
}

/** Number and name of the account that a row is on; a row of a draft may have none yet. */
export function accountText(accountNo: AccountNo | undefined, name: string): string {
  return accountNo === undefined ? "Utan konto" : `${accountNo} ${name}`.trim();
}
