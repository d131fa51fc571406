import type { Sie4Draft } from "../sie4-draft.ts";
import { isoFromDay, type RecordFields } from "./record-fields.ts";

export type RecordReader = (record: RecordFields, draft: Sie4Draft) => void;

/** Group 1 and 2 of a file: whose books these are, and which program wrote them. */
export const IDENTIFICATION_RECORDS: Readonly<Record<string, RecordReader>> = {
  FLAGGA: (record, { header }) => {
    header.flagga = record.text(0);
    if (header.flagga === "1") record.log.finding({ code: "flag-set", line: record.line });
  },
  FORMAT: (record, { header }) => {
    header.format = record.text(0);
    if (header.format === "PC8") return;
    record.log.finding({ code: "format-unknown", line: record.line, text: header.format });
  },
  SIETYP: (record, draft) => {
    const type = record.integer(0);
    draft.isTypeKnown = type >= 1 && type <= 4;
    if (draft.isTypeKnown) draft.header.sietyp = type;
    else record.log.finding({ code: "type-unknown", line: record.line, text: record.text(0) });
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
  const { line, log } = record;
  const year = record.year(0);
  const isEmpty = !record.isGiven(1) && !record.isGiven(2);
  const [fromDay, toDay] = [record.day(1), record.day(2)];
  if (year === undefined && record.isGiven(0)) {
    record.leaveOut();
    log.finding({ code: "year-unknown", line, label: "RAR", text: record.text(0) });
    return;
  }
  if (year === undefined || isEmpty) {
    log.finding({ code: "record-incomplete", line, label: "RAR" });
    return;
  }
  // A day that is missing or none is 0 or less.
  if (fromDay <= 0 || fromDay > toDay) {
    const text = `${record.text(1)} ${record.text(2)}`.trim();
    if (year === 0) log.error({ code: "year-unreadable", line, text });
    else log.finding({ code: "field-ignored", line, label: "RAR", text });
    return;
  }
  const read = { year, from: isoFromDay(fromDay), to: isoFromDay(toDay) };
  const known = draft.rar.find((each) => each.year === year);
  if (known === undefined) draft.rar.push({ ...read, line });
  else if (known.from === read.from && known.to === read.to) return;
  else if (year === 0) {
    log.error({ code: "record-contradicts", line, label: "RAR", firstLine: known.line });
  } else log.finding({ code: "record-again", line, label: "RAR" });
}

/** An empty record is the same as none. */
function assign(text: string, set: (text: string) => void): void {
  if (text !== "") set(text);
}
