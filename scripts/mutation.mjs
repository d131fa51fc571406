// `npm run mutation`: breaks core on purpose and counts how much of it the tests notice. Folders of core may be named;
// without names those where a bug costs most. What has not changed since the last run is not run again.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { become, ensureInstalled, nodePath, root, stop, toolEnvironment } from "./bootstrap.mjs";

ensureInstalled("en");
const node = nodePath("en");
const chosen = process.argv.slice(2);
const folders = chosen.length > 0 ? chosen : ["money", "transaction", "ledger", "sie4"];
const stryker = join(root, "node_modules/@stryker-mutator/core/bin/stryker.js");
for (const folder of folders) {
  // The second round runs the mutants that the first has not detected, and again those that timed out.
  for (const round of ["quick", "all"]) {
    const { status } = spawnSync(node, [stryker, "run", "scripts/mutation/stryker.config.mjs"], {
      cwd: root,
      stdio: "inherit",
      env: { ...toolEnvironment(), HUVUDBOK_MUTATED: folder, HUVUDBOK_MUTATION_ROUND: round },
    });
    if (status !== 0) stop(`The mutation test of ${folder} could not be run.`);
  }
}
become(node, [join(root, "scripts/mutation/print-scores.ts"), ...folders]);
