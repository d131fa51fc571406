import { flushSync } from "react-dom";
import { focusOnError } from "../../../ui/form/focus-first-error.ts";

/** The fields of an entry row that keys move between. */
export type EntryColumn = "account" | "debit" | "credit" | "text" | "quantity";

/** The button that takes what a prepared form would be filled with now. */
export const NEW_AMOUNTS = "entry-new-amounts";

/** What a field of the grid is marked with, so that the keys can find it. */
export function cellName(row: number, column: EntryColumn): string {
  return `entry-${row}-${column}`;
}

/** Moves the focus to a field of the grid. */
export function focusCell(row: number, column: EntryColumn): void {
  focusNamed(cellName(row, column));
}

/** Where `enterCell` has led, until the focus leaves it. */
const ENTERED = "data-entered";

/** Moves the focus to a field of the grid as a person does who goes there: what stands in it is what comes next. */
export function enterCell(row: number, column: EntryColumn): void {
  focusCell(row, column);
  const field = drawn(cellName(row, column));
  field?.setAttribute(ENTERED, "");
  field?.addEventListener("blur", () => field.removeAttribute(ENTERED), { once: true });
}

/** Whether a person has gone to the focused field, and nothing else has put the focus there. */
export function isEntered(field: Element): boolean {
  return field.hasAttribute(ENTERED);
}

/**
 * Moves the focus to the field or button with the given name before the next key can come: pending changes are rendered
 * first, so that the field exists and the field that is left knows what was typed in it.
 */
export function focusNamed(name: string): void {
  flushSync(() => undefined);
  focusDrawn(name);
}

/** The same for what is already rendered, also in an effect. Returns false where it is not. */
export function focusDrawn(name: string): boolean {
  const field = drawn(name);
  field?.focus();
  return field !== null;
}

/**
 * Does something with the text of the focused field, which a field reports when it loses the focus, and then returns
 * the focus, or gives it to a field of the grid where the focused one is gone.
 */
export function keepingFocus(act: () => void, otherwise: string = cellName(0, "debit")): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement) field.blur();
  act();
  flushSync(() => undefined);
  if (field instanceof HTMLElement && field.isConnected) field.focus();
  else focusDrawn(otherwise);
}

/**
 * Moves the focus to a field with an error, the first of the names that exists, so that screen readers read the error.
 */
export function focusWrong(names: readonly string[]): void {
  flushSync(() => undefined);
  const field = names.map(drawn).find((each) => each !== null);
  if (field !== null && field !== undefined) focusOnError(field);
}

function drawn(name: string): HTMLElement | null {
  return document.querySelector(`[data-cell="${name}"]`);
}

/** Moves the focus to the previous field, in the order of Enter and Tab. */
export function focusBefore(element: HTMLElement): void {
  const name = element.closest("[data-cell]")?.getAttribute("data-cell");
  flushSync(() => undefined);
  const cells = [...document.querySelectorAll<HTMLElement>("[data-cell]")];
  const index = cells.findIndex((cell) => cell.getAttribute("data-cell") === name);
  cells[index - 1]?.focus();
}

/** The field or button with the focus, as `focusNamed` finds it again. */
export function focusedCell(): string | undefined {
  return document.activeElement?.closest("[data-cell]")?.getAttribute("data-cell") ?? undefined;
}

/** Returns the focus to a field: typing continues after the text in it. */
export function focusAgain(name: string | undefined, otherwise: string): void {
  const field = name === undefined ? null : drawn(name);
  if (field === null) {
    focusDrawn(otherwise);
    return;
  }
  field.focus();
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
}
