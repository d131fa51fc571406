import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { endLoadingWhenDrawn } from "./end-loading.ts";

const html = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
const tokens = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

/** The values of the tokens that a style sheet has for a selector. */
function tokensOf(css: string, selector: string): ReadonlyMap<string, string> {
  const [, rule = ""] = css.split(`${selector} {`);
  const declarations = rule.slice(0, rule.indexOf("}")).matchAll(/(--hb-[\w-]+): ([^;]+);/g);
  return new Map(Array.from(declarations, ([, name = "", value = ""]) => [name, value]));
}

test.each([":root", '[data-mantine-color-scheme="dark"]', ":root:not([data-mantine-color-scheme])"])(
  "the HTML has the colours of the design: %s",
  (selector) => {
    const ours = tokensOf(html, selector);
    expect(ours.size).toBe(6);
    expect(Object.fromEntries(tokensOf(tokens, selector))).toMatchObject(Object.fromEntries(ours));
  },
);

test("'Laddar' stays while nothing but styles is drawn, and goes with the first page, before it is shown", async () => {
  document.body.innerHTML = html.slice(html.indexOf("<body>"), html.indexOf("<noscript>"));
  document.documentElement.dataset["loading"] = "signedOut";
  const root = document.getElementById("root");
  if (root === null) throw new Error("no root");
  endLoadingWhenDrawn(root);
  root.append(document.createElement("style"));
  await Promise.resolve();
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
  expect(document.querySelector('[role="status"]')?.textContent).toBe("Laddar");
  const page = document.createElement("div");
  page.append(document.createElement("main"));
  root.append(page);
  await Promise.resolve();
  expect(document.getElementById("loading")).toBeNull();
  expect(document.documentElement.dataset["loading"]).toBeUndefined();
  expect(document.getElementById("wordmark")).not.toBeNull();
});
