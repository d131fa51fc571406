import "./require-node.ts";
import { join } from "node:path";
import { type Config, readConfig } from "./config/read-config.ts";
import { openGuardedStore } from "./guard/open-guarded-store.ts";
import { importLegacyFiles } from "./identity/local/import-legacy-files.ts";
import { ENROLMENT_PATH } from "./identity/local/local-provider.ts";
import { passkeySignIn } from "./identity/local/passkey-sign-in.ts";
import { runCommand } from "./run-command.ts";
import { createSecurityLog } from "./security/security-log.ts";
import { commandFailureText } from "./store/backup/command-failure.ts";
import { storePlace } from "./store/database/store-place.ts";
import { notWritableText } from "./store/watermark/writable-database.ts";

const ROOT = join(import.meta.dirname, "../../..");
const FORM = {
  usage:
    "npm run reset-passkeys (tar bort alla passnycklar och skriver en länk för ägaren att registrera sig på)",
  words: 0,
  refused: 1,
} as const;

// What the database writes is readable only by the user who runs the server.
process.umask(0o077);
process.exitCode = await runCommand({ args: process.argv.slice(2), environment: process.env }, FORM, reset);

/**
 * `npm run reset-passkeys`: for an owner who has lost theirs. A server may be running; its people and books are kept.
 */
async function reset(): Promise<number> {
  const config = readConfig(process.env, ROOT);
  if (!config.ok) return notDone(config.error.message);
  const { identity } = config.value;
  if (identity.kind !== "local" || identity.signIn !== "passkey")
    return notDone("Med de här inställningarna loggar ingen in med passnyckel. Ingenting har ändrats.");
  try {
    const problem = await notWritableText(storePlace(config.value), config.value.dataDir);
    if (problem !== undefined) return notDone(`${problem} Ingenting har ändrats.`);
    const link = await resetPasskeys(config.value);
    process.stdout.write(
      `Alla passnycklar är borttagna. Registrera ägaren på\n${link}\nLänken fungerar en gång, inom 24 timmar. ` +
        "Ange samma e-postadress som förut för att få tillbaka dina företag.\n",
    );
    return 0;
  } catch (error) {
    return notDone(`Det gick inte: ${commandFailureText(error, config.value)}`);
  }
}

async function resetPasskeys(config: Config): Promise<string> {
  const now = () => new Date();
  const store = await openGuardedStore(storePlace(config), {
    featureNames: new Map(),
    now,
    threads: 1,
    log: { error: (fields, line) => process.stderr.write(`${line} ${JSON.stringify(fields)}\n`) },
    watermarkFolder: config.dataDir,
  });
  try {
    await importLegacyFiles(config.dataDir, store.local.people);
    await store.local.passkeys.removeAll();
    createSecurityLog().record("passkeys-removed", {});
    const passkeys = passkeySignIn({
      origin: config.publicUrl,
      store: store.local,
      enrolmentPath: ENROLMENT_PATH,
    });
    const link = await passkeys.newLink(now());
    if (link === undefined) throw new Error("någon hann registrera en passnyckel");
    return link;
  } finally {
    await store.close();
  }
}

function notDone(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}
