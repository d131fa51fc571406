import { expect, test } from "vitest";
import { crowdedFolders } from "./crowded-folders.ts";

function files(folder: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);
}

test("a folder of 40 entries is found one's way in, one of 41 is not", () => {
  expect(crowdedFolders(files("packages/web/src/ui", 40))).toEqual([]);
  expect(crowdedFolders(files("packages/web/src/ui", 41))).toEqual([
    "packages/web/src/ui: has 41 entries, more than 40; what belongs together gets a folder inside it",
  ]);
});

test("a folder inside counts as one entry, whatever it holds", () => {
  const inside = files("scripts/mutation", 30);
  expect(crowdedFolders([...files("scripts", 39), ...inside])).toEqual([]);
  expect(crowdedFolders([...files("scripts", 40), ...inside])).toEqual([
    expect.stringContaining("scripts: has 41"),
  ]);
});

test("the data of tests may be as many files as there are cases", () => {
  expect(crowdedFolders(files("packages/core/testdata/sie4", 400))).toEqual([]);
});
