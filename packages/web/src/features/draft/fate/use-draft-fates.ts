import { type DraftFate, draftFates } from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import type { Transaction } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { useCompany } from "../../../data/company/selected-company.ts";
import { useDocument } from "../../../data/use-document.ts";
import { useDocumentAt } from "../../../data/use-document-at.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { useFreshBooks } from "./use-fresh-books.ts";

/** What a person had before them when a command was begun, or a list was shown. */
export interface SeenDrafts {
  readonly drafts: readonly Draft[];
  /** The transactions of the year by id, as they were then; undefined where they were not known. */
  readonly registered: ReadonlyMap<string, Transaction> | undefined;
}

/**
 * What has become of drafts that a person had before them, as things are now (DR16). Where one has gone the books are asked
 * for what is new: nothing may have told of it.
 */
export function useDraftFates(seen: SeenDrafts | undefined): readonly DraftFate[] {
  const drafts = useDocument("transactionDrafts").items;
  const year = usePageData("fiscalYear");
  const companyId = useCompany()?.id;
  const isGone = seen?.drafts.some(({ id }) => !drafts.has(id)) === true;
  const { items } = useDocumentAt("transactions", companyId, isGone ? year.id : undefined);
  useFreshBooks(isGone);
  return useMemo(() => {
    if (seen === undefined) return [];
    const before = seen.registered;
    const registered =
      before === undefined ? [] : [...items].flatMap(([id, each]) => (before.has(id) ? [] : [each]));
    return draftFates(seen.drafts, { drafts, registered });
  }, [seen, drafts, items]);
}
