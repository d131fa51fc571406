import { expect, test } from "vitest";
import { numbersText } from "./numbers-text.ts";

const numbered = (series: string, ...numbers: readonly number[]) =>
  numbers.map((number) => ({ series, number }));

test("DR16: numbers that follow each other are told as one, and many runs are counted", () => {
  expect(numbersText(numbered("A", 19))).toBe("A 19");
  expect(numbersText(numbered("A", 23, 19, 20, 21, 22))).toBe("A 19–A 23");
  expect(numbersText([...numbered("B", 5), ...numbered("A", 4, 2)])).toBe("A 2, A 4, B 5");
  expect(numbersText(numbered("A", 1, 3, 5, 7, 9, 10, 12))).toBe("A 1, A 3, A 5, A 7 och 3 till");
});
