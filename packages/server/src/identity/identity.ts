import type { Config } from "../config/read-config.ts";
import type { LocalSignInStore } from "../store/people/people-interface.ts";
import { GOOGLE_TOKEN_INFO } from "./google.ts";
import type { Keys } from "./keys.ts";
import { type LocalProvider, localProvider } from "./local/local-provider.ts";
import { type RelyingParty, relyingParty } from "./relying-party.ts";

/** How people sign in at this server. */
export interface Identity {
  readonly party: RelyingParty;
  /** Present when people sign in at the provider inside this server. */
  readonly local: LocalProvider | undefined;
  /** Present when the provider is Google: what its access tokens are checked against. */
  readonly google: { readonly clientId: string; readonly tokenInfoUrl: string } | undefined;
}

/** The sign-in that the configuration asks for; `store` holds the people of the provider inside this server. */
export async function openIdentity(config: Config, keys: Keys, store: LocalSignInStore): Promise<Identity> {
  const { identity, dataDir, port } = config;
  if (identity.kind === "local") {
    const { signIn } = identity;
    // The form answers to several names of this machine; a passkey belongs to one address.
    const origin = signIn === "passkey" ? config.publicUrl : `http://localhost:${port}`;
    const cookieKeys = [keys.localCookies, ...(keys.old === undefined ? [] : [keys.old.localCookies])];
    const local = await localProvider({ signIn, origin, dataDir, cookieKeys, store });
    return { party: relyingParty(local.settings, config.signInState), local, google: undefined };
  }
  const { issuer, clientId, clientSecret, scopes, isGoogle } = identity;
  // Google gives a refresh token only for offline access, and keeps what was granted before only when asked to.
  const parameters: Record<string, string> = isGoogle
    ? { access_type: "offline", include_granted_scopes: "true" }
    : {};
  return {
    party: relyingParty({ issuer, clientId, clientSecret, scopes, parameters }, config.signInState),
    local: undefined,
    google: isGoogle ? { clientId, tokenInfoUrl: GOOGLE_TOKEN_INFO } : undefined,
  };
}

/**
 * True when everybody who reaches the server can choose any identity: the form of the local sign-in, for one computer
 * only.
 */
export function isForThisComputer({ local }: Identity): boolean {
  return local !== undefined && local.passkeys === undefined;
}
