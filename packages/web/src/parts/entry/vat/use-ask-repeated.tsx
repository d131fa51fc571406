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
  /** Goes on, after a question where the form's settlement is registered already, or nothing is left to book. */
  readonly ask: () => void;
  readonly question: ReactNode;
}

interface Question {
  readonly title: string;
  readonly text: string;
}

/** The registered settlement that the form would register once more (VR13). One that got no answer may be that itself. */
export function repeatedOf(
  form: EntryForm,
  { registered }: Pick<EntryStart, "registered">,
): Transaction | undefined {
  const mayHaveArrived = form.sent !== undefined && !isChangedSince(form);
  return mayHaveArrived ? undefined : repeatedSettlement(registered.values(), newTransaction(form));
}

/**
 * Asks before a settlement is registered twice (VR13), and where the form knows that nothing is left of what it was
 * prepared for (VR25): a key that is pressed by habit, or once more, registers nothing.
 */
export function useAskRepeated(
  start: Pick<EntryStart, "registered">,
  store: EntryStore,
  go: () => void,
): AskRepeated {
  const [asked, setAsked] = useState<Question>();
  return {
    ask: () => {
      const question = questionOf(store, start);
      if (question === undefined) go();
      else setAsked(question);
    },
    question: (
      <ConfirmDialog
        opened={asked !== undefined}
        title={asked?.title ?? ""}
        confirmLabel="Registrera ändå"
        destructive
        onConfirm={() => {
          setAsked(undefined);
          go();
        }}
        onCancel={() => setAsked(undefined)}
      >
        {asked !== undefined && <p>{asked.text}</p>}
      </ConfirmDialog>
    ),
  };
}

function questionOf(store: EntryStore, start: Pick<EntryStart, "registered">): Question | undefined {
  const repeated = repeatedOf(store.form(), start);
  if (repeated !== undefined) {
    const { series, number } = repeated;
    return {
      title: "Registrera samma momsavräkning en gång till?",
      text: `${series} ${number} har tagit samma belopp från momskontona samma dag.`,
    };
  }
  const doubt = store.doubted();
  return doubt === undefined ? undefined : { title: "Registrera ändå?", text: doubt };
}
