// Holds the tree to the rules of the house: who may import whom, names, folders, and nothing left behind.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { crowdedFolders } from "./architecture/crowded-folders.ts";
import { filesBelow, readModules } from "./architecture/module-graph.ts";
import { violations } from "./architecture/rules.ts";
import { root } from "./bootstrap.mjs";

const packages = readdirSync(join(root, "packages")).flatMap((name) => [
  `packages/${name}/src`,
  `packages/${name}/test`,
]);
const modules = readModules(root, [...packages, "e2e", "bench", "scripts"]);
const folders = ["packages", "e2e", "bench", "scripts", "docs"];
const wrong = [
  ...violations(modules),
  ...crowdedFolders(folders.flatMap((folder) => filesBelow(root, folder))),
];
for (const line of wrong) console.error(line);
console.log(`${modules.length} modules read, ${wrong.length} violations`);
process.exitCode = wrong.length > 0 ? 1 : 0;
