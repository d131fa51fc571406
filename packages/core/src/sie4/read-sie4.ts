import { err, ok, type Result } from "../shared/index.ts";
import { ACCOUNT_RECORDS, reportUndeclared } from "./account-records.ts";
import { assignNumbers } from "./assign-numbers.ts";
import { BALANCE_RECORDS } from "./balance-records.ts";
import type { ByteText } from "./byte-text.ts";
import { checkAccounts } from "./check-accounts.ts";
import { checkBalances, mergeRepeatedBalances } from "./check-balances.ts";
import { checkFile } from "./check-file.ts";
import { Checksum } from "./checksum.ts";
import { checkFileEnd, checkNul } from "./completeness/file-end.ts";
import { RepeatedRecords } from "./completeness/repeated-records.ts";
import { UnknownLabels } from "./completeness/unknown-labels.ts";
import { findEncoding } from "./find-encoding.ts";
import { IDENTIFICATION_RECORDS, type RecordReader } from "./identification-records.ts";
import { ProblemLog } from "./problem-log.ts";
import { RecordFields } from "./record-fields.ts";
import { emptyDraft, type Sie4Draft } from "./sie4-draft.ts";
import type { Sie4File, Sie4Kind } from "./sie4-file.ts";
import type { Sie4Error } from "./sie4-problem.ts";
import { labelKey, Sie4Tokenizer } from "./tokenizer.ts";
import { VoucherColumns } from "./voucher-columns.ts";
import { VoucherReader } from "./voucher-reader.ts";

const FLAGGA = labelKey("FLAGGA");
const KSUMMA = labelKey("KSUMMA");
const VER = labelKey("VER");
const TRANS = labelKey("TRANS");
const BTRANS = labelKey("BTRANS");
const RTRANS = labelKey("RTRANS");
/** So much of an unknown label is told, its # included. */
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

/** Years are told apart by their number. */
const SINGLE_RECORDS: ReadonlySet<string> = new Set(
  Object.keys(IDENTIFICATION_RECORDS).filter((label) => label !== "RAR"),
);
const ROW_LABELS = ["VER", "TRANS", "BTRANS", "RTRANS", "KSUMMA"];
const KNOWN_LABELS: ReadonlySet<string> = new Set([
  ...[...RECORDS.values()].map(({ label }) => label),
  ...ROW_LABELS,
]);

export interface ReadSie4Options {
  /** Gives vouchers whose number came before the next free ones of their series, in file order (clarification C46). */
  readonly renumbers?: boolean;
}

/**
 * Reads a SIE 1-4 file, whatever is wrong with it, in one pass over its bytes: `errors` of the answer tell what blocks
 * an import, `findings` what else a person should know. Only a file that does not begin with `#FLAGGA`, after a byte
 * order mark and empty lines, is refused (specification 3 §5).
 */
export function readSie4(bytes: Uint8Array, options: ReadSie4Options = {}): Result<Sie4File, Sie4Error> {
  const source = findEncoding(bytes);
  const start = new Sie4Tokenizer(source.bytes);
  if (start.next() !== "record" || start.label !== FLAGGA) return err({ code: "not-sie", line: 0 });
  return ok(new FileReader(source, options).read());
}

/** As `readSie4`, for those who have no use for a file that may not be imported: anything that blocks is the answer. */
export function parseSie4(bytes: Uint8Array): Result<Sie4File, readonly Sie4Error[]> {
  const file = readSie4(bytes);
  if (!file.ok) return err([file.error]);
  return file.value.errors.length > 0 ? err(file.value.errors) : file;
}

class FileReader {
  private readonly tokenizer: Sie4Tokenizer;
  private readonly source: ByteText;
  private readonly draft: Sie4Draft = emptyDraft();
  private readonly problems = new ProblemLog();
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
    this.record = new RecordFields(this.tokenizer, source, this.problems);
    this.columns = new VoucherColumns(source);
    this.vouchers = new VoucherReader(this.record, this.columns);
  }

  read(): Sie4File {
    const { tokenizer, vouchers } = this;
    for (let line = tokenizer.next(); line !== "end"; line = tokenizer.next()) {
      if (line === "record") this.readRecord();
      else if (line === "open") vouchers.open();
      else if (line === "close") vouchers.close();
      else this.problems.finding({ code: "rubbish-line", line: tokenizer.lineNo });
    }
    vouchers.end();
    const { bytes } = this.source;
    const behindMark = tokenizer.hasEnded ? tokenizer.endedAt : -1;
    checkFileEnd({ bytes, line: tokenizer.lineNo, behindMark }, this.problems);
    checkNul(behindMark < 0 ? bytes : bytes.subarray(0, behindMark), this.problems);
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
    // The brace that begins a voucher's rows is left open where it stands on the line of the record itself.
    const isUnterminated = label === "VER" ? tokenizer.isQuoteOpen : tokenizer.isUnterminated;
    if (isUnterminated) this.problems.finding({ code: "unterminated", line: tokenizer.lineNo });
  }

  /** Reads the record and gives its label; undefined for one that is not of the standard. */
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
    const { tokenizer, draft, problems } = this;
    const { lineNo, lineStart, lineEnd } = tokenizer;
    const known = RECORDS.get(tokenizer.label);
    if (known === undefined) {
      const start = this.source.text(lineStart + 1, Math.min(lineEnd, lineStart + MAX_LABEL));
      const [label = ""] = start.split(/[\s"{]/, 1);
      this.unknownLabels.add(label, lineNo, this.vouchers.isReading, problems);
      return undefined;
    }
    const { label } = known;
    this.vouchers.leave();
    draft.labels.add(label);
    if (SINGLE_RECORDS.has(label)) {
      this.repeated.add(label, this.source.text(lineStart, lineEnd), lineNo, problems);
    }
    known.read(this.record, draft);
    return label;
  }

  private readChecksum(): void {
    const { record, checksum } = this;
    if (!record.isGiven(0) && !checksum.isStarted) checksum.start();
    else if (record.isGiven(0) && checksum.isRunning) checksum.finish(record.text(0));
    else if (checksum.isStarted) {
      this.problems.finding({ code: "record-ignored", line: record.line, label: "KSUMMA" });
    } else this.problems.finding({ code: "checksum-without-start", line: record.line });
  }

  private file(): Sie4File {
    const { draft, columns, problems, record } = this;
    reportUndeclared(record, draft);
    this.unknownLabels.report(problems);
    const kind = this.kind();
    mergeRepeatedBalances(draft, problems);
    assignNumbers(columns, problems, this.options.renumbers === true);
    const checksum = this.checksum.result();
    checkFile({ draft, columns, problems, kind, checksum });
    checkAccounts({ draft, columns, problems, kind });
    checkBalances({ draft, columns, problems, kind });
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
      encoding: this.source.encoding,
      checksum,
      unknownLabels: this.unknownLabels.counts,
      errors: problems.errors(),
      findings: problems.findings(),
    };
  }

  /** Export and import files of type 4 are told apart by content, never by name (sie.md B). */
  private kind(): Sie4Kind {
    const { draft, columns } = this;
    const { header, labels } = draft;
    // A file with vouchers and without a type is of type 4, whatever the standard says of the missing record.
    if (!labels.has("SIETYP") && columns.length > 0) header.sietyp = 4;
    if (header.sietyp === 1) return "1";
    if (header.sietyp === 2) return "2";
    if (header.sietyp === 3) return "3";
    const hasBalances = draft.ib.length + draft.ub.length + draft.res.length > 0;
    return columns.length > 0 && !hasBalances ? "4I" : "4E";
  }
}
