import { type DraftForm, draftOfForm } from "@huvudbok/core/draft";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { useState } from "react";
import { useHasFeature } from "../../../data/company/use-features.ts";
import { pushAddress } from "../../../navigation/address.ts";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { announcePolitely } from "../../../ui/label/announce.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { draftPath } from "../../../ui/link/draft-path.ts";
import type { PageError } from "../../../ui/page-frame/error-level.ts";
import { isTouched } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { type EntryStart, nextEntryForm } from "../form/use-entry-form.ts";
import { focusNamed, focusWrong } from "../row/cell-focus.ts";
import { draftIdOf } from "./draft-id-of.ts";
import { draftFormOf, unreadableCell } from "./entry-draft.ts";
import { UNREADABLE_TEXT, useSaveDraft } from "./use-save-draft.ts";

const CORRECTS: PageError = {
  message: "En rättelse kan inte sparas som utkast: den registreras tillsammans med det som den rättar.",
  level: "warning",
};

/** The form has been sent, and nobody knows yet whether it is in the books: a draft of it could be registered once more. */
const MAY_BE_REGISTERED: PageError = {
  message:
    "Servern har inte svarat, och transaktionen kan redan vara registrerad. Den kan inte sparas som utkast förrän det är känt. Försök igen: den registreras inte två gånger.",
  level: "warning",
};

interface SaveAsDraftOptions {
  readonly start: Pick<EntryStart, "year" | "registered">;
  readonly store: EntryStore;
  /** Starts a form in place of the one shown. */
  readonly begin: (form: EntryForm) => void;
}

/** Ctrl+S in the form of a new transaction: what is typed becomes a draft, and the next form begins (DR12). */
export function useSaveAsDraft({ start, store, begin }: SaveAsDraftOptions) {
  const hasFeature = useHasFeature(FEATURE_ID.accountingPlus);
  const toast = useToast();
  const takeBack = useUndoAction();
  const saving = useSaveDraft(start.year);
  const [isOff, setIsOff] = useState(false);
  async function undo(requestId: string, form: EntryForm) {
    if ((await takeBack(requestId)) === undefined || isTouched(store.form())) return;
    begin({ ...form, nextKey: Math.max(form.nextKey, store.form().nextKey) });
    focusNamed("entry-date");
  }
  async function send(form: EntryForm, draft: DraftForm) {
    const made = draftOfForm(draft, { id: draftIdOf(store) });
    const sent = store.form();
    const requestId = await saving.save(made, new Map());
    if (requestId === undefined) return;
    toast({
      text: made.text === "" ? "Sparat som utkast" : `Sparat som utkast: ${made.text}`,
      actions: [{ label: "Öppna", onClick: () => pushAddress(draftPath(made.id)) }],
      undo: () => void undo(requestId, form),
    });
    // What was typed on meanwhile is saved in the same draft.
    if (store.form() !== sent) return;
    begin(nextEntryForm(form));
    focusNamed("entry-date");
  }
  return {
    /** Whether a draft has been tried to make that the company has no feature for. */
    isOff: isOff && !hasFeature,
    error: saving.error,
    save: (): void => {
      if (!hasFeature) {
        setIsOff(true);
        announcePolitely("Utkast ingår inte i företagets paket.");
        return;
      }
      if (saving.isBusy()) return;
      const form = store.form();
      const unreadable = unreadableCell(form);
      if (unreadable !== undefined) {
        saving.fail({ message: UNREADABLE_TEXT, level: "warning" });
        focusWrong([unreadable]);
      } else if (form.corrects !== undefined) saving.fail(CORRECTS);
      else if (form.sent !== undefined) saving.fail(MAY_BE_REGISTERED);
      else if (!isTouched(form)) toast({ text: "Det finns inget att spara", isRefusal: true });
      else void send(form, draftFormOf(form));
    },
  };
}
