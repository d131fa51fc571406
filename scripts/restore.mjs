// `npm run restore`: puts a backup into an empty place. Runs on any Node.
import { join } from "node:path";
import { become, ensureInstalled, nodePath, root } from "./bootstrap.mjs";

ensureInstalled("sv");
become(nodePath("sv"), [join(root, "packages/server/src/restore-main.ts"), ...process.argv.slice(2)]);
