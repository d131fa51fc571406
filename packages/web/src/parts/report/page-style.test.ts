import { expect, test } from "vitest";
import { cssText, pageStyle } from "./page-style.ts";

test("the foot has its three texts and the page's number", () => {
  const style = pageStyle({ left: "Räkenskapsår 2025", center: "Verifikationer", right: "Utskrivet" });
  expect(style).toContain('@bottom-left { content: "Räkenskapsår 2025"');
  expect(style).toContain('" counter(page) " av " counter(pages)');
});

test("a wide sheet takes the paper that it needs", () => {
  const footer = { left: "", center: "", right: "" };
  expect(pageStyle(footer)).toContain("size: A4;");
  expect(pageStyle(footer, "A3 landscape")).toContain("size: A3 landscape;");
});

test.each([
  ["A 12", '"A 12"'],
  ['a"b', '"a\\22 b"'],
  ["a\\b", '"a\\5c b"'],
  ["a\nb", '"a\\a b"'],
  ["</style>", '"\\3c /style\\3e "'],
])("%j as a CSS string", (text, expected) => {
  expect(cssText(text)).toBe(expected);
});
