import { expect, test } from "vitest";
import { CHART, HEAD, imported, notices } from "./imported-file.arbitrary.ts";

const LAST_YEAR = "#RAR -1 20240101 20241231\n#UB -1 1930 100\n#UB -1 2081 -100\n";

test("SI15: last year's closing balances open the year of a file without opening balances, and that is reported", () => {
  const lines = HEAD + CHART + LAST_YEAR;
  expect(imported(lines).openingBalances).toEqual([
    { accountId: 1930, balance: 10000 },
    { accountId: 2081, balance: -10000 },
  ]);
  expect(notices(lines).join("\n")).toContain(
    "2 utgående balanser från året före (#UB -1) blir årets ingående",
  );
});

test("what has become the opening balances is not counted among what is not used", () => {
  const told = (lines: string) => notices(lines).filter((text) => text.includes("nästa SIE-export"));
  expect(told(HEAD + CHART + LAST_YEAR)).toEqual([
    "Poster som Huvudbok inte räknar med sparas och följer med i nästa SIE-export: andra räkenskapsår (1).",
  ]);
  expect(told(`${HEAD}${CHART}${LAST_YEAR}#IB 0 1930 0\n`).join("")).toContain("andra års saldon (2)");
  expect(told(`${HEAD}${CHART}#UB -1 1930 0\n`)).toEqual([]);
});

test("SI15: one opening balance says that the others are 0", () => {
  const { openingBalances } = imported(`${HEAD}${CHART}${LAST_YEAR}#IB 0 1930 0\n`);
  expect(openingBalances).toEqual([]);
});

test("SI15: an account that only last year's closing balance names gets its name from BAS", () => {
  const { accounts } = imported(
    `#SIETYP 1\n#RAR 0 20250101 20251231\n#KONTO 2081 A\n#UB -1 2081 0\n#UB -1 1930 0\n`,
  );
  expect(accounts.map(({ id }) => id)).toEqual([1930, 2081]);
});
