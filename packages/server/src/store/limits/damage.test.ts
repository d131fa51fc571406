import { expect, test } from "vitest";
import { watchDamage } from "./damage.ts";

const failing = (code: string) => Promise.reject(Object.assign(new Error("no"), { code }));

test.each([
  ["SQLITE_BUSY", false],
  ["SQLITE_CORRUPT", true],
  ["SQLITE_NOTADB", true],
  ["XX001", true],
])("what was met with code %s is remembered: %s", async (code, isRemembered) => {
  const damage = watchDamage();
  await expect(damage.watch(failing(code))).rejects.toThrow("no");
  expect(await damage.watch(Promise.resolve(1))).toBe(1);
  if (isRemembered) expect(() => damage.refuse()).toThrow("no");
  else damage.refuse();
});
