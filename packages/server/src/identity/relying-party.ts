import * as client from "openid-client";
import type { UserProfile } from "../store/store.ts";
import type { ProviderTokens } from "./provider-tokens.ts";
import type { PendingSignIn } from "./sign-in-state.ts";

export interface ProviderSettings {
  readonly issuer: string;
  /** The issuer under which its people are stored; by default the provider's own issuer. */
  readonly issuerName?: string;
  readonly clientId: string;
  /** Undefined for a public client; PKCE protects the code either way. */
  readonly clientSecret: string | undefined;
  readonly scopes: readonly string[];
  /** Further parameters of the authorization request. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Used instead of the network, for the provider inside this server. */
  readonly fetch?: client.CustomFetch | undefined;
}

/** The person that the provider vouches for, with the tokens it issued. */
export interface ProviderSignIn {
  readonly profile: UserProfile;
  readonly tokens: ProviderTokens;
}

/** Our side of OpenID Connect: code flow with PKCE, state and nonce. */
export interface RelyingParty {
  /** Where to send the browser, and what to keep until it comes back. */
  begin(
    redirectUri: string,
    returnUrl: string,
    prompt: string | undefined,
  ): Promise<{ location: string; pending: PendingSignIn }>;
  /** Exchanges the code in the query that the provider's redirect carried. */
  complete(pending: PendingSignIn, query: string): Promise<ProviderSignIn>;
  /** The profile that the provider's user information endpoint gives for an access token. */
  profileOf(accessToken: string, subject: string): Promise<UserProfile>;
}

/**
 * Discovers the provider at first use, so that the server can start while the provider is unavailable. `label` begins
 * every state, so that who sees an address knows which installation it belongs to.
 */
export function relyingParty(settings: ProviderSettings, label: string): RelyingParty {
  let discovered: Promise<client.Configuration> | undefined;
  const configuration = (): Promise<client.Configuration> => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    begin: async (redirectUri, returnUrl, prompt) =>
      begin(await configuration(), settings, { label, redirectUri, returnUrl, prompt }),
    complete: async (pending, query) => complete(await configuration(), settings, pending, query),
    profileOf: async (accessToken, subject) => {
      const provider = await configuration();
      return profileFrom(provider, settings, await client.fetchUserInfo(provider, accessToken, subject));
    },
  };
}

function discover(settings: ProviderSettings): Promise<client.Configuration> {
  const issuer = new URL(settings.issuer);
  const authentication =
    settings.clientSecret === undefined ? client.None() : client.ClientSecretPost(settings.clientSecret);
  // Plain http is allowed only for an issuer on this machine; the configuration refuses any other.
  const insecure = issuer.protocol === "http:" ? [client.allowInsecureRequests] : [];
  // The package verifies the signature of an identity token only when asked to (ID10).
  const execute = [...insecure, client.enableNonRepudiationChecks];
  return client.discovery(issuer, settings.clientId, undefined, authentication, {
    execute,
    timeout: 10,
    ...(settings.fetch === undefined ? {} : { [client.customFetch]: settings.fetch }),
  });
}

async function begin(
  provider: client.Configuration,
  settings: ProviderSettings,
  request: { label: string; redirectUri: string; returnUrl: string; prompt: string | undefined },
): Promise<{ location: string; pending: PendingSignIn }> {
  const pending = {
    state: `${request.label}.${client.randomState()}`,
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    redirectUri: request.redirectUri,
    returnUrl: request.returnUrl,
  };
  const location = client.buildAuthorizationUrl(provider, {
    ...settings.parameters,
    ...(request.prompt === undefined ? {} : { prompt: request.prompt }),
    redirect_uri: pending.redirectUri,
    scope: settings.scopes.join(" "),
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: "S256",
  });
  return { location: location.href, pending };
}

async function complete(
  provider: client.Configuration,
  settings: ProviderSettings,
  pending: PendingSignIn,
  query: string,
): Promise<ProviderSignIn> {
  const redirect = new URL(pending.redirectUri);
  redirect.search = query;
  const tokens = await client.authorizationCodeGrant(provider, redirect, {
    pkceCodeVerifier: pending.verifier,
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new client.ClientError("The provider gave no id token");
  const isWhole = typeof claims["email"] === "string" && typeof claims["name"] === "string";
  const person = isWhole ? claims : await client.fetchUserInfo(provider, tokens.access_token, claims.sub);
  const seconds = tokens.expiresIn();
  return {
    profile: profileFrom(provider, settings, person),
    tokens: {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      scope: tokens.scope,
      expires: seconds === undefined ? undefined : new Date(claims.iat * 1000 + seconds * 1000).toISOString(),
    },
  };
}

function profileFrom(
  provider: client.Configuration,
  { issuerName }: ProviderSettings,
  claims: Readonly<Record<string, unknown>> & { readonly sub: string },
): UserProfile {
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : "");
  // An address that the provider has not verified may be somebody else's (ID11).
  const email = isUnverified(claims["email_verified"]) ? "" : text("email");
  return {
    issuer: issuerName ?? provider.serverMetadata().issuer,
    subject: claims.sub,
    name: text("name") || email,
    email,
    picture: text("picture"),
  };
}

/** Some providers send the claim as text. A provider that does not send it says nothing against the address. */
function isUnverified(claim: unknown): boolean {
  return claim === false || claim === "false";
}

/** True when the person declined at the provider; any other end of a sign-in is worth a line in the log. */
export function isRefusedByPerson(error: unknown): boolean {
  return error instanceof client.AuthorizationResponseError && error.error === "access_denied";
}
