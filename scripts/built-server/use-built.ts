// Loaded before a process and each of its threads (NODE_OPTIONS): a program of the server that has been built runs as
// built, when it is started by the name of its source. A test's own program that imports one has to add to its modules,
// and gets the source.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const source = new URL("../../packages/server/src/", import.meta.url).href;
const folder = new URL(import.meta.url).searchParams.get("folder") ?? "";

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const isStarted = context.parentURL === undefined;
    if (!isStarted || !resolved.url.startsWith(source)) return resolved;
    const built = join(folder, resolved.url.slice(source.length).replace(/\.ts$/, ".js"));
    return existsSync(built) ? { ...resolved, url: pathToFileURL(built).href, format: "module" } : resolved;
  },
});
