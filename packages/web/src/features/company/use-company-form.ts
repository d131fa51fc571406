import {
  type CompanyType,
  type Recipient,
  type RecipientField,
  type RecipientValidation,
  recipientFieldErrorText,
  validateRecipient,
} from "@huvudbok/core/company";
import { useMemo, useState } from "react";
import {
  conflictingFields,
  editsAfterSending,
  type FieldEdits,
  keptEdits,
  openedEdits,
  settledEdits,
  withEdits,
  withMine,
  withStored,
  withTyped,
} from "../../data/unfinished/field-edits.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { useToday } from "../../ui/date/use-today.ts";
import { useWhenStored } from "../../ui/form/use-when-stored.ts";
import type { CompanyFormContent } from "./company-form-content.ts";

export interface CompanyFormState {
  readonly recipient: Recipient;
  readonly validation: RecipientValidation;
  /** What stands in the fields that are not valid yet. */
  readonly notValid: readonly string[];
  readonly set: (field: RecipientField, value: string) => void;
  /** Called when a field is left: it shows what is wrong with it, and its value as it is stored. */
  readonly leave: (field: RecipientField) => void;
  /** Every field counts as left: a person tried to save. */
  readonly leaveAll: () => void;
  /** The text under a field that was left with an error. */
  readonly errorText: (field: RecipientField) => string | undefined;
  /** What is saved of the company, as far as this browser knows. */
  readonly stored: Recipient;
  /** Whether a field is changed here and somebody else has saved another value of it meanwhile. */
  readonly hasConflict: (field: RecipientField) => boolean;
  /** Whether any field has such a conflict. */
  readonly isAsking: boolean;
  /** What is typed in a field is to replace what somebody else has saved. */
  readonly keepMine: (field: RecipientField) => void;
  /** What is typed in a field gives way to what somebody else has saved. */
  readonly takeStored: (field: RecipientField) => void;
  /** What to save, given what is stored by now: undefined when both have changed the same. */
  readonly mergedOnto: (stored: Recipient) => Recipient | undefined;
}

/**
 * The state of the form 'Företagsuppgifter': errors come at a field when it is left. Fields that the person has not
 * changed are as `stored` has them, also when somebody else saves meanwhile. `startType` is a company type that the
 * person has chosen before the form was opened.
 */
export function useCompanyForm(
  stored: Recipient,
  unfinished: Pick<Unfinished<CompanyFormContent>, "read" | "keep">,
  startType?: CompanyType,
): CompanyFormState {
  const today = useToday();
  const [edits, setEdits] = useState(() => {
    const opened = openedEdits(unfinished.read(), stored);
    return startType === undefined ? opened : withTyped(opened, stored, { companyType: startType });
  });
  function change(next: FieldEdits<Recipient>) {
    setEdits(next);
    unfinished.keep(keptEdits(next));
  }
  // The list of companies shows nothing that the server does not have.
  useWhenStored(stored, true, (now, isOpening) => {
    const settled = settledEdits(edits, now, isOpening);
    if (settled !== edits) change(settled);
  });
  const recipient = useMemo(() => withEdits(stored, edits), [stored, edits]);
  const conflicts = conflictingFields(edits, stored);
  const [left, setLeft] = useState<ReadonlySet<RecipientField>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const validation = useMemo(() => validateRecipient(recipient, today), [recipient, today]);
  const { errors, normalized } = validation;
  return {
    recipient,
    validation,
    notValid: Object.entries(recipient).flatMap(([field, text]) => (field in errors ? [text] : [])),
    set: (field, value) => change(withTyped(edits, stored, { [field]: value })),
    leave: (field) => {
      setLeft((now) => new Set([...now, field]));
      const isTyped = edits.typed[field] !== undefined;
      if (!isTyped || errors[field] !== undefined) return;
      const { zipCode, city } = normalized;
      // The town may have been written behind the postal code.
      const isBoth = field === "zipCode" && city !== recipient.city.trim();
      change(withTyped(edits, stored, isBoth ? { zipCode, city } : { [field]: normalized[field] }));
    },
    leaveAll: () => setIsTried(true),
    errorText: (field) => {
      const error = left.has(field) || isTried ? errors[field] : undefined;
      return error === undefined ? undefined : recipientFieldErrorText(error);
    },
    stored,
    hasConflict: (field) => conflicts.includes(field),
    isAsking: conflicts.length > 0,
    keepMine: (field) => change(withMine(edits, stored, field)),
    takeStored: (field) => change(withStored(edits, stored, field)),
    mergedOnto: (newest) => {
      if (conflictingFields(edits, newest).length > 0) return undefined;
      change(editsAfterSending(edits, newest));
      return validateRecipient(withEdits(newest, edits), today).normalized;
    },
  };
}
