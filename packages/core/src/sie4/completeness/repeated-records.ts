import type { ProblemLog } from "../problem-log.ts";

/** Of two such records that say different things one would book wrongly or for somebody else. */
const MUST_AGREE: ReadonlySet<string> = new Set(["ORGNR", "VALUTA"]);

/** Records that a file has once. Where one comes again and says something else, the last one counts, and that is told. */
export class RepeatedRecords {
  private readonly first = new Map<string, { readonly text: string; readonly line: number }>();

  add(label: string, text: string, line: number, problems: ProblemLog): void {
    const said = plain(text);
    const known = this.first.get(label);
    if (known === undefined) this.first.set(label, { text: said, line });
    else if (known.text === said) return;
    else if (MUST_AGREE.has(label)) {
      problems.error({ code: "record-contradicts", line, label, firstLine: known.line });
    } else problems.finding({ code: "record-repeated", line, label });
  }
}

/** Quotation marks and blanks between fields say nothing. */
function plain(text: string): string {
  return text.replaceAll('"', "").trim().replaceAll(/\s+/g, " ");
}
