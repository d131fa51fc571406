export { openingRecords } from "./completeness/opening-records.ts";
export type {
  Sie4Error,
  Sie4Finding,
  Sie4FindingCode,
} from "./log/sie4-entries.ts";
export { sie4ErrorText, voucherYearsText } from "./log/sie4-error-text.ts";
export { sie4FindingText } from "./log/sie4-finding-text.ts";
export { isSie4, parseSie4, readSie4 } from "./read-sie4.ts";
export type {
  Sie4Account,
  Sie4Balance,
  Sie4Content,
  Sie4Dimension,
  Sie4File,
  Sie4Header,
  Sie4Row,
  Sie4Voucher,
  Sie4Year,
} from "./sie4-file.ts";
export { writtenText } from "./writing/record-writer.ts";
export { writeSie4 } from "./writing/write-sie4.ts";
