import { hkdfSync, randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The keys that the server signs and encrypts with, each for one purpose, all from one secret. */
export interface Keys {
  /** Signs product tokens. */
  readonly token: Uint8Array;
  /** Encrypts the short-lived cookie of a sign-in under way. */
  readonly signIn: Uint8Array;
  /** Encrypts the provider's tokens at rest. */
  readonly providerTokens: Uint8Array;
  /** Signs the cookies of the local provider. */
  readonly localCookies: string;
}

/** The keys from the operator's secret, or from one that is made once and kept in the data folder for its owner only. */
export async function loadKeys(dataDir: string, secretKey: string | undefined): Promise<Keys> {
  const secret =
    secretKey ?? (await readOrCreate(dataDir, "secret.key", () => randomBytes(48).toString("base64url")));
  const derived = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "huvudbok", purpose, 32));
  return {
    token: derived("product token"),
    signIn: derived("sign-in state"),
    providerTokens: derived("provider tokens"),
    localCookies: Buffer.from(derived("local provider cookies")).toString("base64url"),
  };
}

/** The text of a file that only its owner may read, made by `create` the first time. */
export async function readOrCreate(folder: string, name: string, create: () => string): Promise<string> {
  const path = join(folder, name);
  const existing = await readFile(path, "utf8").catch(ignoreMissing);
  if (existing !== undefined && existing.trim() !== "") return existing.trim();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const text = create();
  // "wx": when two processes start at once, the second one fails loudly instead of using a key of its own.
  const file = await open(path, existing === undefined ? "wx" : "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  return text;
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
