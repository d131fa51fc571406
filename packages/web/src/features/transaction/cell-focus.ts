/** The fields of an entry row that one moves between. */
export type EntryColumn = "account" | "debit" | "credit" | "text";

/** What a field of the grid is marked with, so that the keys can find it. */
export function cellName(row: number, column: EntryColumn): string {
  return `entry-${row}-${column}`;
}

/** Moves the focus to a field of the grid, once it has been drawn. */
export function focusCell(row: number, column: EntryColumn): void {
  focusNamed(cellName(row, column));
}

/** Moves the focus to the field or button that is marked with the name. */
export function focusNamed(name: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-cell="${name}"]`)?.focus();
  });
}
