import type { Sie4Error, Sie4ErrorCode, Sie4Finding } from "./sie4-entries.ts";

/** A damaged file must not give a million entries: the first ones of each code say enough. */
const KEPT_PER_CODE = 100;

const UNREAD_AMOUNTS: readonly Sie4ErrorCode[] = [
  "amount-too-large",
  "bad-amount",
  "bad-year",
  "field-missing",
  "label-unknown",
  "record-unfinished",
  "records-behind-end",
  "row-outside-voucher",
  "rows-on-voucher-line",
  "voucher-unfinished",
];

interface Kind<Entry> {
  readonly first: Entry;
  readonly kept: Entry[];
  count: number;
}

/** Collects the errors of a file and the findings about it while it is read. */
export class ReadingLog {
  private readonly errorKinds = new Map<string, Kind<Sie4Error>>();
  private readonly findingKinds = new Map<string, Kind<Sie4Finding>>();

  /** Of every code, also those that are only counted. */
  errorCount = 0;

  error(entry: Sie4Error): void {
    this.errorCount += 1;
    add(this.errorKinds, entry);
  }

  finding(entry: Sie4Finding): void {
    add(this.findingKinds, entry);
  }

  /** Whether amounts of the file have not been read, so that its sums cannot be checked. */
  get hasUnreadAmounts(): boolean {
    return UNREAD_AMOUNTS.some((code) => this.errorKinds.has(code));
  }

  /** In line order; last, for each code, how many were left out. */
  errors(): readonly Sie4Error[] {
    const more = leftOut(
      this.errorKinds,
      (like, count): Sie4Error => ({ code: "more-errors", line: 0, of: like.code, count, like }),
    );
    return [...byLine(this.errorKinds), ...more];
  }

  /** As `errors`, for what blocks nothing. */
  findings(): readonly Sie4Finding[] {
    const more = leftOut(
      this.findingKinds,
      (like, count): Sie4Finding => ({ code: "more-findings", line: 0, of: like.code, count, like }),
    );
    return [...byLine(this.findingKinds), ...more];
  }
}

function add<Entry extends { readonly code: string }>(kinds: Map<string, Kind<Entry>>, entry: Entry): void {
  const kind = kinds.get(entry.code) ?? { first: entry, kept: [], count: 0 };
  kinds.set(entry.code, kind);
  kind.count += 1;
  if (kind.count <= KEPT_PER_CODE) kind.kept.push(entry);
}

function leftOut<Entry>(
  kinds: ReadonlyMap<string, Kind<Entry>>,
  more: (first: Entry, count: number) => Entry,
): Entry[] {
  return [...kinds.values()].flatMap(({ first, count }) =>
    count > KEPT_PER_CODE ? [more(first, count - KEPT_PER_CODE)] : [],
  );
}

function byLine<Entry extends { readonly line: number }>(kinds: ReadonlyMap<string, Kind<Entry>>): Entry[] {
  return [...kinds.values()].flatMap(({ kept }) => kept).sort((a, b) => a.line - b.line);
}
