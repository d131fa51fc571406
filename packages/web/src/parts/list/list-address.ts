import type { Sort } from "../../ui/data-table/column.ts";

/** How a list stores its order and its page in the address (PG9). The names belong to the list. */
export interface ListAddress<Key extends string> {
  readonly names: {
    readonly sort: string;
    readonly order: string;
    readonly page: string;
    readonly size: string;
  };
  /** What the list can be ordered by; the first is the default. */
  readonly keys: readonly [Key, ...Key[]];
  /** Whether a list without an order in its address starts with the last row. */
  readonly startsDescending: boolean;
  readonly pageSize: number;
  /** The sizes that can be chosen. */
  readonly pageSizes: readonly number[];
}

export interface ListView<Key extends string> {
  readonly sort: Sort & { readonly key: Key };
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
}

type Query = (name: string) => string | undefined;
type QueryValues = Readonly<Record<string, string | undefined>>;

/** Reads order and page; a value that the list does not have counts as missing. */
export function readListView<Key extends string>(list: ListAddress<Key>, query: Query): ListView<Key> {
  const { names, keys, startsDescending, pageSize, pageSizes } = list;
  const order = query(names.order) ?? (startsDescending ? "desc" : "asc");
  const size = wholeNumber(query(names.size));
  return {
    sort: { key: keys.find((key) => key === query(names.sort)) ?? keys[0], descending: order === "desc" },
    page: wholeNumber(query(names.page)) ?? 0,
    pageSize: size !== undefined && pageSizes.includes(size) ? size : pageSize,
  };
}

/** The values of the address for an order; another order starts at the first page. */
export function sortValues<Key extends string>(list: ListAddress<Key>, sort: Sort): QueryValues {
  const { names, keys, startsDescending } = list;
  const order = sort.descending ? "desc" : "asc";
  return {
    [names.sort]: sort.key === keys[0] ? undefined : sort.key,
    [names.order]: sort.descending === startsDescending ? undefined : order,
    ...firstPage(list),
  };
}

export function pageValues(list: ListAddress<string>, page: number): QueryValues {
  return { [list.names.page]: page === 0 ? undefined : String(page) };
}

export function sizeValues(list: ListAddress<string>, size: number): QueryValues {
  return { [list.names.size]: size === list.pageSize ? undefined : String(size), ...firstPage(list) };
}

/** Another filter leads to the first page: later pages may no longer exist. */
export function firstPage({ names }: ListAddress<string>): QueryValues {
  return { [names.page]: undefined };
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
