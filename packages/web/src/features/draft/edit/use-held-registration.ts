import type { Transaction } from "@huvudbok/core/transaction";
import { useState, useSyncExternalStore } from "react";
import type { ApiFailure } from "../../../data/api/api-failure.ts";
import type { SentRegistration } from "../../../parts/entry/form/entry-rows.ts";
import type { EntryStore } from "../../../parts/entry/form/entry-store.ts";
import { registeredMeanwhile } from "../../../parts/entry/register/registered-meanwhile.ts";
import { useToast } from "../../../ui/label/toast.tsx";

/** Said to who goes on typing in what is being registered. */
const HELD_TEXT = "Utkastet registreras. Vänta på svaret innan du ändrar i det.";

type New = Omit<SentRegistration, "unsavedId">;

/** What has been sent of a draft's form: while it is on its way nothing in the form changes (UN15). */
export function useHeldRegistration(store: EntryStore) {
  // A try of an earlier visit, whose answer never came here.
  const [hasNoAnswer, setHasNoAnswer] = useState(() => store.form().sent !== undefined);
  const sent = useSyncExternalStore(store.subscribe, () => store.form().sent);
  const toast = useToast();
  const isUnanswered = hasNoAnswer && sent !== undefined;
  function note(registration: SentRegistration | undefined) {
    store.hold(undefined);
    store.dispatch({ kind: "sent", sent: registration });
  }
  return {
    /** The last try got no answer: what becomes of the draft next is likely its own doing. */
    isUnanswered,
    /** What is to be sent: of what was changed after a lost answer the server stores one, by the first id (ST3). */
    hold: (now: New): SentRegistration => {
      const made = { ...now, unsavedId: sent?.unsavedId ?? crypto.randomUUID() };
      const registration = isUnanswered ? sent : made;
      note(registration);
      store.hold(() => toast({ text: HELD_TEXT, isRefusal: true }));
      return registration;
    },
    /** It failed: what may have arrived, or may succeed later, is the same commit when it is sent again. */
    fail: ({ isTransient, isAnswerLost, unsavedId }: ApiFailure, registration: SentRegistration): void => {
      setHasNoAnswer(isTransient && (isAnswerLost || isUnanswered));
      const again = { ...registration, unsavedId: unsavedId ?? registration.unsavedId };
      note(isTransient ? again : undefined);
    },
    /** It is in the books. */
    settle: (): void => {
      setHasNoAnswer(false);
      note(undefined);
    },
    /** What the tries without an answer became after all, in the books as they are now. */
    arrived: (transactions: readonly Transaction[]): Transaction | undefined =>
      sent && registeredMeanwhile(sent, transactions),
  };
}
