import { textWarnings, textWarningText } from "../../text/index.ts";
import type { ReadingLog } from "../log/reading-log.ts";
import { dayFromIso, isoFromDay } from "../records/record-fields.ts";
import type { Sie4Draft } from "../sie4-draft.ts";
import type { Sie4Checksum, Sie4Kind } from "../sie4-file.ts";
import type { VoucherColumns } from "../vouchers/voucher-columns.ts";

/** A file whose records have all been read. */
export interface FileToCheck {
  readonly draft: Sie4Draft;
  readonly columns: VoucherColumns;
  readonly log: ReadingLog;
  readonly kind: Sie4Kind;
}

/** Checks what concerns the file as a whole: obligatory records, checksum, years, dates, damaged texts. */
export function checkFile(file: FileToCheck & { readonly checksum: Sie4Checksum }): void {
  checkObligatory(file);
  checkChecksum(file.log, file.checksum);
  checkYear(file);
  checkTexts(file);
}

/** Records that each type of file must have, and nothing but a finding when it has not. */
const OBLIGATORY: Readonly<Record<Sie4Kind, readonly string[]>> = {
  "1": ["PROGRAM", "FORMAT", "GEN", "FNAMN", "RAR", "KONTO"],
  "2": ["PROGRAM", "FORMAT", "GEN", "FNAMN", "SIETYP", "RAR", "OMFATTN", "KONTO"],
  "3": ["PROGRAM", "FORMAT", "GEN", "FNAMN", "SIETYP", "RAR", "OMFATTN", "KONTO"],
  "4E": ["PROGRAM", "FORMAT", "GEN", "FNAMN", "SIETYP", "RAR", "KONTO"],
  "4I": ["PROGRAM", "FORMAT", "GEN", "FNAMN", "SIETYP"],
};

function checkObligatory({ draft, log, kind }: FileToCheck): void {
  for (const label of OBLIGATORY[kind]) {
    if (!draft.labels.has(label)) log.finding({ code: "record-missing", line: 0, label });
  }
}

function checkChecksum(log: ReadingLog, checksum: Sie4Checksum): void {
  if (checksum.status === "unfinished") log.error({ code: "checksum-unfinished", line: 0 });
  if (checksum.status !== "wrong") return;
  const { declared, computed } = checksum;
  log.finding({ code: "checksum-wrong", line: 0, declared, computed });
}

/** An import makes one fiscal year, year 0: every voucher must lie in it. */
function checkYear({ draft, columns, log }: FileToCheck): void {
  const year = draft.rar.find((candidate) => candidate.year === 0);
  if (year === undefined) {
    if (draft.rar.length > 0) log.error({ code: "year-missing", line: 0, years: yearsOf(columns) });
    return;
  }
  const [from, to] = [dayFromIso(year.from), dayFromIso(year.to)];
  for (let index = 0; index < columns.length; index += 1) {
    const day = columns.day.at(index);
    if (day === 0 || (day >= from && day <= to)) continue;
    log.error({
      code: "date-outside-year",
      line: columns.line.at(index),
      date: isoFromDay(day),
      series: columns.seriesPool.text(columns.series.at(index)),
      number: String(columns.number.at(index)),
    });
  }
}

/** The years that vouchers are dated in, the first one first. */
function yearsOf({ length, day }: VoucherColumns): readonly number[] {
  const years = new Set<number>();
  for (let index = 0; index < length; index += 1) {
    if (day.at(index) > 0) years.add(Number(isoFromDay(day.at(index)).slice(0, 4)));
  }
  return [...years].sort((a, b) => a - b);
}

/** Looks for texts that an earlier conversion damaged, among the names. */
function checkTexts({ draft, log }: FileToCheck): void {
  const names = [draft.header.fnamn];
  for (const { name } of draft.konton.values()) names.push(name);
  for (const { name } of draft.objekt) names.push(name);
  for (const warning of textWarnings(names.join("\n"))) {
    log.finding({ code: "damaged-text", line: 0, text: textWarningText(warning) });
  }
}
