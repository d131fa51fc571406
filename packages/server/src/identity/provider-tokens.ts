import { CompactEncrypt, compactDecrypt } from "jose";
import * as z from "zod/mini";

const providerTokensSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
  scope: z.optional(z.string()),
  /** ISO time. */
  expires: z.optional(z.string()),
});

/** The tokens of the identity provider. They never leave the server. */
export type ProviderTokens = z.infer<typeof providerTokensSchema>;

/** The provider's tokens as they are stored: AES-GCM under a key that is not in the database. */
export async function encryptProviderTokens(key: Uint8Array, tokens: ProviderTokens): Promise<Uint8Array> {
  const plain = new TextEncoder().encode(JSON.stringify(tokens));
  const sealed = await new CompactEncrypt(plain)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(key);
  return new TextEncoder().encode(sealed);
}

/** The inverse of `encryptProviderTokens`; throws when the bytes were changed or the key is wrong. */
export async function decryptProviderTokens(key: Uint8Array, encrypted: Uint8Array): Promise<ProviderTokens> {
  const { plaintext } = await compactDecrypt(encrypted, key, {
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
  });
  return providerTokensSchema.parse(JSON.parse(new TextDecoder().decode(plaintext)));
}
