/** Encoding more than this at one go is felt, while storing and sending them is not yet. */
const MOST_ENCODED_AT_ONCE = 200;

/** Whether the items put are so many that they are encoded in turns with the page. */
export function isEncodedInTurns(put: readonly unknown[] = []): boolean {
  return put.length > MOST_ENCODED_AT_ONCE;
}

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
