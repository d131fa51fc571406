import "./require-node.ts";
import { join } from "node:path";
import { type CommandOutcome, changeStore } from "./change-store.ts";
import { type CommandLine, runCommand } from "./run-command.ts";
import { createSecurityLog } from "./security/security-log.ts";
import type { UserAccount } from "./store/access/accounts.ts";
import type { UserStore } from "./store/store-interface.ts";

const ROOT = join(import.meta.dirname, "../../..");
const REOPEN = "--reopen";
const FORM = {
  usage: `npm run close-account -- E-POST (stänger personens konto; id går lika bra, och ${REOPEN} öppnar kontot igen)`,
  words: 1,
  options: [REOPEN],
  refused: 1,
} as const;

// What the database writes is readable only by the user who runs the server.
process.umask(0o077);
process.exitCode = await runCommand(
  { args: process.argv.slice(2), environment: process.env },
  FORM,
  closeAccount,
);

/** `npm run close-account`: nobody signs in to the account of a person any more. A server may be running. */
function closeAccount({ word, options }: CommandLine): Promise<number> {
  return changeStore({
    environment: process.env,
    root: ROOT,
    run: ({ users }) => change(users, word.trim(), options.has(REOPEN)),
  });
}

async function change(users: UserStore, emailOrId: string, isReopened: boolean): Promise<CommandOutcome> {
  const accounts = await users.accountsOf(emailOrId);
  const [account] = accounts;
  if (account === undefined) return { code: 1, text: `Ingen har ${emailOrId}. Ingenting har ändrats.` };
  if (accounts.length > 1) return { code: 1, text: severalText(emailOrId, accounts) };
  return { code: 0, text: await (isReopened ? reopen : close)(users, account) };
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
