/**
 * A value that somebody is changing in a form, with what it is compared by when others save meanwhile: what is stored,
 * what was known of it, and what is typed.
 */
export interface Edit<V> {
  /**
   * What this person knows to have been stored: the value when the change began, those that this form has sent itself,
   * and those that the person has decided to replace.
   */
  readonly known: readonly V[];
  readonly typed: V;
}

/** Whether somebody else has saved another value than the one typed, so that saving it would overwrite theirs unseen. */
export function isConflict<V>({ known, typed }: Edit<V>, stored: V): boolean {
  return typed !== stored && !known.includes(stored);
}

/** The edit after one more change; undefined for what is stored and known already, which is no change. */
export function nextEdit<V>(edit: Edit<V> | undefined, stored: V, typed: V): Edit<V> | undefined {
  const known = edit?.known ?? [stored];
  return typed === stored && known.includes(stored) ? undefined : { known, typed };
}

/**
 * Whether nothing is left of an edit, since what is typed is stored. Of a value that somebody else has stored only on
 * opening: while a person types, their value may be met on the way to a longer one.
 */
export function isSettled<V>({ known, typed }: Edit<V>, stored: V, isOpening: boolean): boolean {
  return typed === stored && (isOpening || known.includes(stored));
}

/** The same edit by somebody who knows that a value is, or will be, stored. */
export function knowing<V>({ known, typed }: Edit<V>, stored: V): Edit<V> {
  return { known: known.includes(stored) ? known : [...known, stored], typed };
}
