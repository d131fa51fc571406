import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const rates = (environment: Record<string, string>) => {
  const read = readConfig(environment, "/tmp");
  return read.ok ? read.value.rates : read.error.message;
};

test("no service is asked unless an address is set", () => {
  expect(rates({})).toEqual({
    riksbank: undefined,
    ecb: undefined,
    timeoutMs: 10_000,
    maxBytes: 16 * 1024 * 1024,
    perPerson: 4,
  });
});

test.each([
  ["https://api.riksbank.se/swea/v1", "https://api.riksbank.se/swea/v1/"],
  ["https://api.riksbank.se/swea/v1/", "https://api.riksbank.se/swea/v1/"],
  ["http://127.0.0.1:4000/", "http://127.0.0.1:4000/"],
])("%s", (typed, folder) => {
  expect(rates({ HUVUDBOK_RIKSBANK_URL: typed })).toMatchObject({ riksbank: folder, ecb: undefined });
  expect(rates({ HUVUDBOK_ECB_URL: typed })).toMatchObject({ riksbank: undefined, ecb: folder });
});

const FORM = "HUVUDBOK_RIKSBANK_URL ska vara en adress som https://exempel.se/kurser/.";
test.each([
  ["http://api.riksbank.se/swea/v1/", "HUVUDBOK_RIKSBANK_URL ska börja med https."],
  ["api.riksbank.se", FORM],
  ["ftp://api.riksbank.se/", FORM],
  ["https://api.riksbank.se/?key=1", FORM],
  ["https://api.riksbank.se/#a", FORM],
  ["https://anna:secret@api.riksbank.se/", FORM],
])("%s is refused", (typed, message) => {
  expect(rates({ HUVUDBOK_RIKSBANK_URL: typed })).toBe(message);
});
