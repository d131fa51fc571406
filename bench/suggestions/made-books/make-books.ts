import { accountNo } from "@huvudbok/core/account-plan";
import { addDays, addMonths, dateParts, type IsoDate, isoDate } from "@huvudbok/core/calendar";
import { type Ore, ore } from "@huvudbok/core/money";
import type { Entry } from "@huvudbok/core/transaction";
import type { BookedRow, BookedRows } from "../replay/statement-row.ts";
import type { Booking } from "./booking.ts";
import { type Chance, chanceOf } from "./chance.ts";
import type { Payee, Profile } from "./payee.ts";
import { rareShops } from "./rare-shops.ts";

const ROWS = 1200;
const MONTHS = 36;
const FIRST_DAY = isoDate("2023-01-01");
const DAYS = 1095;
const BANK_ACCOUNT = accountNo(1930);

/** The share of the rows that are of rare shops, among those that come now and then. */
const RARE = 0.1;
const DAMAGED = 0.04;
const INCONSISTENT = 0.03;
/** How often a payee has another of its names. */
const OTHER_NAME = 0.2;

interface Event {
  readonly date: IsoDate;
  readonly payee: Payee;
}

/** The books of one company of the kind: 1,200 rows of three years, always the same for the same seed. */
export function makeBooks(profile: Profile, seed: number, dialectNo: number): BookedRows {
  const chance = chanceOf(seed);
  const dialect = profile.dialects[dialectNo % profile.dialects.length] ?? profile.dialects[0];
  const shops = rareShops(profile, chance);
  const changes = new Map(
    profile.payees.map((payee) => [payee, addDays(FIRST_DAY, chance.between(380, 760))] as const),
  );
  const usual = profile.payees.map((payee) => habitBooking(payee, FIRST_DAY, 0, changes, chance));
  const rows = events(profile, shops, chance).map(({ date, payee }): BookedRow => {
    const isRefund = chance.happens(payee.refunds ?? 0);
    const isIncoming = (payee.isIncoming ?? false) !== isRefund;
    const [kronor, amountNo] = amountOf(payee, chance);
    const amount = ore(Math.round(kronor * 100) * (isIncoming ? 1 : -1));
    const isOtherName = payee.names.length > 1 && chance.happens(OTHER_NAME);
    const text = dialect[payee.channel](
      {
        name: isOtherName ? (payee.names[chance.between(1, payee.names.length - 1)] ?? "") : payee.names[0],
        place: payee.places === undefined ? "" : chance.pick(payee.places),
        number: payee.number ?? "",
        serial: payee.hasSerial === undefined ? "" : chance.digits(chance.between(8, 14)),
        date,
        isIncoming,
      },
      chance,
    );
    const meant =
      isRefund && payee.refundBooking !== undefined
        ? payee.refundBooking
        : habitBooking(payee, date, amountNo, changes, chance);
    const booking = chance.happens(INCONSISTENT) ? (usual[chance.below(usual.length)] ?? meant) : meant;
    return {
      account: BANK_ACCOUNT,
      date,
      amount,
      text: chance.happens(DAMAGED) ? profile.damaged(text, chance) : text,
      entries: bookedEntries(booking, amount),
      payee: payee.names[0],
    };
  });
  return { name: `${profile.name} ${String(dialectNo + 1)}`, rows };
}

/** All companies of the kind. */
export function allBooks(profile: Profile): readonly BookedRows[] {
  return profile.seeds.map((seed, index) => makeBooks(profile, seed, index));
}

/** Who is paid when, in time order: first those with a day of the month, then the others until the rows are full. */
function events(profile: Profile, shops: readonly Payee[], chance: Chance): readonly Event[] {
  const found: Event[] = [];
  const others: [number, Payee][] = [];
  for (const payee of profile.payees) {
    const { rhythm } = payee;
    // Companies of a kind differ in how much they use each payee.
    if ("weight" in rhythm) others.push([rhythm.weight * (0.5 + chance.below(100) / 100), payee]);
    else for (const date of regularDates(rhythm, chance)) found.push({ date, payee });
  }
  while (found.length < ROWS) {
    const payee = chance.happens(RARE) ? shops[chance.below(shops.length)] : chance.weighed(others);
    const date = addDays(FIRST_DAY, chance.below(DAYS));
    if (payee !== undefined && isInSeason(payee, date)) found.push({ date, payee });
  }
  return found.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function regularDates({ everyMonths, day }: { everyMonths: number; day: number }, chance: Chance) {
  const begins = chance.below(everyMonths);
  const count = Math.ceil((MONTHS - begins) / everyMonths);
  return Array.from({ length: count }, (_, index) =>
    addDays(addMonths(FIRST_DAY, begins + index * everyMonths), day - 1 + chance.below(3)),
  );
}

function isInSeason({ rhythm }: Payee, date: IsoDate): boolean {
  return !("weight" in rhythm) || (rhythm.months?.includes(dateParts(date).month) ?? true);
}

/** Kronor, and which of the payee's amounts it is. */
function amountOf({ amounts }: Payee, chance: Chance): readonly [kronor: number, no: number] {
  if ("oneOf" in amounts) {
    const no = chance.below(amounts.oneOf.length);
    return [amounts.oneOf[no] ?? amounts.oneOf[0], no];
  }
  const kronor = amounts.from + (chance.below(10_000) / 10_000) * (amounts.to - amounts.from);
  return [chance.happens(0.5) ? Math.round(kronor) : kronor, 0];
}

function habitBooking(
  { habit, names }: Payee,
  date: IsoDate,
  amountNo: number,
  changes: ReadonlyMap<Payee, IsoDate>,
  chance: Chance,
): Booking {
  if ("always" in habit) return habit.always;
  if ("byAmount" in habit) return habit.byAmount[amountNo] ?? [];
  if ("mixed" in habit) return chance.weighed(habit.mixed) ?? [];
  const changed = [...changes].find(([payee]) => payee.names === names)?.[1] ?? FIRST_DAY;
  return date < changed ? habit.first : habit.later;
}

/** Rows that balance the bank row to the öre: the first takes what the rounding of the others leaves. */
function bookedEntries(booking: Booking, amount: Ore): readonly Entry[] {
  const others = booking.slice(1).map(([account, share]): Entry => {
    return { accountId: accountNo(account), amount: ore(Math.round(-1 * amount * share)) };
  });
  const first = others.reduce((left, entry) => left - entry.amount, 0 - amount);
  return booking.length === 0
    ? []
    : [{ accountId: accountNo(booking[0]?.[0] ?? 0), amount: ore(first) }, ...others];
}
