import { itemId } from "@huvudbok/core/document";
import { useCompany } from "../../../data/company/selected-company.ts";
import { useDocumentClient } from "../../../data/documents/current-client.ts";
import type { UndoableCommit } from "../../../data/documents/undo-stack.ts";
import { undoStackOf } from "../../../data/undo.ts";

/** What a draft became, where it was registered from this tab: a registration takes drafts away in the order of the list. */
export function useRegisteredDraft(id: string): UndoableCommit["appended"][number] | undefined {
  const client = useDocumentClient();
  const companyId = useCompany()?.id ?? 0;
  const commits = client === undefined ? [] : undoStackOf(client).of(companyId);
  for (const { appended, inverse } of commits) {
    const drafts = inverse.changes.flatMap(({ kind, put = [] }) =>
      kind === "transactionDrafts" ? put.map((draft) => itemId(kind, draft)) : [],
    );
    const registered = appended[drafts.indexOf(id)];
    if (registered !== undefined && drafts.length === appended.length) return registered;
  }
  return undefined;
}
