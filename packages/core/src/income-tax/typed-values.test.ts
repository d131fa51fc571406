import { expect, test } from "vitest";
import { ore } from "../money/index.ts";
import { textOfTyped, typedAmounts, typedFieldOf } from "./typed-values.ts";

test.each([
  [7653, "4800", { code: 7653, amount: 480_000 }],
  [7653, " 4 000 + 800 ", { code: 7653, amount: 480_000 }],
  [7653, "", undefined],
  [7653, "0", undefined],
  [7653, "12,50", "Ange hela kronor, utan ören"],
  [7653, "-5", "Ange beloppet utan minustecken: blanketten har tecknet"],
  [7653, "mycket", "Ange ett belopp i hela kronor"],
  [8040, "X", { code: 8040, isTicked: true }],
  [7020, " Snickeri ", { code: 7020, text: "Snickeri" }],
  [7020, "Snickeri\u2028och glas", "Det finns en radbrytning i texten. Skriv allt på en rad."],
  [7020, "Snickeri\toch glas", "Det finns tecken i texten som inte kan sparas. Skriv om texten."],
  [7020, "Snickeri \ud83d", "Det finns tecken i texten som inte kan sparas. Skriv om texten."],
  [7670, "5", "Fältet fylls inte i för hand på blanketten"],
] as const)("field %i with %j", (code, text, meaning) => {
  const field = typedFieldOf(code, text);
  expect(field.ok ? field.value : field.error).toEqual(meaning);
});

test("a stored field is edited as the text that means it", () => {
  const fields = [
    { code: 7653, amount: ore(480_000) },
    { code: 8040, isTicked: true },
    { code: 7020, text: "Snickeri" },
  ] as const;
  expect(fields.map(textOfTyped)).toEqual(["4800", "X", "Snickeri"]);
  expect(textOfTyped({ code: 7653 })).toBe("");
  expect([...typedAmounts(fields)]).toEqual([[7653, 480_000]]);
});
