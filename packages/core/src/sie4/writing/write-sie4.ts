import { ByteText } from "../encoding/byte-text.ts";
import { Checksum } from "../encoding/checksum.ts";
import { labelKey, Sie4Tokenizer } from "../records/tokenizer.ts";
import type {
  Sie4Account,
  Sie4Balance,
  Sie4Content,
  Sie4Header,
  Sie4PeriodBalance,
  Sie4Row,
  Sie4Voucher,
} from "../sie4-file.ts";
import {
  amountField,
  dateField,
  type Field,
  objectsField,
  quantityField,
  RecordWriter,
  textField,
} from "./record-writer.ts";

export interface WriteSie4Options {
  /** Adds `#KSUMMA`, which lets a reader find a file that was cut off or changed. */
  readonly withChecksum?: boolean;
}

/**
 * The bytes of a SIE 1-4 file: code page 437, CRLF, records in the order of the standard. Characters that the page
 * lacks are replaced; line breaks in texts become spaces.
 */
export function writeSie4(content: Sie4Content, options: WriteSie4Options = {}): Uint8Array<ArrayBuffer> {
  const writer = new RecordWriter();
  writer.record("FLAGGA", [content.header.flagga ?? "0"]);
  if (options.withChecksum === true) writer.record("KSUMMA", []);
  writeHeader(writer, content);
  for (const account of content.konton) writeAccount(writer, account);
  writeDimensions(writer, content);
  writeBalances(writer, content);
  for (const voucher of content.ver) writeVoucher(writer, voucher);
  if (options.withChecksum === true) writer.record("KSUMMA", [checksumOf(writer.result())]);
  return writer.result();
}

function writeHeader(writer: RecordWriter, { header, rar }: Sie4Content): void {
  const { program, gen, orgnr, adress } = header;
  writer.record("PROGRAM", [textField(program?.name)], [textField(program?.version)]);
  writer.record("FORMAT", ["PC8"]);
  if (gen !== undefined) writer.record("GEN", [dateField(gen.date)], [textField(gen.sign)]);
  writer.record("SIETYP", [String(header.sietyp)]);
  writeText(writer, "PROSA", header.prosa);
  writeText(writer, "FTYP", header.ftyp);
  writeText(writer, "FNR", header.fnr);
  if (orgnr !== undefined) {
    writer.record("ORGNR", [orgnr.number], [orgnr.acquisitionNumber ?? "", orgnr.activityNumber ?? ""]);
  }
  writeText(writer, "BKOD", header.bkod);
  if (adress !== undefined) writer.record("ADRESS", adress.map(textField));
  writeText(writer, "FNAMN", header.fnamn);
  for (const { year, from, to } of rar) {
    writer.record("RAR", [String(year), dateField(from), dateField(to)]);
  }
  writeText(writer, "TAXAR", header.taxar);
  if (header.omfattn !== undefined) writer.record("OMFATTN", [dateField(header.omfattn)]);
  writeText(writer, "KPTYP", header.kptyp);
  writeText(writer, "VALUTA", header.valuta);
}

/** Codes are written plain, names quoted. */
const NAMES: ReadonlySet<string> = new Set<Uppercase<keyof Sie4Header>>(["FNAMN", "PROSA"]);

function writeText(writer: RecordWriter, label: string, text: string | undefined): void {
  if (text !== undefined && text !== "") writer.record(label, [NAMES.has(label) ? textField(text) : text]);
}

function writeAccount(writer: RecordWriter, { number, name, type, unit, sru }: Sie4Account): void {
  writer.record("KONTO", [number, textField(name)]);
  if (type !== undefined) writer.record("KTYP", [number, type]);
  if (unit !== undefined) writer.record("ENHET", [number, textField(unit)]);
  for (const code of sru) writer.record("SRU", [number, code]);
}

function writeDimensions(writer: RecordWriter, { dim, underdim, objekt }: Sie4Content): void {
  for (const { number, name } of dim) writer.record("DIM", [number, textField(name)]);
  for (const { number, name, parent } of underdim) {
    writer.record("UNDERDIM", [number, textField(name)], [parent ?? ""]);
  }
  for (const { dimension, object, name } of objekt) {
    writer.record("OBJEKT", [dimension, textField(object), textField(name)]);
  }
}

function writeBalances(writer: RecordWriter, content: Sie4Content): void {
  for (const balance of content.ib) writeBalance(writer, "IB", balance);
  for (const balance of content.ub) writeBalance(writer, "UB", balance);
  for (const balance of content.oib) writeBalance(writer, "OIB", balance, objectsField(balance.objects));
  for (const balance of content.oub) writeBalance(writer, "OUB", balance, objectsField(balance.objects));
  for (const balance of content.res) writeBalance(writer, "RES", balance);
  for (const balance of content.psaldo) writePeriodBalance(writer, "PSALDO", balance);
  for (const balance of content.pbudget) writePeriodBalance(writer, "PBUDGET", balance);
}

function writeBalance(
  writer: RecordWriter,
  label: string,
  { year, account, amount, quantity }: Sie4Balance,
  ...objects: readonly Field[]
): void {
  const required = [String(year), account, ...objects, amountField(amount)];
  writer.record(label, required, [quantityField(quantity)]);
}

function writePeriodBalance(writer: RecordWriter, label: string, balance: Sie4PeriodBalance): void {
  const { year, period, account, objects, amount, quantity } = balance;
  const required = [String(year), period, account, objectsField(objects), amountField(amount)];
  writer.record(label, required, [quantityField(quantity)]);
}

function writeVoucher(writer: RecordWriter, voucher: Sie4Voucher): void {
  const { series, number, date, text, regDate, sign, rows } = voucher;
  const required = [series, String(number), dateField(date)];
  writer.record("VER", required, [textField(text), dateField(regDate), textField(sign)]);
  writer.brace("{");
  for (const row of rows) {
    if (row.kind === "btrans") writeRow(writer, "BTRANS", row);
    else if (row.kind === "trans") writeRow(writer, "TRANS", row);
    else {
      writeRow(writer, "RTRANS", row);
      // A reader that does not know `#RTRANS` takes the `#TRANS` that repeats it. Day and sign are those of
      // the addition: a reader of row dates would book the row on that day.
      const { date: _date, sign: _sign, ...counted } = row;
      writeRow(writer, "TRANS", counted);
    }
  }
  writer.brace("}");
}

function writeRow(writer: RecordWriter, label: string, row: Sie4Row): void {
  const required = [row.account, objectsField(row.objects), amountField(row.amount)];
  const optional = [
    dateField(row.date),
    textField(row.text),
    quantityField(row.quantity),
    textField(row.sign),
  ];
  writer.record(label, required, optional);
}

const FLAGGA = labelKey("FLAGGA");
const KSUMMA = labelKey("KSUMMA");

/** The sum of a file that lacks only its last record. */
function checksumOf(bytes: Uint8Array): string {
  const source = new ByteText(bytes, "cp437");
  const tokenizer = new Sie4Tokenizer(bytes);
  const checksum = new Checksum();
  for (let line = tokenizer.next(); line !== "end"; line = tokenizer.next()) {
    const isSummed = line === "record" && tokenizer.label !== FLAGGA && tokenizer.label !== KSUMMA;
    if (isSummed) checksum.add(source, tokenizer.lineStart, tokenizer.lineEnd);
  }
  return String(checksum.sum);
}
