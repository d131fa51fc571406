import { paramsAt } from "./page-path.ts";
import type { PageRow } from "./page-row.ts";
import { PAGES } from "./page-table.ts";

/** The name of a page in lists: that of the menu, of the palette, or of its own tab. */
export function pageName({ menu, command, tabTitle, title }: PageRow): string {
  return menu?.label ?? command?.title ?? tabTitle ?? title;
}

/** Whether an address without query belongs to the page. */
export function isPathOf({ path }: PageRow, pathname: string): boolean {
  return paramsAt(path, pathname) !== undefined;
}

/**
 * The path of a page without its parameters: `/accounting/report/account` of `/accounting/report/account/$accountNo`.
 */
export function pathWithoutParameters({ path }: PageRow): string {
  return path.replace(/\/[{$].*$/, "");
}

/**
 * The page at an address without query. A page with a path of its own comes before one with parameters, also when its
 * own parameter has a value that it does not know.
 */
export function pageAt(pathname: string): (typeof PAGES)[number] | undefined {
  const fitting = PAGES.filter((page) => isPathOf(page, pathname));
  const page = fitting.find(({ path }) => !path.includes("$")) ?? fitting[0];
  return page !== undefined && hasKnownValues(page, pathname) ? page : undefined;
}

function hasKnownValues({ path, values = {} }: PageRow, pathname: string): boolean {
  const params = paramsAt(path, pathname) ?? {};
  return Object.entries(values).every(([name, known]) => {
    const value = params[name];
    return value === undefined || known.includes(value.toLowerCase());
  });
}

/** The access that the page at an address requires, with its query. */
export function accessOf(to: string): PageRow["access"] {
  return pageAt(to.split(/[?#]/)[0] ?? to)?.access;
}
