import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Interaction } from "oidc-provider";
import { LOCAL_PROVIDER_PATH, type LocalProvider, SIGN_IN_PATH } from "../identity/local/local-provider.ts";
import { signInPage, signInProblemPage } from "../identity/local/sign-in-page.ts";
import { personErrorStatus, personErrorText, typedPerson } from "../identity/local/typed-person.ts";
import { isStorable } from "../store/commit/storable-text.ts";
import type { LocalPerson } from "../store/people/people-interface.ts";
import { type AnsweredError, errorAnswer } from "./answer-error.ts";
import { limitRate } from "./limit-rate.ts";
import { passkeyRoutes } from "./passkey.ts";
import { grantAccess, interactionOf, sendPage, tooLate } from "./sign-in-interaction.ts";

const SIGN_IN = `${SIGN_IN_PATH}/:uid`;
const FORM_LIMIT = 16 * 1024;

export interface LocalProviderRouteParts {
  readonly now: () => Date;
  readonly signInsPerMinute: number;
}

/** The provider's own calls, and its sign-in pages: the form on this computer, or passkeys. */
export async function localProviderRoutes(
  app: FastifyInstance,
  local: LocalProvider,
  { now, signInsPerMinute }: LocalProviderRouteParts,
): Promise<void> {
  const { passkeys } = local;
  await app.register(async (signIn) => {
    limitRate(signIn, signInsPerMinute);
    if (passkeys === undefined) return signInRoutes(signIn, local);
    return passkeyRoutes(signIn, { local, passkeys, now });
  });
  local.reach?.connect((request) => app.inject(request));
  await app.register(async (calls) => providerCalls(calls, local, signInsPerMinute));
}

/** Calls that the product itself makes, for everybody; they are not rate limited. */
const OWN_CALLS = ["token", "me", "jwks", ".well-known/openid-configuration"];

/**
 * Everything else under /oidc is passed to the provider unchanged, body included. Beginning a sign-in stores state for
 * half an hour, and is therefore limited per address; so is everything but our own calls, because the provider matches
 * paths that differ from ours (/oidc/AUTH).
 */
async function providerCalls(
  app: FastifyInstance,
  { provider, publicAddress }: LocalProvider,
  signInsPerMinute: number,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  // Otherwise the provider would print its errors, with all their data, to the console.
  provider.silent = true;
  const answersAsPages = reportFailures(provider);
  const callback = provider.callback();
  const pass = (request: FastifyRequest, reply: FastifyReply): void => {
    const { raw } = request;
    // The provider builds its addresses from these headers, so those of the caller or a proxy are replaced.
    if (publicAddress !== undefined) {
      raw.headers["x-forwarded-host"] = publicAddress.host;
      raw.headers["x-forwarded-proto"] = publicAddress.protocol.slice(0, -1);
    }
    // The provider is mounted: it reads its own path from `url` and where it is mounted from `originalUrl`.
    const mounted = Object.assign(raw, {
      originalUrl: raw.url,
      url: (raw.url ?? "").slice(LOCAL_PROVIDER_PATH.length),
    });
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    answersAsPages(request);
    reply.hijack();
    void callback(mounted, reply.raw);
  };
  for (const path of OWN_CALLS) app.all(`${LOCAL_PROVIDER_PATH}/${path}`, pass);
  await app.register(async (begun) => {
    begun.setErrorHandler(answerPage);
    limitRate(begun, signInsPerMinute);
    begun.all(`${LOCAL_PROVIDER_PATH}/*`, pass);
  });
}

/**
 * Failures of this server (a full disk) in the provider are answered and logged as elsewhere, also on the provider's
 * own pages. Returns a function to call with each request before the provider gets it.
 */
function reportFailures(provider: LocalProvider["provider"]): (request: FastifyRequest) => void {
  const requests = new WeakMap<object, FastifyRequest>();
  const failures = new WeakMap<object, Error>();
  provider.on("server_error", (context, error) => void failures.set(context.req, error));
  provider.use(async (context, next) => {
    await next();
    const [error, request] = [failures.get(context.req), requests.get(context.req)];
    if (error === undefined || request === undefined) return;
    const { status, message } = errorAnswer(error, request);
    context.status = status;
    if (context.type === "text/html") context.body = signInProblemPage(message);
  });
  return (request) => void requests.set(request.raw, request);
}

/** Clients here show pages, so an error is answered with a page as well. */
function answerPage(error: AnsweredError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = errorAnswer(error, request);
  return sendPage(reply, status, signInProblemPage(message));
}

function signInRoutes(app: FastifyInstance, local: LocalProvider): void {
  app.setErrorHandler(answerPage);
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.get<{ Params: { uid: string } }>(SIGN_IN, async (request, reply) => {
    const interaction = await interactionOf(local, request, reply, request.params.uid);
    if (interaction === undefined) return tooLate(reply);
    return sendPage(reply, 200, await form(local, interaction, {}));
  });
  app.post<{ Params: { uid: string } }>(SIGN_IN, async (request, reply) => {
    const interaction = await interactionOf(local, request, reply, request.params.uid);
    if (interaction === undefined) return tooLate(reply);
    const typed = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const chosen = await chosenPerson(local, typed.get("person"));
    if (chosen !== undefined) return finish(local, interaction, request, reply, chosen);
    const [name, email] = [typed.get("name") ?? "", typed.get("email") ?? ""];
    const person = typedPerson(name, email);
    if (person.ok) return finish(local, interaction, request, reply, await local.people.upsert(person.value));
    return sendPage(
      reply,
      personErrorStatus(person.error),
      await form(local, interaction, { name, email, error: personErrorText(person.error) }),
    );
  });
}

/** A person that the form offers. Ids with NUL are not looked up, because databases do not accept it. */
async function chosenPerson({ people }: LocalProvider, id: string | null): Promise<LocalPerson | undefined> {
  return id === null || !isStorable(id) ? undefined : people.find(id);
}

async function finish(
  local: LocalProvider,
  interaction: Interaction,
  request: FastifyRequest,
  reply: FastifyReply,
  person: LocalPerson,
): Promise<FastifyReply> {
  return reply.redirect(await grantAccess(local, interaction, request, reply, person), 303);
}

async function form(
  local: LocalProvider,
  interaction: Interaction,
  typed: { readonly name?: string; readonly email?: string; readonly error?: string },
): Promise<string> {
  return signInPage({
    action: `${SIGN_IN_PATH}/${interaction.uid}`,
    people: await local.people.list(),
    name: typed.name ?? "",
    email: typed.email ?? "",
    error: typed.error,
  });
}
