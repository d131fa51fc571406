import {
  type CodeSignInAnswer,
  codeSignInSchema,
  googleSignInSchema,
  returnPath,
  type SignIn,
  tokenSignInSchema,
} from "@huvudbok/core/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { checkedProfile } from "../identity/checked-profile.ts";
import { googleToken } from "../identity/google.ts";
import { type Identity, isForThisComputer } from "../identity/identity.ts";
import type { Keys } from "../identity/keys.ts";
import { issueToken, sessionOfToken } from "../identity/product-token.ts";
import { encryptProviderTokens, type ProviderTokens } from "../identity/provider-tokens.ts";
import { isRefusedByPerson, type ProviderSignIn } from "../identity/relying-party.ts";
import { decryptPending, encryptPending, SIGN_IN_SECONDS } from "../identity/sign-in-state.ts";
import { sessionHandle } from "../security/session-handle.ts";
import type { Session } from "../store/store.ts";
import type { UserStore } from "../store/store-interface.ts";
import { bearerToken, confirmToken } from "./authenticate.ts";
import { deviceWords } from "./device-words.ts";
import type { EventStreams } from "./events.ts";
import { readInput } from "./read-input.ts";
import { recordSecurity } from "./record-security.ts";
import { RefusalError, unauthorized } from "./refusal.ts";
import { type SignInCookies, signInCookies } from "./sign-in-cookies.ts";

export interface AuthParts {
  readonly identity: Identity;
  readonly users: UserStore;
  /** The event streams, which end with their session. */
  readonly streams: Pick<EventStreams, "endOf">;
  readonly keys: Keys;
  readonly now: () => Date;
  /** The address in people's browsers, without a slash at the end. */
  readonly publicUrl: string;
}

/** At most this many unfinished sign-ins in one browser: more cookies would make its request headers too long. */
const MAX_PENDING = 5;

const loginQuerySchema = z.object({
  returnUrl: z.optional(z.string()),
  /** The permissions that were missing; asked for again. */
  scope: z.optional(z.string()),
});

/** Signing in and out. These calls need no token; a strict rate limit per address protects them. */
export function authRoutes(app: FastifyInstance, parts: AuthParts): void {
  app.get("/api/auth/login", (request, reply) => beginSignIn(parts, request, reply));
  app.post("/api/auth/code", (request, reply) => completeSignIn(parts, request, reply));
  app.post("/api/auth/token", (request) => confirmSignIn(parts, request));
  app.post("/api/auth/login-google", (request) => signInWithGoogle(parts, request));
  app.post("/api/auth/logout", (request, reply) => signOut(parts, request, reply));
}

/**
 * Sends the browser to the provider, or back to /login with `error=unavailable` when the provider cannot be reached.
 * Only the button on our own page begins a sign-in: a provider that knows the person asks nothing, so a link from
 * elsewhere would otherwise sign in by itself (SN3).
 */
async function beginSignIn(
  parts: AuthParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = readInput(loginQuerySchema, request.query);
  const returnUrl = returnPath(query.returnUrl);
  if (isFromElsewhere(request)) return reply.redirect(loginPage({ ...query, returnUrl }));
  const redirectUri = `${originOf(parts, request)}/login/code`;
  // Google asks again for permissions that the person has not granted only with `prompt=consent`.
  const prompt = query.scope !== undefined && parts.identity.google ? "consent" : undefined;
  try {
    const { location, pending } = await parts.identity.party.begin(redirectUri, returnUrl, prompt);
    const sealed = await encryptPending(parts.keys.signIn, pending, parts.now());
    const cookies = signInCookies(redirectUri);
    clearAbandoned(cookies, request, reply);
    return reply
      .setCookie(cookies.nameOf(pending.state), sealed, {
        ...cookies.scope,
        httpOnly: true,
        sameSite: "lax",
        maxAge: SIGN_IN_SECONDS,
      })
      .redirect(location);
  } catch (error) {
    request.log.warn({ err: error }, "the identity provider does not answer");
    return reply.redirect(`/login?${new URLSearchParams({ error: "unavailable", returnUrl }).toString()}`);
  }
}

/**
 * Whether a link, a page or a bookmark outside the product led here. A browser that does not send the header counts as
 * coming from the product.
 */
function isFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin";
}

function loginPage({
  returnUrl,
  scope,
}: {
  readonly returnUrl: string;
  readonly scope?: string | undefined;
}) {
  const query = new URLSearchParams({ returnUrl });
  if (scope !== undefined) query.set("missingScope", scope);
  return `/login?${query.toString()}`;
}

/** POST api/auth/code: the page /login/code hands over what the provider's redirect brought. */
async function completeSignIn(
  parts: AuthParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CodeSignInAnswer> {
  const { query } = readInput(codeSignInSchema, request.body);
  const state = new URLSearchParams(query).get("state") ?? "";
  const cookies = signInCookies(originOf(parts, request));
  const sealed = request.cookies[cookies.nameOf(state)];
  const pending = sealed === undefined ? undefined : await pendingOf(parts, sealed);
  if (pending === undefined || pending.state !== state) {
    throw signInFailed("Inloggningen har tagit för lång tid. Försök igen.");
  }
  void reply.clearCookie(cookies.nameOf(state), cookies.scope);
  const { profile, tokens } = await parts.identity.party.complete(pending, query).catch((error: unknown) => {
    if (isRefusedByPerson(error)) throw signInFailed("Inloggningen avbröts.");
    request.log.warn({ err: error }, "the identity provider refused a sign-in");
    throw signInFailed("Inloggningen misslyckades. Försök igen.");
  });
  return {
    signIn: await signIn(parts, request, { profile, tokens }),
    returnUrl: returnPath(pending.returnUrl),
  };
}

/** The sign-in in a cookie, also one that was begun with the key before this one. */
async function pendingOf({ keys, now }: AuthParts, sealed: string) {
  const own = await decryptPending(keys.signIn, sealed, now());
  return own ?? (keys.old === undefined ? undefined : decryptPending(keys.old.signIn, sealed, now()));
}

/**
 * POST api/auth/token: a token that came in the address is confirmed if it is ours and valid, and otherwise refused
 * (SN2).
 */
async function confirmSignIn(parts: AuthParts, request: FastifyRequest): Promise<SignIn> {
  const { token } = readInput(tokenSignInSchema, request.body);
  const confirmed = await confirmToken(parts, token);
  if (confirmed === undefined) throw signInFailed("Länken gäller inte längre. Logga in på vanligt sätt.");
  return signInOf(parts, confirmed.session);
}

/** POST api/auth/login-google: an access token that Google issued to our own client (ID8). */
async function signInWithGoogle(parts: AuthParts, request: FastifyRequest): Promise<SignIn> {
  const { google } = parts.identity;
  if (google === undefined) {
    throw new RefusalError({
      status: 404,
      type: "NotFound",
      message: "Inloggning med Google är inte påslagen.",
    });
  }
  // The time that the caller says is not used: Google's own is kept.
  const { accessToken } = readInput(googleSignInSchema, request.body);
  return signIn(
    parts,
    request,
    await signInOfGoogle(parts, google, accessToken).catch((error: unknown) => {
      request.log.warn({ err: error }, "the access token of a sign-in could not be checked");
      throw signInFailed("Inloggningen misslyckades. Försök igen.");
    }),
  );
}

/** The person whom Google issued an access token for, and what Google says of the token. */
async function signInOfGoogle(
  { identity, now }: AuthParts,
  { tokenInfoUrl, clientId }: NonNullable<Identity["google"]>,
  accessToken: string,
): Promise<ProviderSignIn> {
  const token = await googleToken(tokenInfoUrl, clientId, accessToken);
  if (token === undefined) throw new Error("Google did not issue the access token to this server");
  const profile = await identity.party.profileOf(accessToken, token.subject);
  const expires = new Date(now().getTime() + token.expiresInSeconds * 1000).toISOString();
  return { profile, tokens: { accessToken, scope: token.scope, expires } };
}

/** POST api/auth/logout: ends the session, even with an expired token. */
async function signOut(
  parts: AuthParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = bearerToken(request);
  const signedOut = token === undefined ? undefined : await signedOutBy(parts, token);
  if (signedOut === undefined) throw unauthorized();
  const { sessionId, userId } = signedOut;
  await parts.users.endSession(sessionId);
  parts.streams.endOf(sessionId);
  recordSecurity(request, "sign-out", { user: userId, session: sessionHandle(sessionId) });
  return reply.code(204).send();
}

/** The session that a token belongs to, also one that was signed with the key before this one. */
async function signedOutBy({ keys }: AuthParts, token: string) {
  const own = await sessionOfToken(keys.token, token);
  return own ?? (keys.old === undefined ? undefined : sessionOfToken(keys.old.token, token));
}

/** Begins a session for the person that the provider vouches for. */
async function signIn(
  parts: AuthParts,
  request: FastifyRequest,
  { profile, tokens }: ProviderSignIn,
): Promise<SignIn> {
  const checked = checkedProfile(profile);
  if (!checked.ok) throw unusableProfile();
  const closed = await parts.users.closedAccountOf(checked.value);
  if (closed !== undefined) {
    request.refusedUser = closed;
    throw signInFailed("Kontot är stängt. Vänd dig till den som sköter servern.");
  }
  const device = deviceWords(request.headers["user-agent"]);
  const session = await parts.users.signIn(checked.value, parts.now(), device);
  const user = session.user.id;
  for (const displaced of session.displaced) {
    parts.streams.endOf(displaced);
    recordSecurity(request, "session-ended", { user, by: "limit", ended: sessionHandle(displaced) });
  }
  await keepProviderTokens(parts, session, tokens);
  recordSecurity(request, "sign-in", { user, session: sessionHandle(session.id) });
  return signInOf(parts, session);
}

async function keepProviderTokens(parts: AuthParts, session: Session, tokens: ProviderTokens): Promise<void> {
  // The local provider's tokens are of no use later.
  if (parts.identity.local !== undefined) return;
  const encrypted = await encryptProviderTokens(parts.keys.providerTokens, tokens);
  await parts.users.saveProviderTokens(session.id, encrypted);
}

async function signInOf(parts: AuthParts, session: Session): Promise<SignIn> {
  const { token, expires } = await issueToken(parts.keys.token, session, parts.now());
  const { id, name, email, picture, tier } = session.user;
  return { token, userId: id, name, email, picture, exp: expires.toISOString(), settings: { tier } };
}

/**
 * With the form of the local sign-in the product answers as localhost and as 127.0.0.1, and the browser must return to
 * the name it used.
 */
function originOf(parts: AuthParts, request: FastifyRequest): string {
  return isForThisComputer(parts.identity) ? `http://${request.headers.host ?? ""}` : parts.publicUrl;
}

function clearAbandoned(cookies: SignInCookies, request: FastifyRequest, reply: FastifyReply): void {
  const names = Object.keys(request.cookies).filter((name) => name.startsWith(cookies.prefix));
  if (names.length < MAX_PENDING) return;
  for (const name of names) void reply.clearCookie(name, cookies.scope);
}

function unusableProfile(): RefusalError {
  const message =
    "Inloggningstjänsten lämnade ett namn, en e-postadress eller ett id som inte kan sparas. Rätta uppgifterna där och försök igen.";
  return new RefusalError({ status: 400, type: "UnusableProfile", message });
}

function signInFailed(message: string): RefusalError {
  return new RefusalError({ status: 401, type: "SignInFailed", message });
}
