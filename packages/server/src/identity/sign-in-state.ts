import { EncryptJWT, errors, jwtDecrypt } from "jose";
import * as z from "zod/mini";

/** How long a person may take at the provider, in seconds. */
export const SIGN_IN_SECONDS = 10 * 60;

const pendingSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  returnUrl: z.string(),
});

/** A sign-in in progress: what must come back from the provider, and what only we know. */
export type PendingSignIn = z.infer<typeof pendingSchema>;

/** The sign-in in progress as text for a cookie, encrypted so that the browser can neither read nor change it. */
export function encryptPending(key: Uint8Array, pending: PendingSignIn, now: Date): Promise<string> {
  return new EncryptJWT(pending)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(Math.floor(now.getTime() / 1000) + SIGN_IN_SECONDS)
    .encrypt(key);
}

/** The sign-in in progress, unless the cookie is not ours or too old. */
export async function decryptPending(
  key: Uint8Array,
  sealed: string,
  now: Date,
): Promise<PendingSignIn | undefined> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      currentDate: now,
    });
    const pending = pendingSchema.safeParse(payload);
    return pending.success ? pending.data : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
