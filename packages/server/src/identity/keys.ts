import { hkdfSync, randomBytes } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder } from "../store/disk/make-folder.ts";
import { UnusableKeyFile } from "./unusable-key-file.ts";

/** The keys that the server signs and encrypts with, each for one purpose, all from one secret. */
export interface Keys extends KeysOfSecret {
  /** Of the secret before this one: what was signed and encrypted with it is accepted, and made anew with this one. */
  readonly old: KeysOfSecret | undefined;
}

interface KeysOfSecret {
  /** Signs product tokens. */
  readonly token: Uint8Array;
  /** Encrypts the short-lived cookie of a sign-in under way. */
  readonly signIn: Uint8Array;
  /** Encrypts the provider's tokens at rest. */
  readonly providerTokens: Uint8Array;
  /** Signs the cookies of the local provider. */
  readonly localCookies: string;
}

/**
 * The keys from the operator's secret, or from one that is generated once and kept in the data folder, readable by its
 * owner only. The secret before it is the operator's too, or in a file that the operator has renamed.
 */
export async function loadKeys(
  dataDir: string,
  secretKey: string | undefined,
  oldSecretKey?: string,
): Promise<Keys> {
  const old = oldSecretKey ?? (await oldStoredSecret(dataDir));
  const secret = secretKey ?? (await storedSecret(dataDir));
  if (old === secret)
    throw new UnusableKeyFile(
      `Den gamla hemligheten (HUVUDBOK_OLD_SECRET_KEY eller old-secret.key i ${dataDir}) är samma som den nya (HUVUDBOK_SECRET_KEY eller secret.key). Byt den nya, eller ta bort den gamla.`,
    );
  const keys = keysOf(secret);
  return { ...keys, old: old === undefined ? undefined : keysOf(old) };
}

function keysOf(secret: string): KeysOfSecret {
  const derived = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "huvudbok", purpose, 32));
  return {
    token: derived("product token"),
    signIn: derived("sign-in state"),
    providerTokens: derived("provider tokens"),
    localCookies: Buffer.from(derived("local provider cookies")).toString("base64url"),
  };
}

/** Fewer characters could be guessed. */
export const MIN_SECRET_LENGTH = 32;

async function storedSecret(dataDir: string): Promise<string> {
  const secret = await readOrCreate(dataDir, "secret.key", () => randomBytes(48).toString("base64url"));
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new UnusableKeyFile(
    `Nyckeln i ${join(dataDir, "secret.key")} har ${secret.length} tecken och behöver minst ${MIN_SECRET_LENGTH}: filen är skadad. Lägg tillbaka den ur säkerhetskopian, eller ta bort den: då skapas en ny, och alla loggar in igen.`,
  );
}

async function oldStoredSecret(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, "old-secret.key");
  const secret = (await readFile(path, "utf8").catch(ignore("ENOENT")))?.trim();
  if (secret === undefined || secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new UnusableKeyFile(
    `Den gamla nyckeln i ${path} har ${secret.length} tecken och behöver minst ${MIN_SECRET_LENGTH}. Ta bort filen: då loggar de in igen som inte har gjort det med den nya nyckeln.`,
  );
}

/** Of several processes that start at once one writes the file; the others wait this long for its content. */
const WAIT_MS = 1000;
const LOOK_MS = 20;

/**
 * The text of a file that only its owner may read, made by `create` the first time: the same for all callers at once.
 */
export async function readOrCreate(folder: string, name: string, create: () => string): Promise<string> {
  const path = join(folder, name);
  const existing = await writtenText(path);
  if (existing !== undefined && existing !== "") return existing;
  await makeFolder(folder);
  const text = create();
  // "wx": if another process was quicker, its text is used.
  const file = await open(path, existing === undefined ? "wx" : "w", 0o600).catch(ignore("EEXIST"));
  if (file === undefined) {
    const others = await writtenText(path);
    if (others === undefined || others === "") throw new Error(`${path} was made and holds nothing`);
    return others;
  }
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  return text;
}

/** Undefined without a file; empty when nothing is written to it, which a full disk may have caused. */
async function writtenText(path: string): Promise<string | undefined> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const text = await readFile(path, "utf8").catch(ignore("ENOENT"));
    if (text === undefined || text.trim() !== "" || waited >= WAIT_MS) return text?.trim();
    await wait(LOOK_MS);
  }
}

function ignore(code: string) {
  return (error: unknown): undefined => {
    if (error instanceof Error && "code" in error && error.code === code) return undefined;
    throw error;
  };
}
