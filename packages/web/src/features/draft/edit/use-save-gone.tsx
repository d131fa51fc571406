import type { BookingDoubt } from "@huvudbok/core/categorisation";
import { type ReactNode, useState } from "react";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import { ConfirmDialog } from "../../../ui/form/confirm-dialog.tsx";
import { usePageData } from "../../../ui/loading/page-data.ts";
import type { DraftEntryProps } from "./draft-entry-props.ts";
import { type GoneDraft, goneDraft } from "./gone-draft.ts";

type Next = "stay" | "new";

interface SaveGoneOptions extends Pick<DraftEntryProps, "id"> {
  readonly isGone: boolean;
  readonly form: EntryForm;
  /** What the form may be booked as, or is the same as. */
  readonly doubt: BookingDoubt | undefined;
  readonly save: (next: Next) => void;
}

interface SaveGone {
  /** What became of it; undefined while it is there. */
  readonly became: GoneDraft | undefined;
  readonly save: (next: Next) => void;
  readonly saveQuestion: ReactNode;
}

/** Saves a draft; one that is gone comes back only after a question, since its event may be booked or in another draft (DR20). */
export function useSaveGone({ id, isGone, form, doubt, save }: SaveGoneOptions): SaveGone {
  const drafts = usePageData("transactionDrafts").items;
  const became = isGone ? goneDraft(id, form, { drafts, doubt }) : undefined;
  const [asked, setAsked] = useState<Next>();
  return {
    became,
    save: (next) => (isGone ? setAsked(next) : save(next)),
    saveQuestion: (
      <ConfirmDialog
        opened={asked !== undefined}
        title="Spara utkastet igen?"
        confirmLabel="Spara igen"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked !== undefined) save(asked);
        }}
      >
        <p>{`Utkastet finns inte längre. ${became?.text ?? ""} Sparat igen kan samma händelse bokföras två gånger.`}</p>
      </ConfirmDialog>
    ),
  };
}
