import { err, ok, type Result } from "../shared/index.ts";
import { checkAccounts } from "./checks/check-accounts.ts";
import { checkBalances, mergeRepeatedBalances } from "./checks/check-balances.ts";
import { checkFile } from "./checks/check-file.ts";
import { checkFileEnd, checkNul } from "./completeness/file-end.ts";
import { reportMissingNumbers } from "./completeness/missing-numbers.ts";
import { RepeatedRecords } from "./completeness/repeated-records.ts";
import { UnknownLabels } from "./completeness/unknown-labels.ts";
import type { ByteText } from "./encoding/byte-text.ts";
import { Checksum } from "./encoding/checksum.ts";
import { findEncoding } from "./encoding/find-encoding.ts";
import { ReadingLog } from "./log/reading-log.ts";
import type { Sie4Error } from "./log/sie4-entries.ts";
import { ACCOUNT_RECORDS, reportUndeclared } from "./records/account-records.ts";
import { BALANCE_RECORDS } from "./records/balance-records.ts";
import { IDENTIFICATION_RECORDS, type RecordReader } from "./records/identification-records.ts";
import { RecordFields } from "./records/record-fields.ts";
import { labelKey, Sie4Tokenizer } from "./records/tokenizer.ts";
import { emptyDraft, type Sie4Draft } from "./sie4-draft.ts";
import type { Sie4File, Sie4Kind } from "./sie4-file.ts";
import { assignNumbers } from "./vouchers/assign-numbers.ts";
import { VoucherColumns } from "./vouchers/voucher-columns.ts";
import { VoucherReader } from "./vouchers/voucher-reader.ts";

const FLAGGA = labelKey("FLAGGA");
const KSUMMA = labelKey("KSUMMA");
const VER = labelKey("VER");
const TRANS = labelKey("TRANS");
const BTRANS = labelKey("BTRANS");
const RTRANS = labelKey("RTRANS");
/** At most this much of an unknown label is shown, including its #. */
const MAX_LABEL = 40;

interface KnownRecord {
  readonly label: string;
  readonly read: RecordReader;
}

const RECORDS: ReadonlyMap<number, KnownRecord> = new Map(
  Object.entries({ ...IDENTIFICATION_RECORDS, ...ACCOUNT_RECORDS, ...BALANCE_RECORDS }).map(
    ([label, read]) => [labelKey(label), { label, read }],
  ),
);

/** Years are distinguished by their number. */
const SINGLE_RECORDS: ReadonlySet<string> = new Set(
  Object.keys(IDENTIFICATION_RECORDS).filter((label) => label !== "RAR"),
);
const ROW_LABELS = ["VER", "TRANS", "BTRANS", "RTRANS", "KSUMMA"];
const KNOWN_LABELS: ReadonlySet<string> = new Set([
  ...[...RECORDS.values()].map(({ label }) => label),
  ...ROW_LABELS,
]);

export interface ReadSie4Options {
  /** Gives vouchers with a repeated number the next free ones of their series, in file order (IM15). */
  readonly renumbers?: boolean;
}

/** How much of a file is enough to recognise its format. */
const HEAD_BYTES = 4096;

/** Whether a file begins as a SIE 1-4 file does, by its first few kilobytes. */
export function isSie4(bytes: Uint8Array): boolean {
  return beginsWithFlag(findEncoding(bytes.subarray(0, HEAD_BYTES)));
}

/**
 * Reads a SIE 1-4 file, however damaged, in one pass over its bytes: `errors` of the result block an import, `findings`
 * are what else a person should know. Only a file that does not begin with `#FLAGGA`, after a byte order mark and empty
 * lines, is refused.
 */
export function readSie4(bytes: Uint8Array, options: ReadSie4Options = {}): Result<Sie4File, Sie4Error> {
  const source = findEncoding(bytes);
  if (!beginsWithFlag(source)) return err({ code: "not-sie", line: 0 });
  return ok(new FileReader(source, options).read());
}

function beginsWithFlag({ bytes }: ByteText): boolean {
  const start = new Sie4Tokenizer(bytes);
  return start.next() === "record" && start.label === FLAGGA;
}

/** As `readSie4`, for callers that only use importable files: errors are the result when there are any. */
export function parseSie4(bytes: Uint8Array): Result<Sie4File, readonly Sie4Error[]> {
  const file = readSie4(bytes);
  if (!file.ok) return err([file.error]);
  return file.value.errors.length > 0 ? err(file.value.errors) : file;
}

class FileReader {
  private readonly tokenizer: Sie4Tokenizer;
  private readonly source: ByteText;
  private readonly draft: Sie4Draft = emptyDraft();
  private readonly log = new ReadingLog();
  private readonly record: RecordFields;
  private readonly columns: VoucherColumns;
  private readonly vouchers: VoucherReader;
  private readonly checksum = new Checksum();
  private readonly unknownLabels = new UnknownLabels(KNOWN_LABELS);
  private readonly repeated = new RepeatedRecords();

  private readonly options: ReadSie4Options;

  constructor(source: ByteText, options: ReadSie4Options) {
    this.source = source;
    this.options = options;
    this.tokenizer = new Sie4Tokenizer(source.bytes);
    this.record = new RecordFields(this.tokenizer, source, this.log);
    this.columns = new VoucherColumns(source);
    this.vouchers = new VoucherReader(this.record, this.columns);
  }

  read(): Sie4File {
    const { tokenizer, vouchers } = this;
    for (let line = tokenizer.next(); line !== "end"; line = tokenizer.next()) {
      if (line === "record") this.readRecord();
      else if (line === "open") vouchers.open();
      else if (line === "close") vouchers.close();
      else this.log.finding({ code: "rubbish-line", line: tokenizer.lineNo });
    }
    vouchers.end();
    const { bytes } = this.source;
    checkFileEnd({ bytes, line: tokenizer.lineNo, behindMark: tokenizer.endedAt }, this.log);
    checkNul(bytes.subarray(0, tokenizer.endedAt), this.log);
    return this.file();
  }

  private readRecord(): void {
    const { tokenizer } = this;
    if (this.checksum.isRunning && tokenizer.label !== KSUMMA) {
      this.checksum.add(this.source, tokenizer.lineStart, tokenizer.lineEnd);
    }
    this.record.begin();
    const label = this.readByLabel();
    if (label === undefined) return;
    this.record.reportUnread(label);
    // The brace that begins a voucher's rows counts as unclosed when it is on the line of the record itself.
    const isUnterminated = label === "VER" ? tokenizer.isQuoteOpen : tokenizer.isUnterminated;
    if (isUnterminated) this.reportUnterminated();
  }

  private reportUnterminated(): void {
    const { tokenizer, log } = this;
    if (tokenizer.isLastLineOpen) this.reportCutRecord();
    else log.finding({ code: "unterminated", line: tokenizer.lineNo });
  }

  /** The file ends inside the record; where a voucher is being read, the error of that voucher says so. */
  private reportCutRecord(): void {
    const { tokenizer, log, vouchers } = this;
    if (!vouchers.isReading) log.error({ code: "record-unfinished", line: tokenizer.lineNo });
  }

  /** Reads the record and returns its label; undefined for one that is not in the standard. */
  private readByLabel(): string | undefined {
    const { vouchers } = this;
    switch (this.tokenizer.label) {
      case TRANS:
        return vouchers.readRow("TRANS");
      case VER:
        vouchers.readVoucher();
        return "VER";
      case BTRANS:
        return vouchers.readRow("BTRANS");
      case RTRANS:
        return vouchers.readRow("RTRANS");
      case KSUMMA:
        this.readChecksum();
        return "KSUMMA";
      default:
        return this.readOtherRecord();
    }
  }

  private readOtherRecord(): string | undefined {
    const { tokenizer, draft, log } = this;
    const { lineNo, lineStart, lineEnd } = tokenizer;
    const known = RECORDS.get(tokenizer.label);
    if (known === undefined) {
      const start = this.source.text(lineStart + 1, Math.min(lineEnd, lineStart + MAX_LABEL));
      const label = start.replace(/[\s"{].*/s, "");
      const isWhole = !tokenizer.isLastLineOpen || label !== start || !this.unknownLabels.isBeginning(label);
      if (isWhole) this.unknownLabels.add(label, lineNo, this.vouchers.isReading, log);
      else this.reportCutRecord();
      return undefined;
    }
    const { label } = known;
    this.vouchers.leave();
    draft.labels.add(label);
    if (SINGLE_RECORDS.has(label)) {
      this.repeated.add(label, this.source.text(lineStart, lineEnd), lineNo, log);
    }
    known.read(this.record, draft);
    return label;
  }

  private readChecksum(): void {
    const { record, checksum } = this;
    if (!record.isGiven(0) && !checksum.isStarted) checksum.start();
    else if (record.isGiven(0) && checksum.isRunning) checksum.finish(record.text(0));
    else if (checksum.isStarted) {
      this.log.finding({ code: "record-again", line: record.line, label: "KSUMMA" });
    } else this.log.finding({ code: "checksum-without-start", line: record.line });
  }

  private file(): Sie4File {
    const { draft, columns, log, record } = this;
    reportUndeclared(record, draft);
    this.unknownLabels.report(log);
    const kind = this.kind();
    mergeRepeatedBalances(draft, log);
    assignNumbers(columns, log, this.options.renumbers === true);
    const checksum = this.checksum.result();
    checkFile({ draft, columns, log, kind, checksum });
    checkAccounts({ draft, columns, log, kind });
    checkBalances({ draft, columns, log, kind });
    // In an import file the receiving program assigns the numbers, so gaps mean nothing.
    if (kind === "4E") reportMissingNumbers(columns, log);
    return {
      header: draft.header,
      rar: draft.rar,
      konton: [...draft.konton.values()],
      dim: [...draft.dim.values()],
      underdim: [...draft.underdim.values()],
      objekt: draft.objekt,
      ib: draft.ib,
      ub: draft.ub,
      res: draft.res,
      oib: draft.oib,
      oub: draft.oub,
      psaldo: draft.psaldo,
      pbudget: draft.pbudget,
      ver: columns,
      kind,
      isTypeStated: draft.isTypeKnown,
      encoding: this.source.encoding,
      checksum,
      unknownLabels: this.unknownLabels.counts,
      errors: log.errors(),
      findings: log.findings(),
    };
  }

  /** Export and import files of type 4 are distinguished by content, never by name (SI11). */
  private kind(): Sie4Kind {
    const { draft, columns } = this;
    const { header } = draft;
    // A file with vouchers and without a type is of type 4, whatever the standard says of the missing record.
    if (!draft.isTypeKnown && columns.length > 0) header.sietyp = 4;
    if (header.sietyp === 1) return "1";
    if (header.sietyp === 2) return "2";
    if (header.sietyp === 3) return "3";
    const hasBalances = draft.ib.length + draft.ub.length + draft.res.length > 0;
    return columns.length > 0 && !hasBalances ? "4I" : "4E";
  }
}
