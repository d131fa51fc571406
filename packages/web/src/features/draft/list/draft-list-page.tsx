import { type Draft, filteredDrafts, type RegisterRules, sortedDrafts } from "@huvudbok/core/draft";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { formatCount, formatCounted } from "@huvudbok/core/money";
import { useMemo } from "react";
import type { ApiFailure } from "../../../data/api/api-failure.ts";
import { useRights } from "../../../data/rights.ts";
import { useDocument } from "../../../data/use-document.ts";
import { ReadOnlyYearNotice } from "../../../parts/fiscal-year/locked-year-notice.tsx";
import { DropInvitation } from "../../../ui/files/drop-invitation.tsx";
import { useRememberedQuery } from "../../../ui/link/use-remembered-query.ts";
import { FeatureOff } from "../../../ui/loading/feature-gate.tsx";
import { isLoaded } from "../../../ui/loading/is-loaded.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { WaitingPage } from "../../../ui/loading/waiting-page.tsx";
import { loadErrorOf } from "../../../ui/page-frame/error-level.ts";
import { PageFrame, type PageProgress } from "../../../ui/page-frame/page-frame.tsx";
import { useRegisterRules } from "../use-register-rules.ts";
import { AnalysisButtons } from "./analysis-buttons.tsx";
import { chooseDraftFiles, DraftFileInput } from "./draft-file-input.tsx";
import { DraftFilters } from "./draft-filters.tsx";
import { DraftResults } from "./draft-results.tsx";
import { type DraftSelection, useDraftSelection } from "./draft-selection.ts";
import { draftToolbar } from "./draft-toolbar.ts";
import { EmptyDrafts } from "./empty-drafts.tsx";
import { useDraftAnalysis } from "./use-draft-analysis.ts";
import { useDraftCommands } from "./use-draft-commands.tsx";
import { type DraftQuery, useDraftQuery } from "./use-draft-query.ts";
import { type DraftUpload, useDraftUpload } from "./use-draft-upload.ts";
import { useListedDrafts } from "./use-listed-drafts.ts";
import { useYearBooks } from "./use-year-books.ts";

/** /accounting/draft: what waits to be registered in the year. */
export function DraftListPage() {
  const drafts = useDocument("transactionDrafts");
  const rules = useRegisterRules();
  useRememberedQuery("drafts");
  if (!isLoaded(drafts.state) || rules.rules === undefined) {
    return <WaitingPage error={drafts.error ?? rules.error} />;
  }
  return <DraftList items={drafts.items} rules={rules.rules} error={drafts.error} />;
}

interface DraftListProps {
  readonly items: ReadonlyMap<string, Draft>;
  readonly rules: RegisterRules;
  readonly error: ApiFailure | undefined;
}

function DraftList({ items, rules, error }: DraftListProps) {
  const year = usePageData("fiscalYear");
  const range = useMemo(() => fiscalYearRange(year), [year]);
  const { mayWrite } = useRights();
  const [query, actions] = useDraftQuery(range);
  const books = useYearBooks(items);
  const listed = useListedDrafts(items, books.booked);
  const { all, analysed } = listed;
  const selection = useDraftSelection(listed.doubtOf);
  const found = useFoundDrafts(all, query, selection);
  const selected = useMemo(() => found.filter(selection.isSelected), [found, selection]);
  const { changes, ...commands } = useDraftCommands(listed, books, rules);
  const { isRunning } = changes.action;
  const upload = useDraftUpload(mayWrite);
  const analysis = useDraftAnalysis(analysed, rules, changes.keepAnalyses);
  return (
    <PageFrame
      isList
      facts={factsText(all.length, found.length, selected.length)}
      error={changes.action.error ?? upload.error ?? shownError(analysis.error ?? books.error ?? error)}
      state={isRunning ? "Loading" : "Default"}
      progress={analysis.progress ?? uploadProgress(upload)}
      toolbar={draftToolbar({
        count: all.length,
        selected,
        isYearLocked: year.locked,
        upload: chooseDraftFiles,
        isKnownWhatIsBooked: books.booked !== undefined,
        perform: () => commands.perform(selected),
        merge: () => commands.merge(...selected),
        remove: () => commands.remove(selected),
      })}
    >
      {commands.notice}
      <ReadOnlyYearNotice year={year} />
      {upload.isFeatureOff && <FeatureOff feature={1002} />}
      <DraftFilters year={range} query={query} actions={actions}>
        <AnalysisButtons mayWrite={mayWrite} onAnalyse={isRunning ? undefined : analysis.begin} />
      </DraftFilters>
      <DraftResults
        drafts={found}
        rules={rules}
        listed={listed}
        query={query}
        actions={actions}
        selection={selection}
        mayWrite={mayWrite}
        onChoose={changes.choose}
        onMerge={commands.merge}
        empty={
          <EmptyDrafts
            isFiltered={all.length > 0}
            mayWrite={mayWrite}
            onReset={actions.reset}
            onUpload={chooseDraftFiles}
          />
        }
      />
      {mayWrite && <DraftFileInput onFiles={upload.add} />}
      {upload.isDragging && <DropInvitation text="Släpp för att göra utkast av filerna" />}
      {commands.questions}
    </PageFrame>
  );
}

/** The drafts that the filters show, in the order of the list. */
function useFoundDrafts(all: readonly Draft[], query: DraftQuery, { isSelected }: DraftSelection) {
  const { search, range, hideWithoutAction, hideNonSelected, hideCompleted } = query.filter;
  const { key, descending } = query.sort;
  const sorted = useMemo(() => sortedDrafts(all, key, descending), [all, key, descending]);
  const [from, to] = [range?.from, range?.to];
  return useMemo(() => {
    const between = from === undefined || to === undefined ? undefined : { from, to };
    const filter = { search, range: between, hideWithoutAction, hideNonSelected, hideCompleted };
    return filteredDrafts(sorted, filter, isSelected);
  }, [sorted, search, from, to, hideWithoutAction, hideNonSelected, hideCompleted, isSelected]);
}

function shownError(failure: ApiFailure | undefined) {
  return failure === undefined ? undefined : loadErrorOf(failure);
}

function uploadProgress({ uploads }: DraftUpload): PageProgress | undefined {
  const names = uploads.map(({ name }) => name).join(", ");
  return uploads.length === 0 ? undefined : { text: `Laddar upp ${names}` };
}

function factsText(all: number, found: number, selected: number): string {
  const count = found === all ? `${formatCount(all)} utkast` : `${formatCount(found)} av ${all} utkast`;
  return selected === 0 ? count : `${count}, ${formatCounted(selected, "vald", "valda")}`;
}
