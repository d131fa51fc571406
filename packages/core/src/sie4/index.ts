export { openingRecords } from "./completeness/opening-records.ts";
export { parseSie4, type ReadSie4Options, readSie4 } from "./read-sie4.ts";
export { sie4ErrorText } from "./sie4-error-text.ts";
export type {
  Sie4Account,
  Sie4AccountType,
  Sie4Balance,
  Sie4Checksum,
  Sie4Content,
  Sie4Dimension,
  Sie4Encoding,
  Sie4File,
  Sie4Header,
  Sie4Kind,
  Sie4Object,
  Sie4ObjectMark,
  Sie4OldNumber,
  Sie4OrganisationNumber,
  Sie4PeriodBalance,
  Sie4Row,
  Sie4RowKind,
  Sie4Voucher,
  Sie4Vouchers,
  Sie4Year,
} from "./sie4-file.ts";
export { needsAcceptance, sie4FindingText } from "./sie4-finding-text.ts";
export type { ModificationFault, Sie4Error, Sie4Finding, VoucherName } from "./sie4-problem.ts";
export { type WriteSie4Options, writeSie4 } from "./write-sie4.ts";
