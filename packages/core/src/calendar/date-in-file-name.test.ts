import { expect, test } from "vitest";
import { dateInFileName } from "./date-in-file-name.ts";

test.each([
  ["kvitto 2025-05-12.pdf", "2025-05-12"],
  ["20250512_ICA.jpg", "2025-05-12"],
  ["IMG_20250512_101500.jpg", "2025-05-12"],
  ["20240101 faktura 2025-05-12.pdf", "2025-05-12"],
  ["order 99999999 av 20250512.pdf", "2025-05-12"],
  ["2025-13-01 20250512.pdf", "2025-05-12"],
  ["19900101.pdf", "1990-01-01"],
  ["21001231.pdf", "2100-12-31"],
])("%s is from %s", (name, expected) => {
  expect(dateInFileName(name)).toBe(expected);
});

test.each([
  "kvitto.pdf",
  "20250532.pdf",
  "120250512.pdf",
  "202505123.pdf",
  "19891231.pdf",
  "21010101.pdf",
  "2025-05-123.pdf",
])("%s holds no date", (name) => {
  expect(dateInFileName(name)).toBeUndefined();
});
