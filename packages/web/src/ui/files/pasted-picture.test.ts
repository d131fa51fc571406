import { expect, test } from "vitest";
import { isPastedPicture, namedPastes } from "./pasted-picture.ts";

const NOW = Date.parse("2026-11-23T13:05:31Z");

test.each([
  ["image.png", "Inklistrad bild 2026-11-23 14.05.31.png"],
  ["image.JPEG", "Inklistrad bild 2026-11-23 14.05.31.jpeg"],
  ["kvitto.png", "kvitto.png"],
  ["image.png.pdf", "image.png.pdf"],
])("a pasted %s is called %s", async (name, expected) => {
  const [file] = namedPastes([new File(["x"], name, { type: "image/png" })], NOW);
  expect(file?.name).toBe(expected);
  expect(file?.type).toBe("image/png");
  expect(isPastedPicture(expected)).toBe(expected !== name);
});
