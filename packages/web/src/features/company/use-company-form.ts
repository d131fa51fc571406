import {
  type Recipient,
  type RecipientField,
  type RecipientValidation,
  recipientFieldErrorText,
  validateRecipient,
} from "@huvudbok/core/company";
import { useMemo, useState } from "react";
import { useToday } from "../../ui/use-today.ts";

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
export function useCompanyForm(initial: Recipient): CompanyFormState {
  const today = useToday();
  const [recipient, setRecipient] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<RecipientField>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const validation = useMemo(() => validateRecipient(recipient, today), [recipient, today]);
  const { errors, normalized } = validation;
  return {
    recipient,
    validation,
    set: (field, value) => setRecipient((now) => ({ ...now, [field]: value })),
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
