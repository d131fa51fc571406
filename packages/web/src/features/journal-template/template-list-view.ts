import { compareTemplates, findTemplates, type JournalTemplate } from "@huvudbok/core/journal-template";
import type { ListAddress, ListView } from "../../parts/list/list-address.ts";
import { LIST_PAGE_SIZE, PAGE_SIZES } from "../../ui/data-table/pagination.ts";

type TemplateSortKey = "name" | "description";

/** How the list of templates stores its order and page in the address (PG9). */
export const TEMPLATE_ADDRESS: ListAddress<TemplateSortKey> = {
  names: { sort: "sortBy", order: "order", page: "pageNo", size: "pageSize" },
  keys: ["name", "description"],
  startsDescending: false,
  pageSize: LIST_PAGE_SIZE,
  pageSizes: PAGE_SIZES,
};

const byText = new Intl.Collator("sv", { numeric: true });

/** The templates that a search finds, in the order of a column. */
export function listedTemplates(
  templates: Iterable<JournalTemplate>,
  search: string,
  { key, descending }: ListView<TemplateSortKey>["sort"],
): readonly JournalTemplate[] {
  const compare = (a: JournalTemplate, b: JournalTemplate) =>
    byText.compare(a[key], b[key]) || compareTemplates(a, b);
  return findTemplates(templates, search).toSorted(descending ? (a, b) => compare(b, a) : compare);
}
