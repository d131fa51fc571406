import "./require-node.ts";
import { join } from "node:path";
import { type Config, readConfig } from "./config/read-config.ts";
import { openGuardedStore } from "./guard/open-guarded-store.ts";
import { type CommandLine, runCommand } from "./run-command.ts";
import { createSecurityLog } from "./security/security-log.ts";
import type { UserAccount } from "./store/access/accounts.ts";
import { commandFailureText } from "./store/backup/command-failure.ts";
import { storePlace } from "./store/database/store-place.ts";
import type { UserStore } from "./store/store-interface.ts";
import { notWritableText } from "./store/watermark/writable-database.ts";

const ROOT = join(import.meta.dirname, "../../..");
const REOPEN = "--reopen";
const FORM = {
  usage: `npm run close-account -- E-POST (stänger personens konto; id går lika bra, och ${REOPEN} öppnar kontot igen)`,
  words: 1,
  options: [REOPEN],
  refused: 1,
} as const;

/** What the command has said, and its exit code. */
interface Outcome {
  readonly code: 0 | 1;
  readonly text: string;
}

// What the database writes is readable only by the user who runs the server.
process.umask(0o077);
process.exitCode = await runCommand(
  { args: process.argv.slice(2), environment: process.env },
  FORM,
  closeAccount,
);

/** `npm run close-account`: nobody signs in to the account of a person any more. A server may be running. */
async function closeAccount({ word, options }: CommandLine): Promise<number> {
  const config = readConfig(process.env, ROOT);
  if (!config.ok) return notDone(config.error.message);
  try {
    const hindrance = await notWritableText(storePlace(config.value), config.value.dataDir);
    if (hindrance !== undefined) return notDone(`${hindrance} Ingenting har ändrats.`);
    const { code, text } = await change(config.value, word.trim(), options.has(REOPEN));
    if (code !== 0) return notDone(text);
    process.stdout.write(`${text}\n`);
    return code;
  } catch (error) {
    return notDone(`Det gick inte: ${commandFailureText(error, config.value)}`);
  }
}

async function change(config: Config, emailOrId: string, isReopened: boolean): Promise<Outcome> {
  const store = await openGuardedStore(storePlace(config), {
    featureNames: new Map(),
    now: () => new Date(),
    threads: 1,
    log: { error: (fields, line) => process.stderr.write(`${line} ${JSON.stringify(fields)}\n`) },
    watermarkFolder: config.dataDir,
  });
  try {
    const accounts = await store.users.accountsOf(emailOrId);
    const [account] = accounts;
    if (account === undefined) return { code: 1, text: `Ingen har ${emailOrId}. Ingenting har ändrats.` };
    if (accounts.length > 1) return { code: 1, text: severalText(emailOrId, accounts) };
    return { code: 0, text: await (isReopened ? reopen : close)(store.users, account) };
  } finally {
    await store.close();
  }
}

/** An account that is closed already has its sessions ended all the same. */
async function close(users: UserStore, account: UserAccount): Promise<string> {
  const count = await users.closeAccount(account.id, new Date());
  createSecurityLog().record("account-closed", { user: account.id, count });
  const alone = account.ownedAlone === 0 ? "" : ` Ensam ägare till ${account.ownedAlone} av dem.`;
  return `Kontot är stängt: ${nameOf(account)}. Avslutade inloggningar: ${count}. Företag som är kvar: ${account.companies}.${alone} Öppna igen: npm run close-account -- ${account.id} ${REOPEN}`;
}

async function reopen(users: UserStore, account: UserAccount): Promise<string> {
  await users.reopenAccount(account.id);
  createSecurityLog().record("account-reopened", { user: account.id });
  return `Kontot är öppet: ${nameOf({ ...account, isClosed: false })}. Personen kan logga in igen.`;
}

function severalText(emailOrId: string, accounts: readonly UserAccount[]): string {
  const each = accounts.map((account) => `${nameOf(account)}, ${account.companies} företag`);
  return `Flera har ${emailOrId}. Ingenting har ändrats. Ange id:\n${each.join("\n")}`;
}

function nameOf({ id, name, isClosed }: UserAccount): string {
  return `${id} (${name}${isClosed ? ", stängt" : ""})`;
}

function notDone(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}
