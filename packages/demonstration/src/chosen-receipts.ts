import { dateParts } from "@huvudbok/core/calendar";
import { CUSTOMERS, EU_SUPPLIERS, OURSELVES, SUPPLIERS } from "./parties.ts";
import type { PlannedVoucher } from "./planned-voucher.ts";
import type { Receipt } from "./receipt.ts";

/** The suppliers whose papers are kept as files, by month; some months have one more. */
const SELLERS_BY_MONTH: readonly (readonly string[])[] = [
  [SUPPLIERS.landlord.name, SUPPLIERS.fuel.name],
  [SUPPLIERS.computer.name, SUPPLIERS.paper.name],
  [SUPPLIERS.laser.name, SUPPLIERS.train.name],
  [EU_SUPPLIERS.paper.name, SUPPLIERS.paper.name],
  [SUPPLIERS.goods.name],
  [SUPPLIERS.material.name],
  [SUPPLIERS.food.name],
  [SUPPLIERS.phone.name],
  [SUPPLIERS.books.name, SUPPLIERS.phone.name],
  [SUPPLIERS.accountant.name],
  [SUPPLIERS.energy.name, SUPPLIERS.fuel.name],
  [SUPPLIERS.tools.name],
];
const OWN_INVOICES = new Set([CUSTOMERS[0].name, CUSTOMERS[2].name]);

/** The vouchers with the papers of a few of them: making and uploading one for each would take a minute. */
export function chosenReceipts(vouchers: readonly PlannedVoucher[]): readonly PlannedVoucher[] {
  return vouchers.map((voucher) => {
    const { receipt, ...rest } = voucher;
    return receipt !== undefined && isChosen(receipt) ? voucher : rest;
  });
}

function isChosen({ seller, buyer, date }: Receipt): boolean {
  const { month } = dateParts(date);
  return seller === OURSELVES
    ? OWN_INVOICES.has(buyer.name) && month % 3 === 0
    : SELLERS_BY_MONTH.some((sellers, index) => index + 1 === month && sellers.includes(seller.name));
}
