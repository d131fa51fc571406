import { accountNo } from "@huvudbok/core/account-plan";
import { addDays } from "@huvudbok/core/calendar";
import { negateOre } from "@huvudbok/core/money";
import type { Entry } from "@huvudbok/core/transaction";
import { SUPPLIERS } from "./parties.ts";
import { day, type PlannedVoucher, workday } from "./planned-voucher.ts";

const RIGHT_ACCOUNT = 6110;
const WRONG_ACCOUNT = 5410;

/**
 * The vouchers with some typical mistakes and their corrections: in April office supplies on the wrong account, found
 * in May, reversed and booked again; in September a telephone bill that is booked twice, reversed in October.
 */
export function withCorrections(
  vouchers: readonly PlannedVoucher[],
  firstYear: number,
): readonly PlannedVoucher[] {
  const years = [firstYear, firstYear + 1];
  const wrongKeys = new Set(years.map((year) => `card ${SUPPLIERS.paper.name} ${year}-4`));
  const twiceKeys = new Set(years.map((year) => `phone ${year}-9`));
  return vouchers.flatMap((voucher) => {
    const { key = "" } = voucher;
    if (wrongKeys.has(key)) return onWrongAccount(voucher, key);
    return twiceKeys.has(key) ? bookedTwice(voucher, key) : [voucher];
  });
}

function onWrongAccount(right: PlannedVoucher, key: string): readonly PlannedVoucher[] {
  const found = day(Number(right.date.slice(0, 4)), 5, 6);
  const wrong = right.entries.map((entry) =>
    entry.accountId === RIGHT_ACCOUNT ? { ...entry, accountId: accountNo(WRONG_ACCOUNT) } : entry,
  );
  const { key: _key, receipt: _receipt, ...again } = right;
  return [
    { ...right, entries: wrong },
    {
      ...reversal({ ...right, entries: wrong }, key),
      date: found,
      annotation: "Fel konto, bokförs om på 6110.",
    },
    { ...again, date: found },
  ];
}

function bookedTwice(voucher: PlannedVoucher, key: string): readonly PlannedVoucher[] {
  const { receipt: _receipt, ...rest } = voucher;
  const again = { ...rest, date: workday(addDays(voucher.date, 7)), key: `${key} again` };
  return [
    voucher,
    again,
    {
      ...reversal(again, again.key),
      date: workday(addDays(again.date, 24)),
      annotation: "Fakturan var bokförd två gånger.",
    },
  ];
}

/** Its text gets the number of what it corrects when there is one. */
function reversal({ date, text, entries }: PlannedVoucher, corrects: string): PlannedVoucher {
  return { date, text, entries: entries.map(negated), corrects };
}

function negated(entry: Entry): Entry {
  return { ...entry, amount: negateOre(entry.amount) };
}
