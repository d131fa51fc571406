// `npm run screenshots`: pictures of the product with believable books, in the ignored folder screenshots/.
// Arguments choose among them by parts of their names: `npm run screenshots -- balance dark`.
import { join } from "node:path";
import { become, ensureInstalled, nodePath, root, say, stop } from "./bootstrap.mjs";
import { buildWebIfStale } from "./build-web.mjs";

ensureInstalled("en");
const node = nodePath("en");
const build = buildWebIfStale("en");
if (!build.ok) stop(`The web app could not be built\n${build.output}`);
say("Taking pictures into screenshots/ ...");
become(node, [join(root, "e2e/screenshots/take-screenshots.ts"), ...process.argv.slice(2)]);
