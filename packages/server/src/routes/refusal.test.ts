import { expect, test } from "vitest";
import { RefusalError } from "./refusal.ts";

test("a refusal that quotes what was sent stays short, and whole in its characters", () => {
  const refusal = (message: string) =>
    new RefusalError({ status: 422, type: "ChangeRefused", message }).message;
  expect(refusal("Konto 1930: namnet saknas.")).toBe("Konto 1930: namnet saknas.");
  const long = refusal(`Okänd datanyckel: ${"😀".repeat(1_000_000)}`);
  expect(long.length).toBeLessThanOrEqual(2001);
  expect(long.isWellFormed()).toBe(true);
  expect(long).toMatch(/^Okänd datanyckel: .*…$/u);
});
