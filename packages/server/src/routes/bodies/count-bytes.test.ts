import { expect, test } from "vitest";
import { countBytes } from "./count-bytes.ts";

test("a person may send so many bytes a minute, whatever others send", () => {
  let now = 0;
  const count = countBytes(1000, () => now);
  count("anna", 1000);
  count("bo", 600);
  expect(() => count("anna", 1)).toThrow("Vänta en minut");
  count("bo", 400);
  now = 60_000;
  count("anna", 1000);
});
