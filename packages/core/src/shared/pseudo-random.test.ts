import { expect, test } from "vitest";
import { pseudoRandom } from "./pseudo-random.ts";

test("a seed gives the same numbers each time, and another seed others", () => {
  const some = (seed: number) => Array.from({ length: 3 }, pseudoRandom(seed));
  expect(some(1)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(some(1)).toEqual(some(1));
  expect(some(2)).not.toEqual(some(1));
});

test("they lie from 0 to 1 and spread evenly", () => {
  const numbers = Array.from({ length: 10_000 }, pseudoRandom(7));
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const count = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(Math.abs(count - 1000)).toBeLessThan(150);
  }
});
