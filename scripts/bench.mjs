// `npm run bench`: every benchmark, or those whose names contain an argument. Each prints a ratio against something
// measured in the same run, and ends with another code than 0 when it is over its limit.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, nodePath, root, say, stop, toolEnvironment } from "./bootstrap.mjs";

ensureInstalled("en");
const node = nodePath("en");
const folder = join(root, "bench");
const wanted = process.argv.slice(2);
const files = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((name) => name.endsWith(".bench.ts"))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .sort();
if (files.length === 0) stop(`No benchmark ${wanted.join(" ")} in bench/`);

const failed = files.filter((name) => {
  say(`\n${name}`);
  const { status } = spawnSync(node, ["--expose-gc", join(folder, name)], {
    cwd: root,
    stdio: "inherit",
    env: toolEnvironment(),
  });
  return status !== 0;
});
say(
  `\n${files.length - failed.length} benchmarks within their limits, ${failed.length} not ${failed.join(" ")}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
