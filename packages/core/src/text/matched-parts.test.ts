import { expect, test } from "vitest";
import { matchedParts } from "./matched-parts.ts";

test.each([
  ["Företagskonto", "foretag", "[Företag]skonto"],
  ["Företagskonto", "konto", "Företags[konto]"],
  ["Personbilar och bilar", "bil", "Personbilar och [bil]ar"],
  ["Räntekostnader för skulder", "skuld ränte", "[Ränte]kostnader för [skuld]er"],
  ["Tele och post", "mobil", "Tele och post"],
  ["Egna uttag", "tåg", "Egna uttag"],
  ["Lön", "LÖN", "[Lön]"],
  ["Kærnan", "nan", "Kærnan"],
  ["Kassa", " ", "Kassa"],
  ["", "a", ""],
])("%j, typed %j: %j", (text, typed, marked) => {
  const parts = matchedParts(text, typed);
  expect(parts.map(({ text: part, isMatched }) => (isMatched ? `[${part}]` : part)).join("")).toBe(marked);
  expect(parts.map(({ at }) => at)).toEqual([...new Set(parts.map(({ at }) => at))]);
});
