// `npm run long`: the tests with far more cases and new random seeds. Any selection of `npm test` works here too.
import { join } from "node:path";
import { become, ensureInstalled, nodePath, root, toolEnvironment } from "./bootstrap.mjs";

ensureInstalled("en");
const chosen = process.argv.slice(2);
const parts = chosen.length > 0 ? chosen : ["unit", "server", "browser"];
become(nodePath("en"), [join(root, "scripts/run-checks.ts"), ...parts], {
  ...toolEnvironment(),
  HUVUDBOK_LONG: "1",
});
