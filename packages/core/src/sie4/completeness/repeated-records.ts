import type { ReadingLog } from "../log/reading-log.ts";

/** If two of these differ, one of them would lead to wrong books or to another company. */
const MUST_AGREE: ReadonlySet<string> = new Set(["ORGNR", "VALUTA"]);

/** Records that a file has once. When one is repeated with another content, the last one counts, with a finding. */
export class RepeatedRecords {
  private readonly first = new Map<string, { readonly text: string; readonly line: number }>();

  add(label: string, text: string, line: number, log: ReadingLog): void {
    const said = plain(text);
    const known = this.first.get(label);
    if (known === undefined) this.first.set(label, { text: said, line });
    else if (known.text === said) return;
    else if (MUST_AGREE.has(label)) {
      log.error({ code: "record-contradicts", line, label, firstLine: known.line });
    } else log.finding({ code: "record-repeated", line, label });
  }
}

/** Quotation marks and blanks between fields have no meaning. */
function plain(text: string): string {
  return text.replaceAll('"', "").trim().replaceAll(/\s+/g, " ");
}
