import "./require-node.ts";
import { join } from "node:path";
import { type Config, readConfig } from "./config/read-config.ts";
import { openGuardedStore } from "./guard/open-guarded-store.ts";
import { runCommand } from "./run-command.ts";
import { createSecurityLog } from "./security/security-log.ts";
import { commandFailureText } from "./store/backup/command-failure.ts";
import { storePlace } from "./store/database/store-place.ts";
import { notWritableText } from "./store/watermark/writable-database.ts";

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
async function endSignIns(): Promise<number> {
  const config = readConfig(process.env, ROOT);
  if (!config.ok) return notDone(config.error.message);
  try {
    const hindrance = await notWritableText(storePlace(config.value), config.value.dataDir);
    if (hindrance !== undefined) return notDone(`${hindrance} Ingenting har ändrats.`);
    const count = await endAll(config.value);
    process.stdout.write(`Alla inloggningar är avslutade: ${count}. Var och en loggar in på nytt.\n`);
    return 0;
  } catch (error) {
    return notDone(`Det gick inte: ${commandFailureText(error, config.value)}`);
  }
}

async function endAll(config: Config): Promise<number> {
  const store = await openGuardedStore(storePlace(config), {
    featureNames: new Map(),
    now: () => new Date(),
    threads: 1,
    log: { error: (fields, line) => process.stderr.write(`${line} ${JSON.stringify(fields)}\n`) },
    watermarkFolder: config.dataDir,
  });
  try {
    const count = await store.users.endAllSessions();
    createSecurityLog().record("session-ended", { by: "operator", count });
    return count;
  } finally {
    await store.close();
  }
}

function notDone(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}
