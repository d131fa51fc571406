import type { Transaction } from "../../transaction/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import type { Change } from "../kinds/rule.ts";
import { idOf } from "./transactions-facts.ts";

interface Permissions {
  readonly append: boolean;
  /** Put a transaction that is not stored, with its number. */
  readonly add: boolean;
  readonly annotate: boolean;
  readonly remove: boolean;
}

const NOTHING: Permissions = { append: false, add: false, annotate: false, remove: false };

/** What each intent may do to transactions (CH3 to CH10). */
const PERMISSIONS: Readonly<Record<ChangeIntent, Permissions>> = {
  register: { ...NOTHING, append: true },
  import: { ...NOTHING, add: true },
  correct: { ...NOTHING, append: true, annotate: true },
  annotate: { ...NOTHING, annotate: true },
  delete: { ...NOTHING, remove: true },
  convert: { ...NOTHING, remove: true },
  undo: { ...NOTHING, add: true, annotate: true, remove: true },
  edit: NOTHING,
  // The year that they are judged by goes with them (`yearRefusal`); the other intents have no page yet.
  deleteYear: NOTHING,
  restore: NOTHING,
  erase: NOTHING,
  save: { ...NOTHING, add: true, annotate: true, remove: true },
};

export type TransactionsChange = Omit<Change<never, Transaction>, "head">;

/** The first part of a change that its intent does not allow. */
export function notOfIntent(
  intent: ChangeIntent,
  change: TransactionsChange,
  added: readonly Transaction[],
  changed: readonly unknown[],
): ChangeRefusal | undefined {
  const may = PERMISSIONS[intent];
  const does = {
    append: change.append.length > 0,
    add: added.length > 0,
    annotate: changed.length > 0,
    remove: change.remove.length > 0,
  };
  const [firstAdded] = added;
  if (firstAdded !== undefined && may.annotate && !may.add) {
    return { code: "missing-item", item: idOf(firstAdded) };
  }
  const actions = ["append", "add", "annotate", "remove"] as const;
  const action = actions.find((action) => does[action] && !may[action]);
  return action === undefined ? undefined : { code: "not-of-intent", intent, action };
}
