import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MutationReport, mutationScore, scorePercent } from "./mutation-score.ts";

const TARGET_PERCENT = 90;

// Prints the scores of the folders that are named, from the reports that the runs have left.
const scores = process.argv.slice(2).map((folder) => {
  const report = join(import.meta.dirname, `../../test-output/mutation/${folder}.json`);
  const read: MutationReport = JSON.parse(readFileSync(report, "utf8"));
  return { folder, ...mutationScore(read) };
});
for (const { folder, missed } of scores) {
  process.stdout.write(`\n${folder}: not noticed by any test\n`);
  for (const place of missed) process.stdout.write(`  ${place}\n`);
}
process.stdout.write(`\nMutation score (target ${TARGET_PERCENT})\n`);
for (const { folder, detected, of, ...score } of scores) {
  const percent = scorePercent({ detected, of });
  const verdict = detected * 100 >= of * TARGET_PERCENT ? "ok" : "under the target";
  process.stdout.write(
    `  ${folder.padEnd(14)}${percent.padStart(6)} %  ${detected} of ${of} noticed, ${score.missed.length} not: ${verdict}\n`,
  );
}
