export { CP437_UPPER_HALF, decodeCp437, encodeCp437 } from "./cp437.ts";
export { crc32 } from "./crc32.ts";
export { type CsvCell, type CsvNumber, csvFile } from "./csv-file.ts";
export {
  type DecodedText,
  type DecodeTextOptions,
  decodeText,
  type TextEncoding,
  type TextWarning,
  textWarnings,
  textWarningText,
} from "./decode-text.ts";
export { foldText, foldTexts, matchesSearch } from "./fold-text.ts";
export { decodeUtf8, decodeUtf8Lossy, encodeUtf8, type LossyText } from "./utf8.ts";
export { decodeUtf16 } from "./utf16.ts";
export { decodeWindows1252 } from "./windows-1252.ts";
