// `npm run reset-passkeys`: removes every passkey and writes a link by which the owner enrols anew. Runs on any Node.
import { join } from "node:path";
import { become, ensureInstalled, nodePath, root } from "./bootstrap.mjs";

ensureInstalled("sv");
become(nodePath("sv"), [join(root, "packages/server/src/reset-passkeys-main.ts"), ...process.argv.slice(2)]);
