import type { Account } from "./account-plan.ts";

/**
 * What a reset of the chart does with an account (AP15): nothing, since the charts agree; it gets name, VAT box, SRU
 * code and type of the new chart; it is removed, being in no use and not in the new chart; it is added; it stays
 * although the new chart lacks it, since it is in use.
 */
export const RESET_ACTIONS = ["updateProperties", "remove", "add", "keepFromCurrentPlan", "none"] as const;
export type ResetAction = (typeof RESET_ACTIONS)[number];

/** One account in a reset: as it is now, and as the new chart has it. */
export type AccountReset =
  | { readonly action: "none" | "updateProperties"; readonly current: Account; readonly next: Account }
  | { readonly action: "remove" | "keepFromCurrentPlan"; readonly current: Account }
  | { readonly action: "add"; readonly next: Account };

/** The accounts that a reset does not touch, although it would: a person has unticked them. */
export type Unticked = ReadonlySet<number>;

/** What resetting a chart to another does with every account of both, by number. */
export function resetPlan(
  current: readonly Account[],
  next: readonly Account[],
  used: ReadonlySet<number>,
): AccountReset[] {
  const nextById = new Map<number, Account>(next.map((account) => [account.id, account]));
  const currentIds = new Set<number>(current.map(({ id }) => id));
  const resets = [
    ...current.map((account) => resetOf(account, nextById.get(account.id), used)),
    ...next
      .filter(({ id }) => !currentIds.has(id))
      .map((account): AccountReset => ({ action: "add", next: account })),
  ];
  return resets.toSorted((a, b) => resetAccount(a).id - resetAccount(b).id);
}

function resetOf(current: Account, next: Account | undefined, used: ReadonlySet<number>): AccountReset {
  if (next === undefined) return { action: used.has(current.id) ? "keepFromCurrentPlan" : "remove", current };
  const isSame = current.name === next.name && current.taxCode === next.taxCode;
  return { action: isSame ? "none" : "updateProperties", current, next };
}

/** The account that a reset is about, as the chart has it now if it has it. */
export function resetAccount(reset: AccountReset): Account {
  return "current" in reset ? reset.current : reset.next;
}

/** Whether a person may keep the account as it is: only a changed or a removed one. */
export function canUntick({ action }: AccountReset): boolean {
  return action === "updateProperties" || action === "remove";
}

function isDone(reset: AccountReset, unticked: Unticked): boolean {
  return !canUntick(reset) || !unticked.has(resetAccount(reset).id);
}

/** The accounts to save and those to remove: in one commit, or none of them. */
export interface ResetChanges {
  readonly put: readonly Account[];
  readonly remove: readonly Account[];
}

/** What a reset changes in the chart, without what a person has unticked. */
export function resetChanges(resets: readonly AccountReset[], unticked: Unticked): ResetChanges {
  const done = resets.filter((reset) => isDone(reset, unticked));
  return {
    put: done.flatMap((reset) => {
      if (reset.action === "add") return [reset.next];
      // Whether an account is active is the company's choice.
      return reset.action === "updateProperties" ? [{ ...reset.next, active: reset.current.active }] : [];
    }),
    remove: done.flatMap((reset) => (reset.action === "remove" ? [reset.current] : [])),
  };
}

/** How many accounts an action is for, and how many of them are unticked. */
export interface ResetCount {
  readonly action: ResetAction;
  readonly count: number;
  readonly unticked: number;
}

/** A count for every action, in the order of `RESET_ACTIONS`. */
export function resetCounts(resets: readonly AccountReset[], unticked: Unticked): ResetCount[] {
  return RESET_ACTIONS.map((action) => {
    const own = resets.filter((reset) => reset.action === action);
    const left = own.filter((reset) => !isDone(reset, unticked));
    return { action, count: own.length, unticked: left.length };
  });
}

/** The name of an action in the tables of the confirm step. */
export function resetActionText(action: ResetAction): string {
  return ACTION_TEXTS[action];
}

const ACTION_TEXTS: Readonly<Record<ResetAction, string>> = {
  updateProperties: "Uppdateras",
  remove: "Tas bort",
  add: "Läggs till",
  keepFromCurrentPlan: "Behålls från nuvarande kontoplan",
  none: "Oförändrat",
};
