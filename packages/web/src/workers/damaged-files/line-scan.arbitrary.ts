/** The content of a file, read line by line with patterns alone: the reference that the reader is compared with. */
export interface LineScan {
  /** Öre by account, of every `#TRANS`. */
  readonly rows: Sums;
  readonly openingRecords: Sums;
  /** `#UB -1`, which opens the year of a file without `#IB 0`. */
  readonly closingRecords: Sums;
  /** `#UB 0` and `#RES 0`. */
  readonly stated: Sums;
  /** `#IB`, `#UB` and `#RES` of any year. */
  balanceCount: number;
  readonly voucherDays: string[];
  readonly accounts: Set<string>;
  readonly currencies: Set<string>;
  /** Rows that remain: `#TRANS` and `#BTRANS`. */
  rowCount: number;
  /** Records with a label that no standard has. */
  unknownLabels: number;
  /** Lines that are neither empty, nor records, nor braces. */
  rubbish: number;
  /** Records of the books that these patterns do not understand. */
  odd: number;
  /** `#RAR 0`, where it has dates. */
  year: { readonly from: string; readonly to: string } | undefined;
  readonly hasRecordsBehindEnd: boolean;
  readonly isLineEnded: boolean;
}

export type Sums = Map<string, number>;

const LABELS = new Set(
  "FLAGGA FORMAT SIETYP PROGRAM GEN RAR ORGNR ADRESS OMFATTN FNAMN FNR FTYP TAXAR KPTYP VALUTA BKOD PROSA KONTO KTYP SRU ENHET DIM UNDERDIM OBJEKT IB UB RES OIB OUB PSALDO PBUDGET VER TRANS BTRANS RTRANS KSUMMA".split(
    " ",
  ),
);
const AMOUNT = /^[-+]?(?=[.,]?\d)\d{0,12}(?:[.,]\d{0,2}0*)?$/;

/** Scans the text of a file, each byte a character. */
export function scanLines(file: string): LineScan {
  const lines = file.split(/\r\n|\r|\n/);
  const last = lines.findIndex((line) => line.trimStart().startsWith("\u001A"));
  const behind = last < 0 ? [] : [lines[last]?.trimStart().slice(1) ?? "", ...lines.slice(last + 1)];
  const read = last < 0 ? lines : lines.slice(0, last);
  const scan: LineScan = {
    rows: new Map(),
    openingRecords: new Map(),
    closingRecords: new Map(),
    stated: new Map(),
    balanceCount: 0,
    voucherDays: [],
    accounts: new Set(),
    currencies: new Set(),
    rowCount: 0,
    unknownLabels: 0,
    rubbish: 0,
    odd: 0,
    year: undefined,
    hasRecordsBehindEnd: behind.some((line) => /^[\0-\x20]*#/.test(line)),
    isLineEnded: last >= 0 || /^[\0-\x20]*$/.test(lines.at(-1) ?? ""),
  };
  for (const line of read) scanLine(line.replace(/^[\t ]+/, ""), scan);
  return scan;
}

function scanLine(line: string, scan: LineScan): void {
  if (line === "") return;
  if (line.startsWith("{") || line.startsWith("}")) {
    // What follows a brace is a line of its own.
    scanLine(line.slice(1).replace(/^[\t ]+/, ""), scan);
    return;
  }
  if (!line.startsWith("#")) {
    scan.rubbish += 1;
    return;
  }
  const label = /^#([^\0-\x20"{]*)/.exec(line)?.[1] ?? "";
  if (!LABELS.has(label)) scan.unknownLabels += 1;
  else scanRecord(label, fieldsOf(line.slice(label.length + 1)), scan);
}

function scanRecord(label: string, fields: readonly string[], scan: LineScan): void {
  const [first = "", second = "", third = ""] = fields;
  switch (label) {
    case "RAR":
      if (/^0+$/.test(first) && second !== "") scan.year = { from: second, to: third };
      break;
    case "TRANS":
      scan.rowCount += 1;
      add(scan, scan.rows, first, second);
      break;
    case "BTRANS":
      scan.rowCount += 1;
      break;
    case "IB":
      scan.balanceCount += 1;
      if (/^0+$/.test(first)) add(scan, scan.openingRecords, second, third);
      else if (!/^-\d{1,3}$/.test(first)) scan.odd += 1;
      break;
    case "UB":
    case "RES":
      scan.balanceCount += 1;
      if (label === "UB" && /^-0*1$/.test(first)) add(scan, scan.closingRecords, second, third);
      if (/^-?0+$/.test(first)) add(scan, scan.stated, second, third);
      break;
    case "VER":
      scan.voucherDays.push(third);
      break;
    case "KONTO":
      if (/^[1-9]\d{3}$/.test(first)) scan.accounts.add(first);
      break;
    case "VALUTA":
      if (first !== "") scan.currencies.add(first);
      break;
    default:
  }
}

function add(scan: LineScan, sums: Sums, account: string, amount: string): void {
  if (!AMOUNT.test(amount)) scan.odd += 1;
  else {
    const ore = Math.round(Number(amount.replace(",", ".")) * 100);
    sums.set(account, (sums.get(account) ?? 0) + ore);
  }
}

/** Without object lists. */
function fieldsOf(text: string): string[] {
  const fields = text.matchAll(
    /\{(?:"(?:\\"|[^"])*"|[^}"])*\}?|"((?:\\"|[^"])*)"?|([^\0-\x20{"][^\0-\x20{]*)/g,
  );
  return [...fields].flatMap(([whole, quoted, plain]) =>
    whole.startsWith("{") ? [] : [plain ?? quoted ?? ""],
  );
}
