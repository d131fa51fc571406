import { itemId } from "@huvudbok/core/document";
import type { ApiFailure } from "./api/api-failure.ts";
import type { DocumentEdit } from "./documents/document-edit.ts";
import type { UndoableCommit } from "./documents/undo-stack.ts";

/** Why it cannot be undone, and what to do instead: the words of a refused save alone say neither. */
export function refusedText(error: ApiFailure, commit: UndoableCommit | undefined): string {
  if (error.isUnknown) return error.message;
  const told = `Kan inte ångras. ${error.message}`;
  if (error.isTransient) return told;
  const registered = commit?.appended.at(-1);
  const who = error.isConflict ? " Någon annan, eller du i en annan flik, har" : undefined;
  if (registered !== undefined) {
    const { series, number } = registered;
    const since = who === undefined ? "" : `${who} registrerat eller ändrat efter ${series} ${number}.`;
    return `${told}${since} Vänd transaktionen i stället.`;
  }
  if (who === undefined) return told;
  return `${told}${who} ändrat ${changedName(error, commit)} sedan dess. Se hur det ser ut nu, och ändra för hand om det behövs.`;
}

/** More of them are counted. */
const MOST_NAMED = 2;

/** What was changed since, of what is to be undone: the server says which items that are. */
function changedName({ details }: ApiFailure, commit: UndoableCommit | undefined): string {
  const ids = new Set(itemsOf(details));
  const names = commit?.inverse.changes.flatMap((edit) => namesOf(edit, ids)) ?? [];
  if (names.length === 0) return "samma uppgift";
  const more = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` och ${more} till` : ""}`;
}

function namesOf(
  { kind, put = [], remove = [] }: DocumentEdit,
  ids: ReadonlySet<unknown>,
): readonly string[] {
  const items = new Map(put.map((item) => [itemId(kind, item), item] as const));
  return [...items.keys(), ...remove].flatMap((id = "") => {
    if (!ids.has(id)) return [];
    if (kind === "accountPlan") return [`konto ${id}`];
    if (kind === "transactions") return [id.replace("-", " ")];
    if (kind !== "transactionDrafts") return [];
    const item = items.get(id);
    const text =
      item !== undefined && "text" in item && typeof item.text === "string" ? item.text.trim() : "";
    return [text === "" ? "utkastet" : `utkastet ${text}`];
  });
}

function itemsOf(details: unknown): readonly unknown[] {
  const items = typeof details === "object" && details !== null && "items" in details ? details.items : [];
  return Array.isArray(items) ? items : [];
}
