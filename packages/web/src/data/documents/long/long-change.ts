/** What more items than this need is done in turns with the page: fewer take a few milliseconds. */
const MOST_AT_ONCE = 2000;

/** Whether so much is put or removed that the page would stand still while it is written or copied at one go. */
export function isLongChange({
  put = [],
  remove = [],
}: {
  readonly put?: readonly unknown[] | undefined;
  readonly remove?: readonly unknown[] | undefined;
}): boolean {
  return put.length + remove.length > MOST_AT_ONCE;
}
