import { exportJWK, generateKeyPair, type JWK } from "jose";
import Provider, { type Configuration } from "oidc-provider";
import { readOrCreate } from "../keys.ts";
import type { ProviderSettings } from "../relying-party.ts";
import { memoryAdapter } from "./memory-adapter.ts";
import { openPeople, type People } from "./people.ts";
import { SIGN_IN_POLICY, signInProblemPage } from "./sign-in-page.ts";

/** Where the local provider lives on this server. */
export const LOCAL_PROVIDER_PATH = "/oidc";

const CLIENT_ID = "huvudbok";
const REDIRECTS = ["localhost", "127.0.0.1", "[::1]"].map((host) => `http://${host}/login/code`);

/** The identity provider inside the server: the offline default, for one computer. */
export interface LocalProvider {
  readonly provider: Provider;
  readonly people: People;
  /** How the rest of the product reaches it: as it would any other provider. */
  readonly settings: ProviderSettings;
}

export interface LocalProviderParts {
  /** The server's own address, such as http://localhost:3000. */
  readonly origin: string;
  readonly dataDir: string;
  readonly cookieKey: string;
}

export async function localProvider({
  origin,
  dataDir,
  cookieKey,
}: LocalProviderParts): Promise<LocalProvider> {
  const issuer = `${origin}${LOCAL_PROVIDER_PATH}`;
  const people = await openPeople(dataDir);
  const provider = new Provider(issuer, configuration(people, await signingKey(dataDir), cookieKey));
  return {
    provider,
    people,
    settings: {
      issuer,
      // The issuer holds the port, and a person of this computer is the same whatever the port.
      knownAs: "local",
      clientId: CLIENT_ID,
      clientSecret: undefined,
      scopes: ["openid", "email", "profile"],
      // Always ask who it is: a computer has several users, and signing out must not sign in again by itself.
      parameters: { prompt: "login" },
    },
  };
}

function configuration(people: People, key: JWK, cookieKey: string): Configuration {
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: CLIENT_ID,
        // A native client may come back to any port of this machine, and to no other machine.
        application_type: "native",
        token_endpoint_auth_method: "none",
        redirect_uris: REDIRECTS,
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [cookieKey], short: cookieOptions, long: cookieOptions },
    claims: { openid: ["sub"], email: ["email"], profile: ["name"] },
    conformIdTokenClaims: false,
    scopes: ["openid", "email", "profile"],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 1800,
      Session: 1800,
    },
    interactions: { url: (_context, interaction) => `${LOCAL_PROVIDER_PATH}/sign-in/${interaction.uid}` },
    findAccount: (_context, id) => {
      const person = people.find(id);
      if (person === undefined) return undefined;
      return { accountId: id, claims: () => ({ sub: id, name: person.name, email: person.email }) };
    },
    renderError: (context) => {
      context.type = "html";
      context.set("content-security-policy", SIGN_IN_POLICY);
      context.body = signInProblemPage("Inloggningen kunde inte slutföras.");
    },
  };
}

const cookieOptions = { signed: true, httpOnly: true, sameSite: "lax", overwrite: true } as const;

/** The key that signs identity tokens: made once, readable for its owner only. */
async function signingKey(dataDir: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const fresh = { ...(await exportJWK(privateKey)), alg: "ES256", use: "sig" };
  const text = await readOrCreate(dataDir, "local-provider.jwk", () => JSON.stringify(fresh));
  const key: JWK = JSON.parse(text);
  return key;
}
