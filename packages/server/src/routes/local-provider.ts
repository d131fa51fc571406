import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Interaction } from "oidc-provider";
import { LOCAL_PROVIDER_PATH, type LocalProvider, SIGN_IN_PATH } from "../identity/local/local-provider.ts";
import { signInPage, signInProblemPage } from "../identity/local/sign-in-page.ts";
import { personErrorStatus, personErrorText, typedPerson } from "../identity/local/typed-person.ts";
import type { LocalPerson } from "../store/people/people-face.ts";
import { isStorable } from "../store/storable-text.ts";
import { type AnsweredError, errorAnswer } from "./answer-error.ts";
import { limitRate } from "./limit-rate.ts";
import { passkeyRoutes } from "./passkey.ts";
import { interactionOf, letIn, sendPage, tooLate } from "./sign-in-under-way.ts";

const SIGN_IN = `${SIGN_IN_PATH}/:uid`;
const FORM_LIMIT = 16 * 1024;

export interface LocalProviderRouteParts {
  readonly now: () => Date;
  readonly signInsPerMinute: number;
}

/** The provider's own calls, and what its sign-in shows: the form of this computer, or passkeys. */
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

/**
 * Everything else under /oidc goes to the provider untouched, body included. What begins a sign-in, and is remembered
 * for half an hour, is limited for each address. The rest is called by the product itself, for everybody.
 */
async function providerCalls(
  app: FastifyInstance,
  { provider, publicAddress }: LocalProvider,
  signInsPerMinute: number,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  // The provider would write its errors to the console, with whatever they carry.
  provider.silent = true;
  const answersAsPages = tellFailures(provider);
  const callback = provider.callback();
  const pass = (request: FastifyRequest, reply: FastifyReply): void => {
    const { raw } = request;
    // The provider makes its addresses from these; what the caller or a proxy has written there does not count.
    if (publicAddress !== undefined) {
      raw.headers["x-forwarded-host"] = publicAddress.host;
      raw.headers["x-forwarded-proto"] = publicAddress.protocol.slice(0, -1);
    }
    // The provider is mounted: it reads its own path from `url` and finds where it stands by `originalUrl`.
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
  app.all(`${LOCAL_PROVIDER_PATH}/*`, pass);
  await app.register(async (begun) => {
    begun.setErrorHandler(answerPage);
    limitRate(begun, signInsPerMinute);
    begun.all(`${LOCAL_PROVIDER_PATH}/auth`, pass);
    begun.all(`${LOCAL_PROVIDER_PATH}/auth/*`, pass);
  });
}

/**
 * What the provider cannot do because of this server (a full disk) is told and logged as it is elsewhere, also to those
 * who see a page of its own. Gives what to call with each request before the provider gets it.
 */
function tellFailures(provider: LocalProvider["provider"]): (request: FastifyRequest) => void {
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

/** Whoever is here sees pages: an error is one as well. */
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
    if (person.ok) return finish(local, interaction, request, reply, await local.people.enter(person.value));
    return sendPage(
      reply,
      personErrorStatus(person.error),
      await form(local, interaction, { name, email, error: personErrorText(person.error) }),
    );
  });
}

/** One of those whom the form offers. No database takes NUL, and no id has it. */
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
  return reply.redirect(await letIn(local, interaction, request, reply, person), 303);
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
