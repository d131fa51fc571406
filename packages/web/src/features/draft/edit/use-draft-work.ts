import type { Transaction } from "@huvudbok/core/transaction";
import type { EntryState } from "../../../parts/entry/use-entry-state.ts";
import type { PageError } from "../../../ui/page-frame/error-level.ts";
import { useFreshBooks } from "../fate/use-fresh-books.ts";
import { useIsUndoing } from "../use-is-undoing.ts";
import type { DraftEntryProps } from "./draft-entry-props.ts";
import { isChangedFrom } from "./use-draft-edit.ts";
import type { useDraftStart } from "./use-draft-start.ts";
import { useRegisterDraft } from "./use-register-draft.ts";
import { useRemoveDraft } from "./use-remove-draft.ts";
import { useSaveForm } from "./use-save-form.ts";
import { useUndoDraft } from "./use-undo-draft.ts";

/** What becomes of the form: saved, deleted, registered, or what was done undone. */
export function useDraftWork(
  { id, stored, unfinished }: DraftEntryProps,
  { start, known }: Pick<ReturnType<typeof useDraftStart>, "start" | "known">,
  { store, form, accounts, begin }: Pick<EntryState, "store" | "form" | "accounts" | "begin">,
) {
  const saving = useSaveForm({ id, stored, unfinished, start, store, known, begin });
  const removing = useRemoveDraft(start.year);
  const isChanged = isChangedFrom(form, stored);
  const undoing = useUndoDraft({ store, outbox: start.outbox, begin, isChanged });
  const { undoCommit } = undoing;
  const registering = useRegisterDraft({ start, store, accounts, undoCommit });
  const isBusy = saving.isSaving || removing.isBusy || registering.isBusy;
  return { saving, removing, undoing, registering, isBusy, isUndoing: useIsUndoing() };
}

/** What a draft that is gone was registered as, by the first that knows. */
export function useRegisteredAs(
  isGone: boolean,
  { books }: DraftEntryProps,
  ways: readonly ((registered: readonly Transaction[]) => Transaction | undefined)[],
): Transaction | undefined {
  useFreshBooks(isGone);
  if (!isGone) return undefined;
  const registered = [...books.registered.values()];
  return ways.map((way) => way(registered)).find((found) => found !== undefined);
}

type Failing = Record<"saving" | "removing" | "registering", { readonly error: PageError | undefined }>;

/** Why it could not be done; of a draft that is gone it is told what became of it, and of one in the books nothing else. */
export function shownFailure(
  { saving, removing, registering }: Failing,
  isGone: boolean,
  registeredAs: Transaction | undefined,
): PageError | undefined {
  if (registeredAs !== undefined) return undefined;
  return saving.error ?? removing.error ?? (isGone ? undefined : registering.error);
}
