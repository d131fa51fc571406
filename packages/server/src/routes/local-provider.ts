import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Grant, Interaction } from "oidc-provider";
import { LOCAL_PROVIDER_PATH, type LocalProvider } from "../identity/local/local-provider.ts";
import { type Person, personErrorText } from "../identity/local/people.ts";
import { SIGN_IN_POLICY, signInPage, signInProblemPage } from "../identity/local/sign-in-page.ts";

const SIGN_IN = `${LOCAL_PROVIDER_PATH}/sign-in/:uid`;
const FORM_LIMIT = 16 * 1024;

/** The provider's own calls, and the form that its sign-in shows. */
export async function localProviderRoutes(app: FastifyInstance, local: LocalProvider): Promise<void> {
  await app.register(async (forms) => signInRoutes(forms, local));
  await app.register(async (calls) => providerCalls(calls, local));
}

/** Everything else under /oidc goes to the provider untouched, body included. */
function providerCalls(app: FastifyInstance, { provider }: LocalProvider): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  // The provider would write its errors to the console, with whatever they carry.
  provider.silent = true;
  provider.on("server_error", (_context, error) =>
    app.log.error({ err: error }, "the local provider failed"),
  );
  const callback = provider.callback();
  app.all(`${LOCAL_PROVIDER_PATH}/*`, (request, reply) => {
    const { raw } = request;
    // The provider is mounted: it reads its own path from `url` and finds where it stands by `originalUrl`.
    const mounted = Object.assign(raw, {
      originalUrl: raw.url,
      url: (raw.url ?? "").slice(LOCAL_PROVIDER_PATH.length),
    });
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    void callback(mounted, reply.raw);
  });
}

function signInRoutes(app: FastifyInstance, local: LocalProvider): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.get<{ Params: { uid: string } }>(SIGN_IN, async (request, reply) => {
    const interaction = await interactionOf(local, request, reply, request.params.uid);
    if (interaction === undefined) return tooLate(reply);
    return html(reply, 200, form(local, interaction, {}));
  });
  app.post<{ Params: { uid: string } }>(SIGN_IN, async (request, reply) => {
    const interaction = await interactionOf(local, request, reply, request.params.uid);
    if (interaction === undefined) return tooLate(reply);
    const typed = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const chosen = local.people.find(typed.get("person") ?? "");
    if (chosen !== undefined) return finish(local, interaction, request, reply, chosen);
    const [name, email] = [typed.get("name") ?? "", typed.get("email") ?? ""];
    const entered = await local.people.enter(name, email);
    if (entered.ok) return finish(local, interaction, request, reply, entered.value);
    return html(reply, 422, form(local, interaction, { name, email, error: personErrorText(entered.error) }));
  });
}

/** Signs the person in at the provider and grants our own product what it asks for, in one step. */
async function finish(
  { provider }: LocalProvider,
  interaction: Interaction,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
): Promise<FastifyReply> {
  await forgetEarlier(provider, interaction, person);
  const { client_id: clientId, scope } = interaction.params;
  const grant: Grant = new provider.Grant({ accountId: person.id, clientId: String(clientId) });
  grant.addOIDCScope(String(scope));
  const result = {
    login: { accountId: person.id, remember: false },
    consent: { grantId: await grant.save() },
  };
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
}

/** Whoever signed in before in this browser leaves the provider, which would else refuse to let another person in. */
async function forgetEarlier(
  provider: LocalProvider["provider"],
  interaction: Interaction,
  person: Person,
): Promise<void> {
  const { session } = interaction;
  if (session === undefined || session.accountId === person.id) return;
  const earlier = await provider.Session.findByUid(session.uid);
  delete interaction.session;
  await interaction.persist();
  await earlier?.destroy();
}

/** The sign-in that this browser began, by its cookie; undefined when it is over or belongs to another browser. */
async function interactionOf(
  { provider }: LocalProvider,
  request: FastifyRequest,
  reply: FastifyReply,
  uid: string,
): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof Error && error.name === "SessionNotFound") return undefined;
    throw error;
  }
}

function form(
  local: LocalProvider,
  interaction: Interaction,
  typed: { readonly name?: string; readonly email?: string; readonly error?: string },
): string {
  return signInPage({
    action: `${LOCAL_PROVIDER_PATH}/sign-in/${interaction.uid}`,
    people: local.people.list(),
    name: typed.name ?? "",
    email: typed.email ?? "",
    error: typed.error,
  });
}

function tooLate(reply: FastifyReply): FastifyReply {
  return html(reply, 400, signInProblemPage("Inloggningen har tagit för lång tid."));
}

function html(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", SIGN_IN_POLICY)
    .header("cache-control", "no-store")
    .send(text);
}
