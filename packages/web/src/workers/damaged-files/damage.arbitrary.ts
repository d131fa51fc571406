import fc from "fast-check";

/** One change of a file's text, each byte a character. */
export type Damage = (file: string) => string;

/** A share of the way through a file; without a bias, which would be one to its first line. */
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

/** Changes the line at a share of the way through the file. */
function atLine(share: number, change: (lines: string[], at: number) => void): Damage {
  return (file) => {
    const lines = file.split("\n");
    change(lines, Math.floor(share * lines.length));
    return lines.join("\n");
  };
}

/** Replaces what a pattern finds at a share of its places. */
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

export const anyDamage: fc.Arbitrary<Damage> = fc.oneof(
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
