import type { ReadingLog } from "../log/reading-log.ts";

/** A damaged file must not fill the memory with labels. */
const MAX_LABELS = 1000;
/** At most this many are named. */
const NAMED_LABELS = 10;

/** Labels outside the standard: a reader must skip them (SI17), and the person must be informed. */
export class UnknownLabels {
  readonly counts = new Map<string, number>();
  /** The number of records with such a label, including labels that are not counted one by one. */
  private total = 0;
  private firstLine = 0;
  private readonly known: ReadonlySet<string>;

  /** `known`: the labels of the standard. */
  constructor(known: ReadonlySet<string>) {
    this.known = known;
  }

  /**
   * Counts a label. It is an error when only its case or what follows its letters differs from a known label, and
   * inside a voucher, since part of the books would be lost.
   */
  add(label: string, line: number, isInVoucher: boolean, log: ReadingLog): void {
    const meant = label.replace(/[^a-z].*/is, "").toUpperCase();
    if (this.known.has(meant)) {
      log.error({ code: "label-unknown", line, label, meant });
      return;
    }
    if (isInVoucher) {
      log.error({ code: "label-unknown", line, label });
      return;
    }
    if (this.total === 0) this.firstLine = line;
    this.total += 1;
    if (this.counts.has(label) || this.counts.size < MAX_LABELS) {
      this.counts.set(label, (this.counts.get(label) ?? 0) + 1);
    }
  }

  /** Whether a label is the beginning of a known one, as when the file is cut off in it. */
  isBeginning(label: string): boolean {
    return [...this.known].some((known) => known.startsWith(label));
  }

  report(log: ReadingLog): void {
    if (this.total === 0) return;
    const labels = [...this.counts.keys()].slice(0, NAMED_LABELS);
    const hasMore = this.counts.size > labels.length;
    log.finding({ code: "labels-unknown", line: this.firstLine, labels, hasMore, count: this.total });
  }
}
