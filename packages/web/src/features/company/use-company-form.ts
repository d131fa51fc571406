import {
  type Recipient,
  type RecipientField,
  type RecipientValidation,
  recipientFieldErrorText,
  validateRecipient,
} from "@huvudbok/core/company";
import { useMemo, useState } from "react";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { useToday } from "../../ui/use-today.ts";
import { changedFields, type KeptRecipient } from "./kept-company.ts";

export interface CompanyFormState {
  readonly recipient: Recipient;
  readonly validation: RecipientValidation;
  readonly set: (field: RecipientField, value: string) => void;
  /** A field that was left shows what is wrong with it, and how its value is stored. */
  readonly leave: (field: RecipientField) => void;
  /** Every field counts as left: somebody tried to save. */
  readonly leaveAll: () => void;
  /** The text under a field that was left with an error. */
  readonly errorText: (field: RecipientField) => string | undefined;
}

/** The state of the form 'Företagsuppgifter': errors come at a field when it is left. */
export function useCompanyForm(
  initial: Recipient,
  unfinished: Pick<Unfinished<KeptRecipient>, "read" | "keep">,
): CompanyFormState {
  const today = useToday();
  // What others save meanwhile is no change of one's own.
  const [saved] = useState(initial);
  const [recipient, setRecipient] = useState(() => ({ ...saved, ...unfinished.read() }));
  function change(next: Recipient) {
    setRecipient(next);
    unfinished.keep(changedFields(saved, next));
  }
  const [left, setLeft] = useState<ReadonlySet<RecipientField>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const validation = useMemo(() => validateRecipient(recipient, today), [recipient, today]);
  const { errors, normalized } = validation;
  return {
    recipient,
    validation,
    set: (field, value) => change({ ...recipient, [field]: value }),
    leave: (field) => {
      setLeft((now) => new Set([...now, field]));
      if (errors[field] === undefined) setRecipient((now) => ({ ...now, [field]: normalized[field] }));
    },
    leaveAll: () => setIsTried(true),
    errorText: (field) => {
      const error = left.has(field) || isTried ? errors[field] : undefined;
      return error === undefined ? undefined : recipientFieldErrorText(error);
    },
  };
}
