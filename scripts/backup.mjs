// `npm run backup`: writes a backup while people work. Runs on any Node.
import { join } from "node:path";
import { become, ensureInstalled, nodePath, root } from "./bootstrap.mjs";

ensureInstalled("sv");
become(nodePath("sv"), [join(root, "packages/server/src/backup-main.ts"), ...process.argv.slice(2)]);
