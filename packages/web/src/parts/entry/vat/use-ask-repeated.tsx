import type { Transaction } from "@huvudbok/core/transaction";
import { repeatedSettlement } from "@huvudbok/core/vat";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../../ui/form/confirm-dialog.tsx";
import { newTransaction } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { isChangedSince } from "../form/sent-registration.ts";
import type { EntryStart } from "../form/use-entry-form.ts";

interface AskRepeated {
  /** Goes on, after a question where the form's settlement is registered already. */
  readonly ask: () => void;
  readonly question: ReactNode;
}

/** The registered settlement that the form would register once more (VR13). One that got no answer may be that itself. */
export function repeatedOf(
  form: EntryForm,
  { registered }: Pick<EntryStart, "registered">,
): Transaction | undefined {
  const mayHaveArrived = form.sent !== undefined && !isChangedSince(form);
  return mayHaveArrived ? undefined : repeatedSettlement(registered.values(), newTransaction(form));
}

/** Asks before a settlement is registered twice (VR13): a key that is pressed by habit, or once more, registers nothing. */
export function useAskRepeated(
  start: Pick<EntryStart, "registered">,
  store: EntryStore,
  go: () => void,
): AskRepeated {
  const [asked, setAsked] = useState<Transaction>();
  return {
    ask: () => {
      const repeated = repeatedOf(store.form(), start);
      if (repeated === undefined) go();
      else setAsked(repeated);
    },
    question: (
      <ConfirmDialog
        opened={asked !== undefined}
        title="Registrera samma momsavräkning en gång till?"
        confirmLabel="Registrera ändå"
        destructive
        onConfirm={() => {
          setAsked(undefined);
          go();
        }}
        onCancel={() => setAsked(undefined)}
      >
        {asked !== undefined && (
          <p>{`${asked.series} ${asked.number} har tagit samma belopp från momskontona samma dag.`}</p>
        )}
      </ConfirmDialog>
    ),
  };
}
