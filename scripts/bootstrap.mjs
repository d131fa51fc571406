// What both commands need before anything else: the locked packages and a Node that is new enough.
// Runs on any Node from 18 and up, and uses nothing that must be installed first.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NODE_MAJOR = 24;
const lockFile = join(root, "package-lock.json");
const modules = join(root, "node_modules");
const stampFile = join(modules, ".huvudbok-install");

/**
 * What a person sees. `npm start` speaks Swedish like the product, the developers' commands English.
 * @typedef {"sv" | "en"} Language
 */

/**
 * Installs exactly what the lock file says, unless that is what is there already.
 * @param {Language} language
 */
export function ensureInstalled(language) {
  const wanted = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  if (readOrEmpty(stampFile) === wanted) return;
  if (!installedMatchesLock()) {
    const missing = !existsSync(modules);
    say(
      language === "sv"
        ? `${missing ? "Installerar" : "Uppdaterar"} paketen i package-lock.json (tar ungefär en halv minut) ...`
        : `${missing ? "Installing" : "Updating"} the packages of package-lock.json (takes about half a minute) ...`,
    );
    const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, PATH: pathWithoutProject() },
    });
    if (status !== 0) {
      stop(
        language === "sv"
          ? "Installationen misslyckades. Felet står ovan; försök igen med: npm ci"
          : "The installation failed. The error is above; try again with: npm ci",
      );
    }
  }
  writeFileSync(stampFile, wanted);
}

/**
 * The path of a Node that can run the product: the one the lock file brought, else the one running this.
 * @param {Language} language
 * @returns {string}
 */
export function nodePath(language) {
  const brought = join(modules, ".bin", "node");
  for (const candidate of [brought, process.execPath]) {
    if (existsSync(candidate) && majorVersion(candidate) >= NODE_MAJOR) return candidate;
  }
  return stop(
    language === "sv"
      ? `Huvudbok behöver Node.js ${NODE_MAJOR} eller senare, och här finns ${process.version}. Installera det från https://nodejs.org eller med: nvm install ${NODE_MAJOR}`
      : `Huvudbok needs Node.js ${NODE_MAJOR} or later, and this is ${process.version}. Install it from https://nodejs.org or with: nvm install ${NODE_MAJOR}`,
  );
}

/**
 * The environment for child processes: the project's own tools and its Node come first in PATH.
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  return { ...process.env, PATH: [join(modules, ".bin"), pathWithoutProject()].join(delimiter) };
}

/**
 * Starts a program with our terminal as its own, hands signals on to it and ends as it ended.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function become(command, args, environment = toolEnvironment()) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: environment });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the whole group; a second signal would make the product stop less gracefully.
      if (signal === "SIGINT" && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  child.on("error", (error) => stop(error.message));
  child.on("exit", (code, signal) => {
    process.exit(code ?? (signal === "SIGINT" ? 130 : signal === "SIGTERM" ? 143 : 1));
  });
}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * @param {string} text
 * @returns {never}
 */
export function stop(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/**
 * npm leaves a copy of the lock file of what it installed. Where it contains every package of ours with the same
 * content, as after a plain `npm install`, there is nothing to do.
 */
function installedMatchesLock() {
  const installedFile = join(modules, ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  const wanted = packagesOf(lockFile);
  const same = Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    const present = installed[path];
    if (present === undefined) return entry.optional === true;
    return present.version === entry.version && present.integrity === entry.integrity;
  });
  return same && Object.keys(installed).every((path) => path in wanted);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}

/**
 * The search path as it was before npm put the project's own tools in it: npm itself must not run on a Node it
 * replaces.
 */
function pathWithoutProject() {
  const path = process.env.PATH ?? "";
  return path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(modules))
    .join(delimiter);
}

/** @param {string} node */
function majorVersion(node) {
  if (node === process.execPath) return Number.parseInt(process.versions.node, 10);
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number.parseInt((stdout ?? "").slice(1), 10) || 0;
}

/** @param {string} file */
function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
