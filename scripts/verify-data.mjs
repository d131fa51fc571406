// `npm run verify-data`: inspects everything that is stored and changes nothing. Runs on any Node.
import { join } from "node:path";
import { become, ensureInstalled, nodePath, root } from "./bootstrap.mjs";

ensureInstalled("sv");
become(nodePath("sv"), [join(root, "packages/server/src/verify-main.ts"), ...process.argv.slice(2)]);
