import { expect, test } from "vitest";
import { hasLineBreak, isOneLine, onOneLine } from "./one-line.ts";

test.each(["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"])("%j breaks a line", (mark) => {
  const text = `Alm${mark}#NAMN Ek`;
  expect([hasLineBreak(text), isOneLine(text), onOneLine(text)]).toEqual([true, false, "Alm #NAMN Ek"]);
});

test.each(["\t", "\u0000", "\u001B", "\u007F", "\u0080", "\u009F"])("%j is no part of a line", (mark) => {
  const text = `Alm${mark}AB`;
  expect([hasLineBreak(text), isOneLine(text), onOneLine(text)]).toEqual([false, false, "Alm AB"]);
});

test.each(["", "Alm & Ek AB", "Ålö \u00A0 “Ek” – 東京 👩‍🌾"])("%j is one line", (text) => {
  expect([hasLineBreak(text), isOneLine(text), onOneLine(text)]).toEqual([false, true, text]);
});
