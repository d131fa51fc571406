import type { ProblemLog } from "../problem-log.ts";

/** A file of rubbish must not fill the memory with labels. */
const MAX_LABELS = 1000;
/** So many are named. */
const NAMED_LABELS = 10;

/** Labels outside the standard: a reader must pass them over (sie.md A), and a person must know of it. */
export class UnknownLabels {
  readonly counts = new Map<string, number>();
  /** Records with such a label, those of labels that are not counted one by one too. */
  private total = 0;
  private firstLine = 0;
  private readonly known: ReadonlySet<string>;

  /** `known`: the labels of the standard. */
  constructor(known: ReadonlySet<string>) {
    this.known = known;
  }

  /**
   * Counts a label. One that is a known one but for its case or for what stands behind its letters, and any label inside
   * a voucher, would lose part of the books: an error.
   */
  add(label: string, line: number, isInVoucher: boolean, problems: ProblemLog): void {
    const meant = label.replace(/[^a-z].*/is, "").toUpperCase();
    if (this.known.has(meant)) {
      problems.error({ code: "label-unknown", line, label, meant });
      return;
    }
    if (isInVoucher) {
      problems.error({ code: "label-unknown", line, label });
      return;
    }
    if (this.total === 0) this.firstLine = line;
    this.total += 1;
    if (this.counts.has(label) || this.counts.size < MAX_LABELS) {
      this.counts.set(label, (this.counts.get(label) ?? 0) + 1);
    }
  }

  report(problems: ProblemLog): void {
    if (this.total === 0) return;
    const labels = [...this.counts.keys()].slice(0, NAMED_LABELS);
    const hasMore = this.counts.size > labels.length;
    problems.finding({ code: "labels-unknown", line: this.firstLine, labels, hasMore, count: this.total });
  }
}
