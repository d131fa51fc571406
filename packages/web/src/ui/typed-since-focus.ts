const typed = new WeakSet<EventTarget>();

/** For the handlers of a form: what is typed in its fields is remembered until a field gets the focus anew. */
export const typedSinceFocus = {
  onFocus: ({ target }: { readonly target: EventTarget }): void => {
    typed.delete(target);
  },
  onInput: ({ target }: { readonly target: EventTarget }): void => {
    typed.add(target);
  },
};

/** True when a person has typed in the field since it got the focus: Ctrl+Z and Ctrl+Delete are then its own (P28). */
export function isTypedSinceFocus(target: EventTarget): boolean {
  return typed.has(target);
}
