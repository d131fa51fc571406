// `npm run bench`: every benchmark, or those whose names contain an argument (`npm run bench -- ledger`). Each prints
// its figures as ratios to something measured in the same run; docs/performance.md says how to read them. Figures over
// their target are summed up at the end and are no failure, since the machine may be busy.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, nodePath, root, say, stop, toolEnvironment } from "./bootstrap.mjs";

ensureInstalled("en");
const node = nodePath("en");
const folder = join(root, "bench");
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".bench.ts"))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .sort();
if (files.length === 0) stop(`No benchmark ${wanted.join(" ")} in bench/`);

const scratch = mkdtempSync(join(tmpdir(), "huvudbok-bench-"));
const figures = join(scratch, "figures");
writeFileSync(figures, "");
const begun = Date.now();
const broken = files.filter((name) => {
  const from = Date.now();
  say(`\n${name}`);
  const { status } = spawnSync(node, ["--expose-gc", join(folder, name)], {
    cwd: root,
    stdio: "inherit",
    env: { ...toolEnvironment(), HUVUDBOK_BENCH_FIGURES: figures },
  });
  say(`${((Date.now() - from) / 1000).toFixed(0)} s`);
  return status !== 0;
});
const results = readFileSync(figures, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));
rmSync(scratch, { recursive: true });
const over = results.filter(({ verdict }) => verdict === "OVER");
const within = results.filter(({ verdict }) => verdict === "ok").length;
say(
  `\n${within} figures within their targets, ${over.length} over, in ${((Date.now() - begun) / 1000).toFixed(0)} s`,
);
for (const { name } of over) say(`  over: ${name}`);
for (const name of broken) say(`  could not be measured: ${name}`);
