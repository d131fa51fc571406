import { announce } from "./announce.ts";

/** Puts the focus in the first field of a form that is marked as wrong, so that it can be put right at once. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field !== null && field !== undefined) focusOnError(field);
}

/**
 * Puts the focus in a field that is wrong. Screen readers tell what is wrong with the field one comes to; where one is
 * there already, it is told.
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
