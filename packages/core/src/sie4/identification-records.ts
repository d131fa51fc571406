import { isoFromDay, type RecordFields } from "./record-fields.ts";
import type { Sie4Draft } from "./sie4-draft.ts";

export type RecordReader = (record: RecordFields, draft: Sie4Draft) => void;

/** Group 1 and 2 of a file (sie.md B): whose books these are, and which program wrote them. */
export const IDENTIFICATION_RECORDS: Readonly<Record<string, RecordReader>> = {
  FLAGGA: (record, { header }) => {
    header.flagga = record.text(0);
    if (header.flagga === "1") record.problems.finding({ code: "flag-set", line: record.line });
  },
  FORMAT: (record, { header }) => {
    header.format = record.text(0);
    if (header.format === "PC8") return;
    record.problems.finding({ code: "format-unknown", line: record.line, text: header.format });
  },
  SIETYP: (record, { header, labels }) => {
    const type = record.integer(0);
    if (type >= 1 && type <= 4) header.sietyp = type;
    else {
      labels.delete("SIETYP");
      record.problems.finding({ code: "type-unknown", line: record.line, text: record.text(0) });
    }
  },
  PROGRAM: (record, { header }) => {
    const last = Math.max(record.count - 2, 0);
    const version = record.text(record.isQuoted(0) ? 1 : last + 1);
    header.program = { name: record.name(0, last), ...(version !== "" && { version }) };
  },
  GEN: (record, { header }) => {
    const date = record.optionalDate(0, "GEN");
    const sign = record.name(1);
    header.gen = { ...(date !== undefined && { date }), ...(sign !== "" && { sign }) };
  },
  RAR: readYear,
  ORGNR: (record, { header }) => {
    if (!record.isGiven(0)) return;
    const [acquisition, activity] = [record.text(1), record.text(2)];
    header.orgnr = {
      number: record.text(0),
      ...(acquisition !== "" && { acquisitionNumber: acquisition }),
      ...(activity !== "" && { activityNumber: activity }),
    };
  },
  ADRESS: (record, { header }) => {
    header.adress = [record.text(0), record.text(1), record.text(2), record.text(3)];
  },
  OMFATTN: (record, { header }) => {
    const date = record.optionalDate(0, "OMFATTN");
    if (date !== undefined) header.omfattn = date;
  },
  FNAMN: (record, { header }) => assign(record.name(0), (text) => (header.fnamn = text)),
  FNR: (record, { header }) => assign(record.name(0), (text) => (header.fnr = text)),
  FTYP: (record, { header }) => assign(record.text(0), (code) => (header.ftyp = code)),
  TAXAR: (record, { header }) => assign(record.text(0), (code) => (header.taxar = code)),
  KPTYP: (record, { header }) => assign(record.text(0), (code) => (header.kptyp = code)),
  VALUTA: (record, { header }) => assign(record.text(0), (code) => (header.valuta = code)),
  BKOD: (record, { header }) => assign(record.text(0), (code) => (header.bkod = code)),
  PROSA: (record, { header }) => assign(record.name(0), (text) => (header.prosa = text)),
};

/** `#RAR 0` without dates occurs and means "not given"; one that says something else is an error. */
function readYear(record: RecordFields, draft: Sie4Draft): void {
  const { line, problems } = record;
  const year = record.year(0);
  const isEmpty = !record.isGiven(1) && !record.isGiven(2);
  const [fromDay, toDay] = [record.day(1), record.day(2)];
  if (year === undefined || fromDay <= 0 || toDay <= 0 || fromDay > toDay) {
    draft.labels.delete("RAR");
    if (year === 0 && !isEmpty) {
      problems.error({ code: "year-unreadable", line, text: `${record.text(1)} ${record.text(2)}`.trim() });
    } else problems.finding({ code: "record-ignored", line, label: "RAR" });
    return;
  }
  const read = { year, from: isoFromDay(fromDay), to: isoFromDay(toDay) };
  const known = draft.rar.find((each) => each.year === year);
  if (known === undefined) draft.rar.push({ ...read, line });
  else if (known.from === read.from && known.to === read.to) return;
  else if (year === 0) {
    problems.error({ code: "record-contradicts", line, label: "RAR", firstLine: known.line });
  } else problems.finding({ code: "record-ignored", line, label: "RAR" });
}

/** An empty record is the same as none. */
function assign(text: string, set: (text: string) => void): void {
  if (text !== "") set(text);
}
