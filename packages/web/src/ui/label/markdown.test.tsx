import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import Markdown from "./markdown.tsx";

function shown(text: string): HTMLElement {
  return render(<Markdown text={text} />).container;
}

test("B35: raw HTML in a note is dropped, and nothing of it runs", () => {
  const page = shown(
    '# Möte\n\n<script>alert(1)</script><img src=x onerror="alert(1)">\n\n**fet** <b onclick="x()">b</b>',
  );
  expect(page.querySelector("script, img, b")).toBeNull();
  expect(page.querySelector("h1")?.textContent).toBe("Möte");
  expect(page.querySelector("strong")?.textContent).toBe("fet");
  expect(page.innerHTML).not.toMatch(/onerror|onclick/);
});

test("the headings of a note come below those of its page", () => {
  const text = ["# a", "## b", "### c", "#### d", "##### e", "###### f"].join("\n\n");
  const page = render(<Markdown text={text} isNote />).container;
  const headings = [...page.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  expect(headings.map(({ tagName, textContent }) => tagName + textContent)).toEqual([
    "H3a",
    "H4b",
    "H5c",
    "H6d",
    "H6e",
    "H6f",
  ]);
});

test("B35: a link is followed on a click only, and a picture of another host is a link", () => {
  const page = shown(
    "[avtal](https://example.se/a) [inne](/accounting) [ont](javascript:alert(1)) ![kvitto](https://example.se/p.png) ![](//x.se/q)",
  );
  expect(page.querySelector("img")).toBeNull();
  const links = [...page.querySelectorAll("a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
    link.getAttribute("rel"),
  ]);
  const outer = "noopener noreferrer nofollow";
  expect(links).toEqual([
    ["avtal", "https://example.se/a", outer],
    ["inne", "/accounting", null],
    ["ont", "", null],
    ["kvitto", "https://example.se/p.png", outer],
    ["//x.se/q", "//x.se/q", outer],
  ]);
});

test("a table and a list are shown as such", () => {
  const page = shown("| a | b |\n| - | - |\n| 1 | 2 |\n\n- x\n- y");
  expect(page.querySelectorAll("td").length + page.querySelectorAll("li").length).toBe(4);
});
