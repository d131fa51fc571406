import { type Draft, otherSideOf, type RegisterRules } from "@huvudbok/core/draft";
import { type ReactNode, useCallback, useMemo } from "react";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { Pager } from "../../../ui/data-table/pager.tsx";
import { pageRows } from "../../../ui/data-table/pagination.ts";
import { PrintLimit } from "../../../ui/data-table/print-limit.tsx";
import { usePrintsWhole } from "../../../ui/data-table/use-prints-whole.ts";
import { draftColumns } from "./draft-columns.tsx";
import classes from "./draft-list.module.css";
import type { DraftRow } from "./draft-row.ts";
import type { DraftSelection } from "./draft-selection.ts";
import type { DraftQuery, DraftQueryActions } from "./use-draft-query.ts";
import { useDragMerge } from "./use-drag-merge.ts";
import type { ListedDrafts } from "./use-listed-drafts.ts";

interface DraftResultsProps {
  /** Those that the filters show, in the order of the list. */
  readonly drafts: readonly Draft[];
  readonly rules: RegisterRules;
  readonly listed: ListedDrafts;
  readonly query: DraftQuery;
  readonly actions: DraftQueryActions;
  readonly selection: DraftSelection;
  readonly mayWrite: boolean;
  /** One draft was dropped on another. */
  readonly onMerge: (target: Draft, source: Draft) => void;
  readonly onChoose: (draft: Draft, place: number) => void;
  readonly empty: ReactNode;
}

const rowKey = ({ draft }: DraftRow) => draft.id;
const rowHref = ({ draft }: DraftRow) => `/accounting/draft/${encodeURIComponent(draft.id)}`;

/** The rows of the list of drafts, a page at a time: links that can be selected, and dragged onto one another. */
export function DraftResults(props: DraftResultsProps) {
  const { drafts, rules, listed, query, actions, selection, mayWrite, onMerge, onChoose, empty } = props;
  const { sort, page, pageSize } = query;
  const { draftOf } = listed;
  const printsWhole = usePrintsWhole(drafts.length);
  const { isSelected, select } = selection;
  const rows = useMemo(() => {
    const shown = printsWhole ? drafts : pageRows(drafts, page, pageSize);
    return shown.map((draft): DraftRow => ({ draft, isSelected: isSelected(draft) }));
  }, [drafts, page, pageSize, printsWhole, isSelected]);
  const tick = useCallback(
    ({ draft }: DraftRow, isTicked: boolean) => {
      // A transfer is one action: who takes one side out does not want it done from the other.
      const other = isTicked ? undefined : otherSideOf(draft, draftOf);
      select(other === undefined ? [draft] : [draft, other], isTicked);
    },
    [select, draftOf],
  );
  const columns = useMemo(() => {
    const count = drafts.filter(isSelected).length;
    const all = count === 0 ? "none" : count === drafts.length ? "all" : "some";
    const selecting = {
      all,
      select: tick,
      selectAll: (isTicked: boolean) => select(drafts, isTicked),
    } as const;
    return draftColumns({ drafts, rules, listed, selecting: mayWrite ? selecting : undefined, onChoose });
  }, [drafts, rules, listed, isSelected, select, tick, mayWrite, onChoose]);
  const drag = useDragMerge((source, target) => {
    const [from, onto] = [rows[source], rows[target]];
    if (from !== undefined && onto !== undefined) onMerge(onto.draft, from.draft);
  });
  return (
    <>
      <PrintLimit
        count={drafts.length}
        shown={rows.length}
        advice="Välj en kortare period eller sök fram färre."
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows are dragged, and keys do the same */}
      <div className={classes.list} {...(mayWrite ? drag : {})}>
        <DataTable
          caption="Utkast"
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowHref={rowHref}
          isPageList
          opensTabs={false}
          isDraggable={mayWrite}
          {...(mayWrite ? { onSelect: (row: DraftRow) => tick(row, !row.isSelected) } : {})}
          sort={sort}
          onSort={actions.setSort}
          empty={empty}
        />
      </div>
      {drafts.length > 0 && (
        <Pager
          count={drafts.length}
          page={page}
          pageSize={pageSize}
          onPage={actions.setPage}
          onPageSize={actions.setPageSize}
        />
      )}
    </>
  );
}
