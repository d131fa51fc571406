import type { IsoDate } from "@huvudbok/core/calendar";
import { negateOre, shareOfOre, sumOre } from "@huvudbok/core/money";
import { foodVatRate } from "@huvudbok/core/transaction";
import { EU_SUPPLIERS, SUPPLIERS } from "./parties.ts";
import {
  BANK,
  day,
  INPUT_VAT,
  kr,
  type PlannedVoucher,
  plannedEntry,
  plannedMonths,
  type TimelineContext,
} from "./planned-voucher.ts";
import { euPurchase, invoicedPurchase, paidPurchase } from "./purchase.ts";
import { seededRandom } from "./seeded-random.ts";

/** How much more electricity costs in January than in July. */
const WINTER_KRONOR = 2_000;

/** Everything bought on invoice: goods, the premises, and regular payments. */
export function invoicedPurchases(context: TimelineContext): readonly PlannedVoucher[] {
  return plannedMonths(context.firstYear).flatMap(({ year, month }, index) => [
    ...phoneBill(year, month, index),
    ...(month % 2 === 1 ? everySecondMonth(context, year, month, index) : []),
    ...(month % 3 === 1 ? premises(year, month, index) : []),
    ...(month % 3 === 0 ? quarterly(context, year, month, index) : []),
    ...(month === 3 ? insurance(year) : []),
    ...(month % 6 === 4 ? halfYearly(context, year, month, index) : []),
  ]);
}

function phoneBill(year: number, month: number, index: number) {
  const bill = {
    date: day(year, month, 5),
    supplier: SUPPLIERS.phone,
    account: 6212,
    net: kr(798),
    rate: 25,
  };
  return [paidPurchase({ ...bill, number: 88_010 + index, key: `phone ${year}-${month}` }, "invoice")];
}

/** Goods for the shop; the electricity of two months is drawn from the bank. */
function everySecondMonth({ seed, accounts }: TimelineContext, year: number, month: number, index: number) {
  const random = seededRandom(seed, `goods ${year}-${month}`);
  const on = (number: number) => day(year, month, number);
  const winter = (WINTER_KRONOR * Math.abs(7 - month)) / 6;
  const energy = kr(1_900 + winter + random.whole(0, 500));
  const goods = kr(random.whole(10_200, 19_800, 10));
  const food = kr(random.whole(4_400, 6_600, 25));
  const account = accounts(on(7)).goods;
  return [
    ...invoicedPurchase({
      date: on(7),
      supplier: SUPPLIERS.goods,
      account,
      net: goods,
      rate: 25,
      number: 40_210 + index,
    }),
    paidPurchase(
      {
        date: on(18),
        supplier: SUPPLIERS.food,
        account,
        net: food,
        rate: foodVatRate(on(18)),
        number: 1_740 + index,
      },
      "invoice",
    ),
    paidPurchase(
      {
        date: on(24),
        supplier: SUPPLIERS.energy,
        account: 5020,
        net: energy,
        rate: 25,
        number: 61_300 + index,
      },
      "invoice",
    ),
  ];
}

/** Rent and leasing are paid in advance, the first month of each quarter. */
function premises(year: number, month: number, index: number) {
  const rent = {
    date: day(year, month, 1),
    supplier: SUPPLIERS.landlord,
    account: 5010,
    net: kr(43_500),
    rate: 25,
  };
  return [
    paidPurchase({ ...rent, number: 2_400 + index }, "invoice"),
    leasing(day(year, month, 3), 7_100 + index),
  ];
}

function quarterly({ seed, accounts }: TimelineContext, year: number, month: number, index: number) {
  const random = seededRandom(seed, `quarter ${year}-${month}`);
  const on = (number: number) => day(year, month, number);
  const books = kr(random.whole(12_200, 19_400, 10));
  const bill = { rate: 25, number: 5_520 + index };
  return [
    ...invoicedPurchase({
      date: on(13),
      supplier: SUPPLIERS.books,
      account: accounts(on(13)).goods,
      net: books,
      rate: 6,
      number: 9_030 + index,
    }),
    paidPurchase(
      { ...bill, date: on(6), supplier: SUPPLIERS.broadband, account: 6230, net: kr(1_347) },
      "invoice",
    ),
    paidPurchase(
      { ...bill, date: on(26), supplier: SUPPLIERS.cleaning, account: 5060, net: kr(5_400) },
      "invoice",
    ),
  ];
}

/** Paper from Denmark, and an advertisement before Christmas and summer. */
function halfYearly({ seed, accounts }: TimelineContext, year: number, month: number, index: number) {
  const random = seededRandom(seed, `half ${year}-${month}`);
  const on = (number: number) => day(year, month, number);
  const paper = kr(random.whole(14_400, 24_200, 20));
  const advert = kr(random.whole(3_200, 4_900, 50));
  const number = 3_060 + index;
  const account = accounts(on(10)).goodsFromEu;
  return [
    ...euPurchase({ date: on(10), supplier: EU_SUPPLIERS.paper, account, net: paper, rate: 25, number }),
    ...invoicedPurchase({
      date: on(16),
      supplier: SUPPLIERS.advert,
      account: 5910,
      net: advert,
      rate: 25,
      number,
    }),
    ...invoicedPurchase({
      date: on(20),
      supplier: SUPPLIERS.accountant,
      account: 6530,
      net: kr(9_500),
      rate: 25,
      number,
    }),
  ];
}

/** From 1 April, for twelve months; insurance carries no VAT. */
function insurance(year: number) {
  const date = day(year, 3, 24);
  return invoicedPurchase({
    date,
    supplier: SUPPLIERS.insurance,
    account: 6310,
    net: kr(9_600),
    rate: 0,
    number: 77_041,
  });
}

/** A leased car that is also used in private: half of the VAT is a cost. */
function leasing(date: IsoDate, number: number): PlannedVoucher {
  const net = kr(10_440);
  const vat = shareOfOre(net, 25, 100);
  const deducted = shareOfOre(vat, 1, 2);
  const gross = sumOre([net, vat]);
  return {
    date,
    text: SUPPLIERS.leasing.text,
    entries: [
      plannedEntry(5615, sumOre([gross, negateOre(deducted)])),
      plannedEntry(INPUT_VAT, deducted),
      plannedEntry(BANK, negateOre(gross), `Faktura ${number}`),
    ],
  };
}
