// `npm run reset-passkeys`, `end-sign-ins` and `close-account`: commands of the operator, by name. Runs on any Node.
import { join } from "node:path";
import { become, ensureInstalled, nodePath, root } from "./bootstrap.mjs";

const [name, ...rest] = process.argv.slice(2);
ensureInstalled("sv");
become(nodePath("sv"), [join(root, `packages/server/src/${name}-main.ts`), ...rest]);
