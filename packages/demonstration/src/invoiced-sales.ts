import { addDays, dateFromParts } from "@huvudbok/core/calendar";
import { negateOre, type Ore, shareOfOre, sumOre, ZERO_ORE } from "@huvudbok/core/money";
import { CUSTOMERS, type Customer, OURSELVES } from "./parties.ts";
import {
  BANK,
  kr,
  type PlannedVoucher,
  plannedEntry,
  plannedMonths,
  type TimelineContext,
  workday,
} from "./planned-voucher.ts";
import type { Receipt } from "./receipt.ts";
import { seededRandom } from "./seeded-random.ts";

export const RECEIVABLE = 1510;
const FIRST_INVOICE = 1180;
/** Two invoices a month. */
const DAYS = [6, 20] as const;
const HOURLY_KRONOR = 980;

/** Design work on invoices, some with books to it, and what the customers pay. */
export function invoicedSales({ firstYear, seed }: TimelineContext): readonly PlannedVoucher[] {
  let number = FIRST_INVOICE;
  return plannedMonths(firstYear).flatMap(({ year, month }) => {
    const random = seededRandom(seed, `sales ${year}-${month}`);
    return DAYS.flatMap((on, index) => {
      const date = workday(dateFromParts(year, month, on));
      const customer = random.pick(CUSTOMERS);
      number += 1;
      const work = kr(random.whole(57, 75) * HOURLY_KRONOR);
      const books = index === 1 ? kr(random.whole(8, 30) * 189) : ZERO_ORE;
      const paid = workday(addDays(date, 30 + random.whole(-6, 9)));
      return invoiceAndPayment({ date, customer, number, work, books, paid });
    });
  });
}

interface Invoice {
  readonly date: PlannedVoucher["date"];
  readonly paid: PlannedVoucher["date"];
  readonly customer: Customer;
  readonly number: number;
  readonly work: Ore;
  /** Zero for most invoices. */
  readonly books: Ore;
}

function invoiceAndPayment(invoice: Invoice): readonly PlannedVoucher[] {
  const { date, paid, customer, number, work, books } = invoice;
  const receipt = ownInvoice(invoice);
  const bookRows = receipt.vat
    .slice(1)
    .flatMap(({ vat }) => [plannedEntry(3003, negateOre(books)), plannedEntry(2631, negateOre(vat))]);
  return [
    {
      date,
      text: `Kundfaktura ${customer.name}`,
      entries: [
        plannedEntry(RECEIVABLE, receipt.total, `Faktura ${number}`),
        plannedEntry(3001, negateOre(work)),
        plannedEntry(2611, negateOre(shareOfOre(work, 25, 100))),
        ...bookRows,
      ],
      receipt,
    },
    {
      date: paid,
      text: `Inbetalning ${customer.name}`,
      entries: [
        plannedEntry(BANK, receipt.total),
        plannedEntry(RECEIVABLE, negateOre(receipt.total), `Faktura ${number}`),
      ],
    },
  ];
}

function ownInvoice({ date, customer, number, work, books }: Invoice): Receipt {
  const parts = [
    { text: customer.item, net: work, rate: 25 },
    ...(books === 0 ? [] : [{ text: "Böcker om form och hantverk", net: books, rate: 6 }]),
  ].map((part) => ({ ...part, vat: shareOfOre(part.net, part.rate, 100) }));
  return {
    kind: "invoice",
    seller: OURSELVES,
    buyer: customer,
    number,
    date,
    dueDate: addDays(date, 30),
    lines: parts.map(({ text, net }) => ({ text, amount: net })),
    vat: parts.map(({ rate, net, vat }) => ({ rate, net, vat })),
    total: sumOre(parts.flatMap(({ net, vat }) => [net, vat])),
    note: "Godkänd för F-skatt",
  };
}
