import { type JournalTemplate, percentText } from "@huvudbok/core/journal-template";
import { formatCounted } from "@huvudbok/core/money";
import { IconPlus } from "@tabler/icons-react";
import { useRights } from "../../data/rights.ts";
import { useDocument } from "../../data/use-document.ts";
import {
  firstPage,
  pageValues,
  readListView,
  sizeValues,
  sortValues,
} from "../../parts/list/list-address.ts";
import type { Column } from "../../ui/data-table/column.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Pager } from "../../ui/data-table/pager.tsx";
import { pageRows } from "../../ui/data-table/pagination.ts";
import { FilterRow } from "../../ui/form/filter-row.tsx";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { useRememberedQuery } from "../../ui/link/use-remembered-query.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { loadErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { listedTemplates, TEMPLATE_ADDRESS } from "./template-list-view.ts";

const CREATE = "/accounting/journalTemplates/create";

/** /accounting/journalTemplates: the templates of the company. */
export function JournalTemplatesPage() {
  useRememberedQuery("journalTemplates");
  const document = useDocument("journalTemplates");
  if (!isLoaded(document.state)) return <WaitingPage error={document.error} />;
  return (
    <PageFrame
      isList
      facts={formatCounted(document.items.size, "mall", "mallar")}
      {...(document.error === undefined ? {} : { error: loadErrorOf(document.error) })}
      toolbar={[
        {
          label: "Skapa konteringsmall",
          icon: IconPlus,
          shortcut: "j",
          isNew: true,
          primary: true,
          to: CREATE,
        },
      ]}
    >
      {document.items.size === 0 ? <NoTemplates /> : <TemplateTable templates={document.items} />}
    </PageFrame>
  );
}

function TemplateTable({ templates }: { readonly templates: ReadonlyMap<string, JournalTemplate> }) {
  const [query, setQuery] = useQueryState();
  const { mayWrite } = useRights();
  const view = readListView(TEMPLATE_ADDRESS, query);
  const search = query("search") ?? "";
  const rows = listedTemplates(templates.values(), search, view.sort);
  return (
    <>
      <FilterRow>
        <SearchInput
          label="Sök konteringsmall"
          placeholder="Namn, beskrivning, konto"
          value={search}
          onChange={(text) => setQuery({ search: text, ...firstPage(TEMPLATE_ADDRESS) }, { isTyped: true })}
        />
      </FilterRow>
      <DataTable
        caption="Konteringsmallar"
        columns={COLUMNS}
        rows={pageRows(rows, view.page, view.pageSize)}
        rowKey={({ id }) => id}
        {...(mayWrite ? { rowHref: editPath } : {})}
        isPageList
        sort={view.sort}
        onSort={(sort) => setQuery(sortValues(TEMPLATE_ADDRESS, sort))}
        empty={<p>Ingen mall passar sökningen.</p>}
      />
      <Pager
        count={rows.length}
        page={view.page}
        pageSize={view.pageSize}
        onPage={(page) => setQuery(pageValues(TEMPLATE_ADDRESS, page))}
        onPageSize={(size) => setQuery(sizeValues(TEMPLATE_ADDRESS, size))}
      />
    </>
  );
}

function NoTemplates() {
  return (
    <EmptyState
      title="Inga konteringsmallar ännu"
      actions={
        <LinkButton variant="filled" to={CREATE} icon={IconPlus}>
          Skapa konteringsmall
        </LinkButton>
      }
    >
      En mall är rader som du bokför ofta, med en andel på varje konto. När du använder den skriver du bara
      summan. Du kan också göra en mall av en transaktion, på transaktionens egen sida.
    </EmptyState>
  );
}

function editPath({ id }: JournalTemplate): string {
  return `/accounting/journalTemplates/${encodeURIComponent(id)}/edit`;
}

const COLUMNS: readonly Column<JournalTemplate>[] = [
  {
    key: "name",
    heading: "Namn",
    width: 250,
    least: 190,
    sortable: true,
    phone: "title",
    render: ({ name }) => name,
    title: ({ name }) => name,
  },
  {
    key: "description",
    heading: "Beskrivning",
    sortable: true,
    phone: "meta",
    render: ({ description }) => description,
    title: ({ description }) => description,
  },
  {
    key: "debit",
    heading: "Debet",
    width: 200,
    least: 110,
    phone: "hidden",
    render: (template) => sideText(template, 1),
    title: (template) => sideText(template, 1),
  },
  {
    key: "credit",
    heading: "Kredit",
    width: 200,
    least: 110,
    phone: "hidden",
    render: (template) => sideText(template, -1),
    title: (template) => sideText(template, -1),
  },
  {
    key: "rest",
    heading: "Resten",
    width: 80,
    leftOut: 1,
    phone: "hidden",
    render: ({ entries }) =>
      entries.flatMap(({ accountId, amount }) => (amount === 0 ? [accountId] : [])).join(", "),
  },
];

/** "5460 80 %, 2641 20 %" */
function sideText({ entries }: JournalTemplate, sign: 1 | -1): string {
  return entries
    .filter(({ amount }) => amount * sign > 0)
    .map(({ accountId, amount }) => `${accountId} ${percentText(Math.abs(amount))} %`)
    .join(", ");
}
