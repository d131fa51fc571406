import type { EntryForm } from "./entry-rows.ts";

/** The address of the page that prepared the form, which one comes back to; undefined for a form of no such page (TR12). */
export function preparingPage({
  preparedBy,
  returnTo,
}: Pick<EntryForm, "preparedBy" | "returnTo">): string | undefined {
  return preparedBy === "closing" ? "/accounting/closing/helper" : returnTo;
}
