// `npm test`: installs what is missing, then runs every check on the project's own Node. Runs on any Node.
import { join } from "node:path";
import { become, ensureInstalled, nodePath, root } from "./bootstrap.mjs";

ensureInstalled("en");
become(nodePath("en"), [join(root, "scripts/run-checks.ts"), ...process.argv.slice(2)]);
