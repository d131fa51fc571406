import type { CommitIntent } from "@huvudbok/core/api";
import { DOCUMENT_KINDS, type DocumentKind } from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { err, type Result } from "@huvudbok/core/shared";
import { useCallback } from "react";
import type { ApiFailure } from "./api/api-failure.ts";
import { useCompany } from "./company/selected-company.ts";
import { nobodySignedIn } from "./documents/commit-failure.ts";
import { documentClient } from "./documents/current-client.ts";
import type { CommitDone, DocumentEdit } from "./documents/document-edit.ts";
import { useFiscalYear } from "./fiscal-years.ts";
import { undoStackOf } from "./undo.ts";

/** A commit as a page makes it: for the selected company and year unless it says otherwise. */
export interface PageCommit {
  readonly intent: CommitIntent;
  /** What the user did, in Swedish, as the undo button names it. */
  readonly label?: string;
  readonly companyId?: number;
  readonly changes: readonly DocumentEdit[];
  /** Kinds of documents whose change remains when the commit is undone. */
  readonly keeps?: readonly DocumentKind[];
  /** See `Commit`. */
  readonly keepConflict?: boolean;
  readonly requestId?: string;
  /** See `Commit`. */
  readonly untilKnown?: true;
}

export type SaveCommit = (commit: PageCommit) => Promise<Result<CommitDone, ApiFailure>>;

/**
 * Saves commits of the selected company and fiscal year, which can be undone afterwards. All changes of a commit are
 * saved, or none. A commit that could not be sent is stored and shown as unsaved; made again, it is sent again.
 */
export function useCommit(): SaveCommit {
  const companyId = useCompany()?.id;
  const yearId = useFiscalYear()?.id;
  return useCallback<SaveCommit>(
    async (commit) => {
      const client = documentClient();
      if (client === undefined) return err(nobodySignedIn());
      return undoStackOf(client).commit({
        ...commit,
        companyId: commit.companyId ?? companyId ?? 0,
        changes: commit.changes.map((edit) => withYear(edit, yearId)),
      });
    },
    [companyId, yearId],
  );
}

function withYear(edit: DocumentEdit, yearId: FiscalYearId | undefined): DocumentEdit {
  const isYearly = DOCUMENT_KINDS[edit.kind].scope === "fiscalYear";
  if (!isYearly || edit.fiscalYearId !== undefined || yearId === undefined) return edit;
  return { ...edit, fiscalYearId: yearId };
}
