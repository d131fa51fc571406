import type { Draft } from "@huvudbok/core/draft";
import { useState } from "react";
import { useRights } from "../../../data/rights.ts";
import { unfinishedForms } from "../../../data/unfinished/current-forms.ts";
import { useParams } from "../../../navigation/use-address.ts";
import { draftName } from "../../../parts/entry/unfinished/entry-format.ts";
import { useRedirect } from "../../../ui/link/use-redirect.ts";
import { useYearOfAddress } from "../../../ui/link/use-year-of-address.ts";
import { useBooks, usePageData } from "../../../ui/loading/page-data.ts";
import { WaitingPage } from "../../../ui/loading/waiting-page.tsx";
import { PageFrame } from "../../../ui/page-frame/page-frame.tsx";
import { DraftEditor } from "./draft-editor.tsx";
import { MissingDraft } from "./missing-draft.tsx";
import { NEW } from "./new-draft.ts";
import { ReadDraft } from "./read-draft.tsx";

const GUID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/** /accounting/draft/{id}: a draft, or a new one; an address that cannot be that of a draft leads to the list (DR13). */
export function DraftEditPage() {
  const named = useParams()["id"] ?? "";
  const id = named.toLowerCase() === NEW ? NEW : named;
  const { company, fiscalYear } = useBooks();
  const drafts = usePageData("transactionDrafts");
  const isDraft = id === NEW || drafts.items.has(id) || GUID.test(id);
  const moving = useYearOfAddress();
  useRedirect(isDraft ? undefined : "/accounting/draft");
  if (moving.isMoving) return <PageFrame state="Initializing" error={moving.error} />;
  if (!isDraft) return <WaitingPage />;
  // Another company, year or draft is another form.
  return <DraftOfAddress key={`${company.id}-${fiscalYear.id}-${id}`} id={id} />;
}

function DraftOfAddress({ id }: { readonly id: string }) {
  const { company, fiscalYear } = useBooks();
  const { mayWrite } = useRights();
  const stored = usePageData("transactionDrafts").items.get(id);
  const [seen, setSeen] = useState<readonly Draft[]>(stored === undefined ? [] : [stored]);
  const [shown] = seen;
  if (stored !== undefined && stored !== shown) setSeen([stored, ...seen]);
  const isReadOnly = !mayWrite || fiscalYear.locked;
  const hasForm = unfinishedForms(company.id).has({ fiscalYearId: fiscalYear.id, form: draftName(id) });
  if (id !== NEW && shown === undefined && (isReadOnly || !hasForm)) return <MissingDraft id={id} />;
  if (isReadOnly) return <ReadDraft draft={shown} />;
  return <DraftEditor id={id} stored={stored} seen={seen} />;
}
