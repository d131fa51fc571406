export { CP437_UPPER_HALF, decodeCp437, encodeCp437 } from "./cp437.ts";
export { crc32 } from "./crc32.ts";
export { type CsvCell, csvFile, hasFormula } from "./csv-file.ts";
export {
  decodeText,
  textWarnings,
  textWarningText,
} from "./decode-text.ts";
export {
  foldOtherLetters,
  foldText,
  foldTexts,
  markedWords,
  matchesSearch,
} from "./fold-text.ts";
export { hasHiddenCharacters, withoutHiddenCharacters } from "./hidden-characters.ts";
export { encodeLatin1, toLatin1 } from "./latin1.ts";
export { matchedParts } from "./matched-parts.ts";
export { hasLineBreak, isOneLine, onOneLine } from "./one-line.ts";
export { hasHiddenOnLine, plainLine } from "./plain-line.ts";
export { isStorableText } from "./storable-text.ts";
export {
  decodeUtf8Lossy,
  decodeUtf16,
  decodeWindows1252,
  encodeUtf8,
  isUtf8,
} from "./unicode.ts";
