import { announce } from "../label/announce.ts";

/** Moves the focus to the first field of a form that is marked as wrong, so that it can be corrected at once. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field !== null && field !== undefined) focusOnError(field);
}

/**
 * Moves the focus to a field that is wrong. Screen readers read the error when the focus arrives; when the field
 * already has the focus, the error is announced.
 */
export function focusOnError(field: HTMLElement): void {
  if (document.activeElement === field) announce(descriptionOf(field));
  else field.focus();
}

function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute("aria-describedby")?.split(/\s+/) ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .filter((text) => text !== "")
    .join(" ");
}
