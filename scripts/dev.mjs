// `npm run dev`: the web app by vite with changes shown at once, and the server started again at every change.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, nodePath, root, say, toolEnvironment } from "./bootstrap.mjs";

ensureInstalled("en");
const node = nodePath("en");
const serverPort = process.env.PORT ?? "3000";
const webPort = process.env.HUVUDBOK_DEV_PORT ?? "5173";
const web = `http://localhost:${webPort}`;

const children = [
  start(node, ["--watch", "--watch-preserve-output", "packages/server/src/main.ts"], root, {
    PORT: serverPort,
    // Sign-in redirects to the address that the browser uses, which is vite's.
    HUVUDBOK_PUBLIC_URL: web,
  }),
  start(
    node,
    [join(root, "node_modules/.bin/vite"), "--port", webPort, "--strictPort"],
    join(root, "packages/web"),
    {
      HUVUDBOK_DEV_API: `http://127.0.0.1:${serverPort}`,
    },
  ),
];
say(`Open ${web}. Ctrl-C ends both.`);

let ending = false;
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => end(0));
for (const child of children) child.on("exit", (code) => end(code ?? 1));

/** @param {number} code */
function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} environment
 */
function start(command, args, cwd, environment) {
  return spawn(command, args, { cwd, stdio: "inherit", env: { ...toolEnvironment(), ...environment } });
}
