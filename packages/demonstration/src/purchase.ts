import { addDays, type IsoDate } from "@huvudbok/core/calendar";
import { negateOre, type Ore, shareOfOre, sumOre } from "@huvudbok/core/money";
import type { Entry } from "@huvudbok/core/transaction";
import { OURSELVES, type Supplier } from "./parties.ts";
import { BANK, INPUT_VAT, PAYABLE, type PlannedVoucher, plannedEntry, workday } from "./planned-voucher.ts";
import type { Receipt } from "./receipt.ts";

/** Something bought in Sweden or abroad, before it is a voucher. */
export interface Purchase {
  readonly date: IsoDate;
  readonly supplier: Supplier;
  readonly account: number;
  /** Without VAT. */
  readonly net: Ore;
  /** Percent. */
  readonly rate: number;
  readonly number: number;
  readonly key?: string;
  readonly annotation?: string;
}

/** A purchase paid the same day: with the card at a till, or drawn from the bank for an invoice. */
export function paidPurchase(
  purchase: Purchase,
  kind: Receipt["kind"] = "till",
): PlannedVoucher & { readonly receipt: Receipt } {
  const { gross, entries } = purchaseRows(purchase);
  return {
    ...named(purchase),
    entries: [...entries, plannedEntry(BANK, negateOre(gross))],
    receipt: purchaseReceipt(purchase, kind, purchase.date),
  };
}

/** An invoice to be paid, and its payment when it falls due. */
export function invoicedPurchase(purchase: Purchase, days = 30): readonly PlannedVoucher[] {
  const { gross, entries } = purchaseRows(purchase);
  const dueDate = addDays(purchase.date, days);
  return [
    {
      ...named(purchase),
      entries: [...entries, plannedEntry(PAYABLE, negateOre(gross), `Faktura ${purchase.number}`)],
      receipt: purchaseReceipt(purchase, "invoice", dueDate),
    },
    payment(purchase.supplier.name, workday(dueDate), gross, purchase.number),
  ];
}

/** A debt to a supplier, paid from the bank. */
export function payment(name: string, date: IsoDate, amount: Ore, number: number): PlannedVoucher {
  return {
    date,
    text: `Betalning ${name}`,
    entries: [plannedEntry(PAYABLE, amount, `Faktura ${number}`), plannedEntry(BANK, negateOre(amount))],
  };
}

function named({ date, supplier, key, annotation }: Purchase) {
  return {
    date,
    text: supplier.text,
    ...(key === undefined ? {} : { key }),
    ...(annotation === undefined ? {} : { annotation }),
  };
}

function purchaseRows({ account, net, rate }: Purchase): {
  readonly gross: Ore;
  readonly entries: readonly Entry[];
} {
  const vat = shareOfOre(net, rate, 100);
  return {
    gross: sumOre([net, vat]),
    entries: [plannedEntry(account, net), ...(rate === 0 ? [] : [plannedEntry(INPUT_VAT, vat)])],
  };
}

function purchaseReceipt(purchase: Purchase, kind: Receipt["kind"], dueDate: IsoDate): Receipt {
  const { supplier, net, rate, date, number } = purchase;
  const vat = shareOfOre(net, rate, 100);
  const total = sumOre([net, vat]);
  return {
    kind,
    seller: supplier,
    buyer: OURSELVES,
    number,
    date,
    dueDate,
    lines: [{ text: supplier.item, amount: kind === "till" ? total : net }],
    vat: rate === 0 ? [] : [{ rate, net, vat }],
    total,
  };
}

/**
 * An invoice from another EU country, without VAT: we count 25 percent ourselves, owe it (2614) and deduct it (2645),
 * so that only the net is paid.
 */
export function euPurchase(purchase: Purchase): readonly PlannedVoucher[] {
  const { account, net, supplier, date, number } = purchase;
  const vat = shareOfOre(net, 25, 100);
  const dueDate = addDays(date, 30);
  const receipt = purchaseReceipt({ ...purchase, rate: 0 }, "invoice", dueDate);
  return [
    {
      ...named(purchase),
      entries: [
        plannedEntry(account, net),
        plannedEntry(2614, negateOre(vat)),
        plannedEntry(2645, vat),
        plannedEntry(PAYABLE, negateOre(net), `Faktura ${number}`),
      ],
      receipt: { ...receipt, note: "Reverse charge: VAT to be accounted for by the recipient" },
    },
    payment(supplier.name, workday(dueDate), net, number),
  ];
}
