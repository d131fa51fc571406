/** Puts the focus in the first field of a form that is marked as wrong, so that it can be put right at once. */
export function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
