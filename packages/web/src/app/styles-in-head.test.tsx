import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";

const sheets = () =>
  [...document.querySelectorAll("link")].map((link) => `${link.parentElement?.tagName} ${link.rel}`);

test("the first style sheet comes before those that are loaded later, and is never missing", async () => {
  document.body.innerHTML = '<link rel="stylesheet" href="/assets/start.css"><div id="root"></div>';
  await import("./styles-in-head.ts");
  expect(sheets()).toEqual(["HEAD stylesheet", "BODY stylesheet"]);
  const moved = document.head.querySelector("link");
  if (moved === null) throw new Error("no sheet in the head");
  expect(moved.getAttribute("href")).toBe("/assets/start.css");
  fireEvent.load(moved);
  expect(sheets()).toEqual(["HEAD stylesheet"]);
});
