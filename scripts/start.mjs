// `npm start`: installs and builds what is missing or stale, then starts the product. Runs on any Node.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { become, ensureInstalled, nodePath, root, say, stop } from "./bootstrap.mjs";
import { buildWebIfStale } from "./build-web.mjs";

ensureInstalled("sv");
const node = nodePath("sv");
const build = buildWebIfStale("sv");
if (!build.ok) {
  const built = existsSync(join(root, "packages/web/dist/index.html"));
  say(
    `${build.output.trim()}\nWebbappen kunde inte byggas.${built ? " Den som byggdes senast används." : ""}`,
  );
}
const server = join(root, "packages/server/src/main.ts");
if (!existsSync(server)) stop(`Servern saknas: ${server} finns inte.`);
become(node, [server, ...process.argv.slice(2)]);
