import fc from "fast-check";

/** One change of a file's text, each byte a character. */
export type Damage = (file: string) => string;

/** A position as a share of a file; without the usual bias, which would prefer its first line. */
const place = fc.noBias(fc.integer({ min: 0, max: 999_999 })).map((millionths) => millionths / 1e6);
const ODD_LINES = [
  "#IB 0 1930",
  "#IB 2025 1930 100",
  "#ib 0 1930 100",
  "#Trans 1930 {} 5",
  "#TRANZ 1930 {} 5",
  "#MOMSKOD 1 2",
  "#VALUTA EUR",
  "#VALUTA SEK",
  "#RAR 0 20240101 20241231",
  "#RAR 0 240101 241231",
  "#VER A 99 20250101 x { #TRANS 1930 {} 5",
  "#VER A 1 240115 x",
  "#KONTO 193 Kort",
  "#KONTO 1940 Bank extra",
  '#KONTO 1950 "Bank" extra',
  "#UB -1 1930 5",
  "#FNAMN Annat",
  "TRANS 1930 {} 5",
  "\u001A",
  "\u001A#VER A 9 20250101 x",
  "{",
  "}",
  '"',
  "#",
  "#KSUMMA",
  "#KSUMMA 1",
  "#ORGNR 1",
  "#TRANS 1930 {1} 0",
  "#FLAGGA 1",
];
const BYTES = Array.from('"{}#\\ \t\r\n\u001A\0-.,09Aåäö\u0084\u00C3\u00A4\u00FF');
const ODD_DATES = ["240115", "2025-01-01", "20250230", "00010101", "99991231", "20260101", "0", "2025011"];

/** Changes the line at a share of the file. */
function atLine(share: number, change: (lines: string[], at: number) => void): Damage {
  return (file) => {
    const lines = file.split("\n");
    change(lines, Math.floor(share * lines.length));
    return lines.join("\n");
  };
}

/** Replaces a match of a pattern, at a share of its matches. */
function atMatch(share: number, pattern: RegExp, change: (found: string) => string): Damage {
  return (file) => {
    const found = [...file.matchAll(pattern)];
    const match = found[Math.floor(share * found.length)];
    if (match === undefined) return file;
    return file.slice(0, match.index) + change(match[0]) + file.slice(match.index + match[0].length);
  };
}

function atByte(share: number, change: (before: string, behind: string) => string): Damage {
  return (file) => {
    const at = Math.floor(share * file.length);
    return change(file.slice(0, at), file.slice(at));
  };
}

/** Changes the voucher, with all its lines, at a share of the vouchers of a file. */
function atVoucher(share: number, change: (voucher: string) => string): Damage {
  return atMatch(share, /^[\t ]*#VER[^}]*\}[^\n]*\n/gm, change);
}

/** Swaps two pieces of the same length, each at a share of the file. */
function trade(from: number, to: number, length: number): Damage {
  return (file) => {
    const [first = 0, second = 0] = [from, to]
      .map((share) => Math.floor(share * file.length))
      .sort((a, b) => a - b);
    if (second < first + length) return file;
    const one = file.slice(first, first + length);
    const other = file.slice(second, second + length);
    return (
      file.slice(0, first) + other + file.slice(first + length, second) + one + file.slice(second + length)
    );
  };
}

/** What copying, joining and disks do to a file: whole vouchers, rows and blocks lost, doubled or moved. */
const blockDamage: fc.Arbitrary<Damage> = fc.oneof(
  place.map((share) => atVoucher(share, () => "")),
  place.map((share) => atVoucher(share, (voucher) => voucher + voucher)),
  place.map((share) =>
    atVoucher(share, (voucher) => voucher + voucher.replace(/#VER (\S+) \S+/, "#VER $1 777")),
  ),
  place.map((share) => atVoucher(share, (voucher) => voucher.replaceAll(/^.*#TRANS.*\n/gm, ""))),
  place.map((share) => atVoucher(share, (voucher) => voucher.replaceAll(/\d(?=\.\d\d\b)/g, "7"))),
  place.map((share) => atVoucher(share, (voucher) => voucher.slice(0, voucher.length / 2))),
  place.map(
    (share): Damage =>
      (file) => {
        const ends = [...file.matchAll(/\}[^\n]*\n/g)];
        const end = ends[Math.floor(share * ends.length)];
        return end === undefined ? file : file.slice(0, end.index + end[0].length);
      },
  ),
  fc.tuple(place, place, fc.constantFrom(1, 2, 20, 512)).map(([from, to, length]) => trade(from, to, length)),
  fc
    .tuple(place, fc.constantFrom(16, 512))
    .map(([share, length]) =>
      atByte(share, (before, behind) => before + "\0".repeat(length) + behind.slice(length)),
    ),
  fc
    .tuple(place, fc.constantFrom(16, 512))
    .map(([share, length]) => atByte(share, (before, behind) => before + behind.slice(length))),
  fc
    .tuple(place, fc.constantFrom(16, 512))
    .map(([share, length]) => atByte(share, (before, behind) => before + behind.slice(0, length) + behind)),
  fc.tuple(place, place).map(([from, to]) =>
    atLine(from, (lines, at) => {
      const other = Math.floor(to * lines.length);
      [lines[at], lines[other]] = [lines[other] ?? "", lines[at] ?? ""];
    }),
  ),
  place.map((share) => atMatch(share, /\d\d(?=[\d.])/g, ([first = "", second = ""]) => second + first)),
  place.map((share) => atMatch(share, /\{[^}]*\}(?= -?\d)/g, () => "")),
  place.map((share) => atMatch(share, /-(?=\d)/g, () => "")),
  place.map((share) => atByte(share, (before, behind) => before + behind.replaceAll("\r\n", "\r"))),
  place.map((share) => atByte(share, (before, behind) => before + behind.replaceAll("\r\n", "\n"))),
  place.map((share) => atMatch(share, /[\u0080-\u00FF]/g, (byte) => `\u00C3${byte}`)),
);

const lineDamage: fc.Arbitrary<Damage> = fc.oneof(
  place.map((share) => atByte(share, (before) => before)),
  place.map((share) => atLine(share, (lines, at) => lines.splice(at))),
  place.map((share) => atLine(share, (lines, at) => lines.splice(at, 1))),
  place.map((share) => atLine(share, (lines, at) => lines.splice(at, 0, lines[at] ?? ""))),
  fc
    .tuple(place, place)
    .map(([from, to]) =>
      atLine(from, (lines, at) => lines.splice(Math.floor(to * lines.length), 0, ...lines.splice(at, 1))),
    ),
  place.map((share) => atLine(share, (lines, at) => lines.splice(at, 2, lines.slice(at, at + 2).join(" ")))),
  fc
    .tuple(place, fc.constantFrom(...ODD_LINES))
    .map(([share, line]) => atLine(share, (lines, at) => lines.splice(at, 0, line))),
  fc
    .tuple(place, fc.constantFrom(...Array.from("0123456789")))
    .map(([share, digit]) => atMatch(share, /\d/g, () => digit)),
  fc
    .tuple(place, fc.constantFrom(...ODD_DATES))
    .map(([share, date]) => atMatch(share, /\b20\d{6}\b/g, () => date)),
  place.map((share) => atMatch(share, /#[A-Z]+/g, (label) => label.toLowerCase())),
  place.map((share) => atMatch(share, /#[A-Z]+/g, (label) => label.slice(0, -1))),
  place.map((share) => atMatch(share, /["{}#]/g, () => "")),
  fc
    .tuple(place, fc.constantFrom(...BYTES))
    .map(([share, byte]) => atByte(share, (before, behind) => before + byte + behind)),
  fc
    .tuple(place, fc.constantFrom(...BYTES))
    .map(([share, byte]) => atByte(share, (before, behind) => before + byte + behind.slice(1))),
  place.map((share) => atByte(share, (before, behind) => before + behind.slice(1))),
);

export const anyDamage: fc.Arbitrary<Damage> = fc.oneof(lineDamage, blockDamage);
