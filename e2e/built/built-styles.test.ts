import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const assets = join(import.meta.dirname, "../../packages/web/dist/assets");

/** The classes of Mantine's parts in the built files with the ending. */
function classesIn(ending: ".js" | ".css"): ReadonlySet<string> {
  const files = readdirSync(assets).filter((name) => name.endsWith(ending));
  return new Set(
    files.flatMap((name) => readFileSync(join(assets, name), "utf8").match(/\bm_[0-9a-f]{6,8}\b/g) ?? []),
  );
}

test("every part of Mantine that the app uses has its styles", () => {
  const used = classesIn(".js");
  const styled = classesIn(".css");
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((name) => !styled.has(name))).toEqual([]);
});
