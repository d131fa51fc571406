import { itemId } from "@huvudbok/core/document";
import { transactionId } from "@huvudbok/core/transaction";
import type { Commit, DocumentEdit } from "./document-edit.ts";

/** Whether two commits touch the same item, or the same head. */
export function touchesSame(a: Commit, b: Commit): boolean {
  if (a.companyId !== b.companyId) return false;
  const touchedByB = new Set(b.changes.flatMap(touched));
  return a.changes.flatMap(touched).some((name) => touchedByB.has(name));
}

/**
 * What an edit touches: the items by document and id, and the head; of a correction also what it corrects, whose mark
 * comes and goes with it (CH11).
 */
function touched(edit: DocumentEdit): string[] {
  const { kind, fiscalYearId, head, put = [], remove = [] } = edit;
  const document = `${kind} ${fiscalYearId ?? ""}`;
  const ids = [...put.map((item) => itemId(kind, item) ?? ""), ...remove];
  const names = [...ids.map((id) => `${document} ${id}`), ...correctedBy(edit)];
  return head === undefined ? names : [...names, document];
}

function correctedBy(edit: DocumentEdit): string[] {
  if (edit.kind !== "transactions") return [];
  const { kind, put = [] } = edit;
  return put.flatMap(({ corrects }) =>
    corrects === undefined
      ? []
      : [`${kind} ${corrects.fiscalYearId} ${transactionId(corrects.series, corrects.number)}`],
  );
}
