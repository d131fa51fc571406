import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, toolEnvironment } from "../bootstrap.mjs";

const builds = join(root, "node_modules/.huvudbok-build/server");
const DAY_MS = 24 * 3600 * 1000;

export type BuiltServer =
  | { readonly ok: true; readonly nodeOptions: string }
  | { readonly ok: false; readonly output: string };

/**
 * Builds the programs of the server into a few files. A test that opens a store starts four threads and one that starts
 * the product five, and each thread reads hundreds of modules: that took more of the tests' time than anything they
 * test. With the answer in NODE_OPTIONS a process and its threads run the built programs (use-built.ts). The browser
 * tests, and those that say FROM_SOURCES, run the sources as people do.
 */
export function buildServer(): BuiltServer {
  const fresh = join(builds, `fresh-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    "vite",
    [
      "build",
      "--config",
      join(import.meta.dirname, "vite.config.ts"),
      "--ssr",
      "--outDir",
      fresh,
      "--emptyOutDir",
    ],
    {
      cwd: join(root, "packages/server"),
      encoding: "utf8",
      env: { ...toolEnvironment(), NODE_ENV: "production" },
    },
  );
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    return { ok: false, output: `${stdout ?? ""}${stderr ?? ""}` };
  }
  // Named after its content: Node's compile cache knows the files again, and no run changes those of another.
  const folder = join(builds, contentHash(fresh));
  if (existsSync(folder)) rmSync(fresh, { recursive: true, force: true });
  else renameSync(fresh, folder);
  removeOldBuilds(folder);
  const hook = pathToFileURL(join(import.meta.dirname, "use-built.ts"));
  hook.searchParams.set("folder", folder);
  return { ok: true, nodeOptions: `--import=${hook.href}` };
}

function contentHash(folder: string): string {
  const hash = createHash("sha256");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  for (const name of names.toSorted()) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}

/** Other builds than this one, unless a run that has not ended may use them. */
function removeOldBuilds(current: string): void {
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    if (folder === current || Date.now() - statSync(folder).mtimeMs < DAY_MS) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}
