import { type DocumentKind, itemId } from "@huvudbok/core/document";
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

/** What was changed since, of what is to be undone: the server says which items that are. */
function changedName({ details }: ApiFailure, commit: UndoableCommit | undefined): string {
  const ids = itemsOf(details);
  const [name, ...more] = commit?.inverse.changes.flatMap((edit) => namesOf(edit, ids)) ?? [];
  return name === undefined ? "samma uppgift" : `${name}${more.length > 0 ? " med flera" : ""}`;
}

const NAMED: Partial<Record<DocumentKind, string>> = {
  accountPlan: "konto",
  transactions: "transaktion",
  transactionDrafts: "utkastet",
};

function namesOf({ kind, put = [], remove = [] }: DocumentEdit, ids: readonly unknown[]): readonly string[] {
  const what = NAMED[kind];
  return [...put, ...remove].flatMap((item) => {
    const id = typeof item === "string" ? item : itemId(kind, item);
    if (what === undefined || !ids.includes(id)) return [];
    const text = kind === "transactionDrafts" ? Object(item).text : id?.replace("-", " ");
    return [`${what} ${text ?? ""}`.trim()];
  });
}

function itemsOf(details: unknown): readonly unknown[] {
  const items = Object(details).items;
  return Array.isArray(items) ? items : [];
}
