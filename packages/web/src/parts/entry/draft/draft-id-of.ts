import type { EntryStore } from "../form/entry-store.ts";

/**
 * The id of the draft that a form becomes: kept with the form, so that what the server has saved without an answer is the
 * same draft when it is saved again (DR19).
 */
export function draftIdOf(store: EntryStore): string {
  const { draftId = crypto.randomUUID() } = store.form();
  store.dispatch({ kind: "draft-id", draftId });
  return draftId;
}
