/** Account numbers, both ends included. */
export interface AccountInterval {
  readonly from: number;
  readonly to: number;
}

const TYPED = /^(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?$/;

/**
 * Reads an interval of accounts: fewer than four digits are padded, so that "19" is 1900-1999 and "1-2" 1000-2999
 * (AP12). Undefined for what is no interval, and for one that ends before it begins.
 */
export function parseAccountInterval(text: string): AccountInterval | undefined {
  const [, first, last = first] = TYPED.exec(text.trim()) ?? [];
  if (first === undefined || last === undefined || first.startsWith("0")) return undefined;
  const interval = { from: Number(first.padEnd(4, "0")), to: Number(last.padEnd(4, "9")) };
  return interval.from > interval.to ? undefined : interval;
}

/** "1930", or "1900–1999". */
export function accountIntervalText({ from, to }: AccountInterval): string {
  return from === to ? String(from) : `${from}–${to}`;
}
