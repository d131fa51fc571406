import fc from "fast-check";
import { expect, test } from "vitest";
import type { Account } from "./account-plan.ts";
import { newAccount } from "./new-account.ts";
import {
  canUntick,
  RESET_ACTIONS,
  type ResetChanges,
  resetAccount,
  resetActionText,
  resetChanges,
  resetCounts,
  resetPlan,
} from "./reset-plan.ts";

const bank = { ...newAccount(1930, "Bank"), active: false };
const sales: Account = { ...newAccount(3001, "Försäljning"), taxCode: 5 };
const NOTHING: ReadonlySet<number> = new Set();

/** The actions of a reset, by number. */
function actions(current: readonly Account[], next: readonly Account[], used: readonly number[] = []) {
  return resetPlan(current, next, new Set(used)).map((reset) => [resetAccount(reset).id, reset.action]);
}

test("AP15: every account of both charts has one of five actions, by number", () => {
  const renamed = { ...sales, name: "Varor" };
  const otherBox: Account = { ...newAccount(2611, "Moms"), taxCode: 10 };
  const own = newAccount(1999, "Eget");
  const usedOwn = newAccount(1998, "Eget i bruk");
  const current = [sales, otherBox, own, usedOwn, bank];
  const next = [newAccount(1240, "Bilar"), renamed, newAccount(2611, "Moms"), newAccount(1930, "Bank")];
  expect(actions(current, next, [1998, 1930])).toEqual([
    [1240, "add"],
    [1930, "none"],
    [1998, "keepFromCurrentPlan"],
    [1999, "remove"],
    [2611, "updateProperties"],
    [3001, "updateProperties"],
  ]);
});

test("AP15: SRU and type alone are no reason; they come with name and VAT box, and active stays", () => {
  const next: Account = { ...bank, sru: 7281, type: "liability", active: true };
  expect(actions([bank], [next])).toEqual([[1930, "none"]]);
  const renamed: Account = { ...next, name: "Checkkonto", taxCode: 48 };
  const resets = resetPlan([{ ...bank, sru: 1000 }], [renamed], NOTHING);
  expect(resetChanges(resets, NOTHING)).toEqual({ put: [{ ...renamed, active: false }], remove: [] });
  const plain = { ...newAccount(1930, "Checkkonto") };
  const cleared = resetPlan([{ ...bank, sru: 1000, taxCode: 5 }], [plain], NOTHING);
  expect(resetChanges(cleared, NOTHING).put).toEqual([{ ...plain, active: false }]);
});

test("AP15: only what is updated or removed can be unticked, and is then left and counted", () => {
  const current = [bank, sales, newAccount(1999), newAccount(1998)];
  const next = [{ ...sales, name: "Varor" }, newAccount(1240), bank];
  const resets = resetPlan(current, next, new Set([1998]));
  expect(resets.filter(canUntick).map((reset) => resetAccount(reset).id)).toEqual([1999, 3001]);
  const all = new Set([1240, 1930, 1998, 1999, 3001]);
  expect(resetChanges(resets, all)).toEqual({ put: [newAccount(1240)], remove: [] });
  expect(resetCounts(resets, new Set([3001]))).toEqual([
    { action: "updateProperties", count: 1, unticked: 1 },
    { action: "remove", count: 1, unticked: 0 },
    { action: "add", count: 1, unticked: 0 },
    { action: "keepFromCurrentPlan", count: 1, unticked: 0 },
    { action: "none", count: 1, unticked: 0 },
  ]);
  expect(RESET_ACTIONS.map(resetActionText)).toEqual([
    "Uppdateras",
    "Tas bort",
    "Läggs till",
    "Behålls från nuvarande kontoplan",
    "Oförändrat",
  ]);
});

const account = fc
  .record({
    id: fc.integer({ min: 1000, max: 1020 }),
    name: fc.constantFrom("Kassa", "Bank", "Lager"),
    taxCode: fc.constantFrom(undefined, 5, 48),
    sru: fc.constantFrom(undefined, 7281),
    active: fc.boolean(),
  })
  .map(
    ({ id, name, taxCode, sru, active }): Account => ({
      ...newAccount(id, name),
      active,
      ...(taxCode === undefined ? {} : { taxCode }),
      ...(sru === undefined ? {} : { sru }),
    }),
  );
const chart = fc.uniqueArray(account, { selector: ({ id }) => id, maxLength: 15 });
const numbers = fc
  .uniqueArray(fc.integer({ min: 1000, max: 1020 }))
  .map((list): ReadonlySet<number> => new Set(list));

/** The accounts of the chart after a reset, by number. */
function accountsAfterReset(current: readonly Account[], { put, remove }: ResetChanges): Account[] {
  const accounts = new Map<number, Account>(current.map((account) => [account.id, account]));
  for (const account of put) accounts.set(account.id, account);
  for (const { id } of remove) accounts.delete(id);
  return [...accounts.values()].toSorted((a, b) => a.id - b.id);
}

/** Resets a chart, and what that came to. */
function reset(
  current: Account[],
  next: Account[],
  used: ReadonlySet<number>,
  unticked: ReadonlySet<number>,
) {
  const changes = resetChanges(resetPlan(current, next, used), unticked);
  return { changes, after: accountsAfterReset(current, changes) };
}

test("property: AP15: applied twice it changes nothing", () => {
  fc.assert(
    fc.property(chart, chart, numbers, numbers, (current, next, used, unticked) => {
      const first = reset(current, next, used, unticked);
      const second = reset(first.after, next, used, unticked);
      expect(second.changes).toEqual({ put: [], remove: [] });
      expect(second.after).toEqual(first.after);
    }),
  );
});

test("property: AP15: an account in use never vanishes, nor does its being active change", () => {
  fc.assert(
    fc.property(chart, chart, numbers, numbers, (current, next, used, unticked) => {
      const { after, changes } = reset(current, next, used, unticked);
      expect(changes.remove.filter(({ id }) => used.has(id))).toEqual([]);
      for (const { id, active } of current) {
        const now = after.find((each) => each.id === id);
        if (used.has(id)) expect(now).toBeDefined();
        if (now !== undefined) expect(now.active).toBe(active);
      }
    }),
  );
});

test("property: AP15: with all ticked, the chart is the new one and what is in use", () => {
  fc.assert(
    fc.property(chart, chart, numbers, (current, next, used) => {
      const { after } = reset(current, next, used, NOTHING);
      const wanted = new Set([
        ...next.map(({ id }) => id),
        ...current.map(({ id }) => id).filter((id) => used.has(id)),
      ]);
      expect(after.map(({ id }) => id)).toEqual([...wanted].sort((a, b) => a - b));
      for (const { id, name, taxCode } of next) {
        expect(after.find((each) => each.id === id)).toMatchObject({ name, ...(taxCode && { taxCode }) });
      }
    }),
  );
});
