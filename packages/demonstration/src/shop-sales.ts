import { addDays, dateFromParts, type IsoDate } from "@huvudbok/core/calendar";
import { negateOre, type Ore, shareOfOre, splitVat, sumOre } from "@huvudbok/core/money";
import {
  BANK,
  kr,
  type PlannedVoucher,
  plannedEntry,
  plannedMonths,
  type TimelineContext,
  workdayBefore,
} from "./planned-voucher.ts";
import { seededRandom } from "./seeded-random.ts";

const CASH = 1910;
const HOLIDAY_MONTH = 7;
/** The day to which a month's takings are counted, so that the cards are paid out before the year ends. */
const LAST_DAY = 27;
const DAYS_TO_PAYOUT = 3;
const FEE_PER_MILLE = 14;

/** The takings of the shop month by month, what the card company pays out, and the cash brought to the bank. */
export function shopSales(context: TimelineContext): readonly PlannedVoucher[] {
  const months = plannedMonths(context.firstYear).map(({ year, month }) => monthSales(context, year, month));
  const quarters = months.filter((_, index) => index % 3 === 2);
  return [
    ...months.flatMap(({ vouchers }) => vouchers),
    ...quarters.map(({ date }, index) => {
      const cash = months.slice(index * 3, index * 3 + 3).map((month) => month.cash);
      return cashDeposit(addDays(date, 1), sumOre(cash));
    }),
  ];
}

interface MonthSales {
  readonly date: IsoDate;
  readonly cash: Ore;
  readonly vouchers: readonly PlannedVoucher[];
}

function monthSales({ seed, accounts }: TimelineContext, year: number, month: number): MonthSales {
  const random = seededRandom(seed, `shop ${year}-${month}`);
  const share = month === HOLIDAY_MONTH ? 0.4 : 1;
  const objects = kr(share * random.whole(11_000, 24_000, 5));
  const books = kr(share * random.whole(6_000, 15_000, 5));
  const serving = kr(share * random.whole(8_000, 14_500, 5));
  const total = sumOre([objects, books, serving]);
  const cash = kr(random.whole(1_200, 2_900, 100));
  const cards = sumOre([total, negateOre(cash)]);
  const date = workdayBefore(dateFromParts(year, month, LAST_DAY));
  const { cards: cardAccount } = accounts(date);
  const fee = shareOfOre(cards, FEE_PER_MILLE, 1000);
  return {
    date,
    cash,
    vouchers: [
      {
        date,
        text: "Dagskassor butik och servering",
        entries: [
          plannedEntry(cardAccount, cards, "Kort"),
          plannedEntry(CASH, cash, "Kontant"),
          ...saleRows(objects, 25, 3001, 2611),
          ...saleRows(serving, 12, 3002, 2621),
          ...saleRows(books, 6, 3003, 2631),
        ],
      },
      {
        date: addDays(date, DAYS_TO_PAYOUT),
        text: "Kortlinjen, utbetalning av kortköp",
        entries: [
          plannedEntry(BANK, sumOre([cards, negateOre(fee)])),
          plannedEntry(6040, fee, "Avgift"),
          plannedEntry(cardAccount, negateOre(cards)),
        ],
      },
    ],
  };
}

function saleRows(gross: Ore, rate: number, income: number, outputVat: number) {
  const { net, vat } = splitVat(gross, rate);
  return [plannedEntry(income, negateOre(net)), plannedEntry(outputVat, negateOre(vat))];
}

/** The cash of a quarter. What the till had at the start stays there, for change. */
function cashDeposit(date: IsoDate, cash: Ore): PlannedVoucher {
  return {
    date,
    text: "Insättning av dagskassa",
    entries: [plannedEntry(BANK, cash), plannedEntry(CASH, negateOre(cash))],
  };
}
