import { type Draft, draftFormKey, draftOfForm, formOfDraft } from "@huvudbok/core/draft";
import { pushAddress, replaceAddress } from "../../../navigation/address.ts";
import { draftIdOf } from "../../../parts/entry/draft/draft-id-of.ts";
import { draftFormOf, unreadableCell } from "../../../parts/entry/draft/entry-draft.ts";
import { UNREADABLE_TEXT, useSaveDraft } from "../../../parts/entry/draft/use-save-draft.ts";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import type { EntryStore } from "../../../parts/entry/form/entry-store.ts";
import { type EntryStart, nextEntryForm } from "../../../parts/entry/form/use-entry-form.ts";
import { focusNamed, focusWrong } from "../../../parts/entry/row/cell-focus.ts";
import { CHOOSE_FIRST_TEXT } from "../../../ui/form/edit-conflict.tsx";
import { isFocusFree } from "../../../ui/form/is-focus-free.ts";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { draftPath } from "../../../ui/link/draft-path.ts";
import { watchPage } from "../../../ui/link/watch-page.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import type { PageError } from "../../../ui/page-frame/error-level.ts";
import type { DraftEntryProps } from "./draft-entry-props.ts";
import { NEW } from "./new-draft.ts";
import { isChangedFrom, type KnownDraft } from "./use-draft-edit.ts";

/** Shown where a person has to choose between what is typed and what somebody else has saved. */
export const CHOOSE_FIRST: PageError = { message: CHOOSE_FIRST_TEXT, level: "warning" };

interface SaveFormOptions extends Pick<DraftEntryProps, "id" | "stored" | "unfinished"> {
  readonly start: EntryStart;
  readonly store: EntryStore;
  readonly known: KnownDraft;
  /** Starts a form in place of the one shown. */
  readonly begin: (form: EntryForm) => void;
}

/** 'Spara' and 'Spara och skapa ny': the form as its draft. A new draft goes on at its own address. */
export function useSaveForm({ id, stored, unfinished, start, store, known, begin }: SaveFormOptions) {
  const saving = useSaveDraft(start.year);
  const drafts = usePageData("transactionDrafts").items;
  const toast = useToast();
  const takeBack = useUndoAction();

  async function send(typed: EntryForm, next: "stay" | "new") {
    const made = draftOfForm(draftFormOf(typed), stored ?? { id: id === NEW ? draftIdOf(store) : id });
    const now = store.form();
    const isHere = watchPage();
    known.set([...known.keys(), draftFormKey(formOfDraft(made))]);
    const requestId = await saving.save(made, drafts);
    if (requestId === undefined) return;
    toast({ text: "Utkastet är sparat", undo: () => void takeBack(requestId) });
    // What was typed since stays, and is saved in the same draft the next time.
    if (!isHere() || store.form() !== now) return;
    store.endSteps();
    if (next === "stay") stay(made);
    else if (id !== NEW) pushAddress(draftPath(NEW));
    else {
      begin(nextEntryForm(now));
      focusNamed("entry-date");
    }
  }
  function stay(made: Draft) {
    if (id === NEW) {
      unfinished.keep(undefined);
      replaceAddress(draftPath(made.id));
    } else if (isFocusFree()) focusNamed("entry-date");
  }
  return {
    isSaving: saving.isSaving,
    error: saving.error,
    save: (next: "stay" | "new", hasConflict: boolean): void => {
      const now = store.form();
      const unreadable = unreadableCell(now);
      if (unreadable !== undefined) {
        saving.fail({ message: UNREADABLE_TEXT, level: "warning" });
        focusWrong([unreadable]);
      } else if (hasConflict) saving.fail(CHOOSE_FIRST);
      else if (isChangedFrom(now, stored)) void send(now, next);
    },
  };
}
