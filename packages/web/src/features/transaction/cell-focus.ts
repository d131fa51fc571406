/** The fields of an entry row that one moves between. */
export type EntryColumn = "account" | "debit" | "credit" | "text";

/** What a field of the grid is marked with, so that the keys can find it. */
export function cellName(row: number, column: EntryColumn): string {
  return `entry-${row}-${column}`;
}

/** Moves the focus to a field of the grid. */
export function focusCell(row: number, column: EntryColumn): void {
  focusNamed(cellName(row, column));
}

/**
 * Moves the focus to the field or button that is marked with the name: as soon as what was just done is drawn, and
 * before the next key, which may come at once.
 */
export function focusNamed(name: string): void {
  queueMicrotask(() => {
    if (!focusNow(name)) requestAnimationFrame(() => focusNow(name));
  });
}

function focusNow(name: string): boolean {
  const element = document.querySelector<HTMLElement>(`[data-cell="${name}"]`);
  element?.focus();
  return element !== null;
}
