import type { IsoDate } from "@huvudbok/core/calendar";
import type { Ore } from "@huvudbok/core/money";

/** The seller and buyer on a receipt or an invoice. */
export interface ReceiptParty {
  readonly name: string;
  readonly street: string;
  readonly place: string;
  readonly organizationNumber: string;
}

export interface ReceiptLine {
  readonly text: string;
  /** With VAT on a till's receipt, without on an invoice. */
  readonly amount: Ore;
}

/** The VAT of one rate. */
export interface ReceiptVat {
  readonly rate: number;
  readonly net: Ore;
  readonly vat: Ore;
}

/** The paper behind a voucher: a slip from a till, or an invoice. */
export interface Receipt {
  readonly kind: "till" | "invoice";
  readonly seller: ReceiptParty;
  readonly buyer: ReceiptParty;
  readonly number: number;
  readonly date: IsoDate;
  /** When an invoice is to be paid; the day itself for a till's receipt. */
  readonly dueDate: IsoDate;
  readonly lines: readonly ReceiptLine[];
  readonly vat: readonly ReceiptVat[];
  readonly total: Ore;
  /** A sentence that the law or the seller wants there. */
  readonly note?: string;
}

/** The name of the file, with the day as the pages read it from a name. */
export function receiptFileName({ kind, date, seller }: Receipt): string {
  const name = seller.name.replaceAll(/[^\p{L}\d]+/gu, " ");
  return kind === "till" ? `${date} ${name} kvitto.png` : `${date} ${name} faktura.pdf`;
}
