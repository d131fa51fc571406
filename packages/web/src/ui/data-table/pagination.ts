/** Page sizes of the lists; 0 is Alla. */
export const PAGE_SIZES = [50, 100, 500, 0] as const;

/** How many rows a list begins with (PG9). */
export const LIST_PAGE_SIZE = 50;
/** The same of the chart. */
export const CHART_PAGE_SIZE = 100;

/** The largest number of page links shown (PG8). */
const MOST_LINKS = 5;

export type PageLinkItem = { readonly page: number } | { readonly gapAfter: number };

/** How many pages `count` rows make; at least one. A page size of 0 shows all rows on one page. */
export function pageCount(count: number, pageSize: number): number {
  return pageSize === 0 ? 1 : Math.max(1, Math.ceil(count / pageSize));
}

/** The rows of a page; the page is counted from 0, and limited to the existing pages. */
export function pageRows<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  if (pageSize === 0) return rows;
  const inside = Math.min(page, pageCount(rows.length, pageSize) - 1);
  return rows.slice(inside * pageSize, (inside + 1) * pageSize);
}

/**
 * The page links to show: at most five, always with the first and the last, and an ellipsis wherever pages are left
 * out.
 */
export function pageLinks(page: number, pages: number): readonly PageLinkItem[] {
  if (pages <= MOST_LINKS) return Array.from({ length: pages }, (_, index) => ({ page: index }));
  const middle = Math.min(Math.max(page, 2), pages - 3);
  const shown = [0, middle - 1, middle, middle + 1, pages - 1];
  const items: PageLinkItem[] = [];
  for (const [index, number] of shown.entries()) {
    const before = shown[index - 1];
    if (before !== undefined && number > before + 1) items.push({ gapAfter: before });
    items.push({ page: number });
  }
  return items;
}
