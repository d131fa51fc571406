import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./bootstrap.mjs";

test("the program has one version: package.json's is that of the program, in three parts", () => {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const program = /PROGRAM_VERSION = "([^"]+)"/.exec(
    read("packages/core/src/shared/program-version.ts"),
  )?.[1];
  expect(JSON.parse(read("package.json"))).toMatchObject({ version: `${program}.0` });
});
