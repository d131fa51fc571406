import "./require-node.ts";
import { join } from "node:path";
import { type CommandOutcome, changeStore } from "./change-store.ts";
import { runCommand } from "./run-command.ts";
import { createSecurityLog } from "./security/security-log.ts";
import type { Store } from "./store/store-interface.ts";

const ROOT = join(import.meta.dirname, "../../..");
const FORM = {
  usage:
    "npm run end-sign-ins (loggar ut alla). För en enda person: npm run close-account -- E-POST (stänger kontot; --reopen öppnar det igen)",
  words: 0,
  refused: 1,
} as const;

// What the database writes is readable only by the user who runs the server.
process.umask(0o077);
process.exitCode = await runCommand(
  { args: process.argv.slice(2), environment: process.env },
  FORM,
  endSignIns,
);

/** `npm run end-sign-ins`: signs everybody out everywhere. A server may be running; it notices by itself. */
function endSignIns(): Promise<number> {
  return changeStore({ environment: process.env, root: ROOT, run: endAll });
}

async function endAll({ users }: Store): Promise<CommandOutcome> {
  const count = await users.endAllSessions();
  createSecurityLog().record("session-ended", { by: "operator", count });
  return { code: 0, text: `Alla inloggningar är avslutade: ${count}. Var och en loggar in på nytt.` };
}
