import { readSie4, type Sie4Error, type Sie4File, type Sie4Finding } from "./index.ts";

/** The head of a file without errors and findings. */
export const HEAD = [
  "#FLAGGA 0",
  '#PROGRAM "P" 1',
  "#FORMAT PC8",
  "#GEN 20250101",
  "#SIETYP 4",
  '#FNAMN "F"',
  "#RAR 0 20250101 20251231",
  "#KONTO 1930 Bank",
  "#KONTO 3001 Sales",
  "#KONTO 4010 Goods",
  "#UB 0 1930 0",
];
/** The line number of the first line of a test's own text. */
export const FIRST = HEAD.length + 1;

/** The file of the head and these lines. */
export function read(...lines: readonly string[]): Sie4File {
  const result = readSie4(bytesOf(`${[...HEAD, ...lines].join("\n")}\n`));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The file of these lines, without the head that the others have. */
export function bare(...lines: readonly string[]): Sie4File {
  const result = readSie4(bytesOf(`${["#FLAGGA 0", ...lines].join("\n")}\n`));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Codes with the line among those of the test, from 1, where they have one. */
export function codes(entries: readonly (Sie4Error | Sie4Finding)[]): string[] {
  return entries.map(({ code, line }) => (line === 0 ? code : `${code}@${line - FIRST + 1}`));
}

/** An entry without its line, which other tests check. */
export function withoutLine({ line: _line, ...entry }: Sie4Error | Sie4Finding): unknown {
  return entry;
}

export const VOUCHER = ["#VER A 1 20250131 Sale", "{", "#TRANS 1930 {} 100", "#TRANS 3001 {} -100", "}"];
