const typed = new WeakSet<EventTarget>();

/** For the handlers of a form: remembers that a person types in a field, until a field gets the focus again. */
export const typedSinceFocus = {
  onFocus: ({ target }: { readonly target: EventTarget }): void => {
    typed.delete(target);
  },
  onInput: ({ target }: { readonly target: EventTarget }): void => {
    typed.add(target);
  },
};

/**
 * True when a person has typed in the field since it got the focus: Ctrl+Z and Ctrl+Delete then belong to the field
 * (PG7).
 */
export function isTypedSinceFocus(target: EventTarget): boolean {
  return typed.has(target);
}
