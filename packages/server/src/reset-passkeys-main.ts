import "./require-node.ts";
import { join } from "node:path";
import { type CommandOutcome, changeStore } from "./change-store.ts";
import type { Config } from "./config/read-config.ts";
import { importLegacyFiles } from "./identity/local/import-legacy-files.ts";
import { ENROLMENT_PATH } from "./identity/local/local-provider.ts";
import { passkeySignIn } from "./identity/local/passkey-sign-in.ts";
import { runCommand } from "./run-command.ts";
import { createSecurityLog } from "./security/security-log.ts";
import type { Store } from "./store/store-interface.ts";

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
function reset(): Promise<number> {
  return changeStore({
    environment: process.env,
    root: ROOT,
    refuse: ({ identity }) =>
      identity.kind === "local" && identity.signIn === "passkey"
        ? undefined
        : "Med de här inställningarna loggar ingen in med passnyckel.",
    run: resetPasskeys,
  });
}

async function resetPasskeys({ local }: Store, config: Config): Promise<CommandOutcome> {
  await importLegacyFiles(config.dataDir, local.people);
  await local.passkeys.removeAll();
  createSecurityLog().record("passkeys-removed", {});
  const passkeys = passkeySignIn({
    origin: config.publicUrl,
    store: local,
    enrolmentPath: ENROLMENT_PATH,
  });
  const link = await passkeys.newLink(new Date());
  if (link === undefined) throw new Error("någon hann registrera en passnyckel");
  return {
    code: 0,
    text:
      `Alla passnycklar är borttagna. Registrera ägaren på\n${link}\nLänken fungerar en gång, inom 24 timmar. ` +
      "Ange samma e-postadress som förut för att få tillbaka dina företag.",
  };
}
