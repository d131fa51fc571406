import type { FiscalYearId } from "../../fiscal-year/index.ts";
import type { NewTransaction } from "../../transaction/index.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import type { ChangeEvent, MadeChange } from "./change-event.ts";
import type { Change, FollowingChange, Questions, Rule, RuleFacts } from "./rule.ts";

/** What the changes of a kind are judged by, and what they cause. */
export interface KindRules<Head, Item> {
  /** The rule for every change; without one, any change that the schemas accept is allowed. */
  readonly rule?: Rule<Head, Item>;
  /** What the rule needs for this change. */
  readonly readsFacts?: (change: Change<Head, Item>, facts: RuleFacts<Head, Item>) => Partial<Questions>;
  /** The years in whose documents a change may cause further changes, or that it is judged by: they are locked too. */
  readonly follows?: {
    /** An item without any of these fields causes no further change. */
    readonly fields: readonly (keyof Item & string)[];
    readonly years: (item: Item | NewTransaction, intent: ChangeIntent) => readonly FiscalYearId[];
  };
  /** What follows in other years when the items go with their fiscal year (CH24). */
  readonly leaves?: (
    change: Change<Head, Item>,
    facts: RuleFacts<Head, Item>,
  ) => readonly FollowingChange<Item>[];
  /** What of a change the company's own log tells of; absent: nothing, and what was there before is not read for it. */
  readonly events?: (change: MadeChange<Head, Item>) => readonly ChangeEvent[];
  /** The accounts that the stored text of an item uses (LE8), whatever its version. */
  readonly usedAccounts?: (text: string) => Iterable<number>;
}
