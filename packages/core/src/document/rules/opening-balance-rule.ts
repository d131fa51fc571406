import { type AccountBalance, openingFromClosing } from "../../account-balance/index.ts";
import type { IsoDate } from "../../calendar/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { Known } from "../kinds/known.ts";
import { type Change as ChangeOf, type Questions, type RuleFacts, refusing } from "../kinds/rule.ts";
import type { accountBalanceSchema, emptyHeadSchema } from "../schemas.ts";
import { isNewBalance, openingBalancesRule } from "./item-rules.ts";

type Head = Known<typeof emptyHeadSchema>;
type Change = ChangeOf<Head, Known<typeof accountBalanceSchema>>;
type Facts = RuleFacts<Head, Known<typeof accountBalanceSchema>>;

/**
 * The opening balances of a year that begins on or before the closed date do not change, with one exception: they may
 * always be set to the closing balances of the year before, which have no quantities (CH18). Balances that come with
 * their year are not a change.
 */
export const openingBalanceRule = refusing(
  (change: Change, facts: Facts): ChangeRefusal | undefined =>
    closedOpening(change, facts) ?? openingBalancesRule(change, facts),
);

/**
 * The accounts of new balances are looked up in the chart (AB6). The closing balances are asked for only when the closed
 * date has reached the year, since computing them reads every row of the year before.
 */
export function openingBalanceReads(change: Change, facts: Facts): Partial<Questions> {
  const isReached = closedDayOf(change, facts) !== undefined;
  const coming = change.put.filter((balance) => isNewBalance(balance, facts));
  const knownAccounts = new Set<number>(coming.map(({ accountId }) => accountId));
  return { allItems: isReached, previousClosing: isReached, knownAccounts };
}

function closedOpening(change: Change, facts: Facts): ChangeRefusal | undefined {
  const { put, remove } = change;
  const { existing, previousClosing } = facts;
  const closedThrough = closedDayOf(change, facts);
  if (closedThrough === undefined) return undefined;
  const after = new Map<string, AccountBalance>(existing);
  for (const id of remove) after.delete(id);
  for (const balance of put) after.set(String(balance.accountId), balance);
  const isCarried =
    previousClosing !== undefined &&
    isSame([...after.values()], openingFromClosing(previousClosing)) &&
    [...after].every(([id, { quantity = 0 }]) => quantity === 0 || quantity === existing.get(id)?.quantity);
  return isCarried ? undefined : { code: "opening-closed", closedThrough };
}

/** The closed date that a change must respect; undefined when there is none. */
function closedDayOf(
  { put, remove }: Change,
  { fiscalYear, isYearNew, closedThrough }: Facts,
): IsoDate | undefined {
  if (closedThrough === undefined || fiscalYear === undefined || isYearNew === true) return undefined;
  return fiscalYear.from > closedThrough || put.length + remove.length === 0 ? undefined : closedThrough;
}

function isSame(balances: readonly AccountBalance[], carried: readonly AccountBalance[]): boolean {
  const amounts = new Map(carried.map(({ accountId, balance }) => [accountId, balance]));
  const present = balances.filter(({ balance }) => balance !== 0);
  return (
    present.length === amounts.size &&
    present.every(({ accountId, balance }) => amounts.get(accountId) === balance)
  );
}
