import type { FastifyReply, FastifyRequest } from "fastify";
import type { Grant, Interaction } from "oidc-provider";
import type { LocalProvider } from "../identity/local/local-provider.ts";
import { SIGN_IN_POLICY, signInProblemPage } from "../identity/local/sign-in-page.ts";
import type { LocalPerson } from "../store/people/people-interface.ts";

/** The sign-in that this browser began, by its cookie; undefined when it has expired or belongs to another browser. */
export async function interactionOf(
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

/**
 * Signs the person in at the provider and grants our own product what it asks for, in one step. Returns the address
 * where the browser continues.
 */
export async function grantAccess(
  { provider }: LocalProvider,
  interaction: Interaction,
  request: FastifyRequest,
  reply: FastifyReply,
  person: LocalPerson,
): Promise<string> {
  await forgetEarlier(provider, interaction, person);
  const { client_id: clientId, scope } = interaction.params;
  const grant: Grant = new provider.Grant({ accountId: person.id, clientId: String(clientId) });
  grant.addOIDCScope(String(scope));
  const result = {
    login: { accountId: person.id, remember: false },
    consent: { grantId: await grant.save() },
  };
  return provider.interactionResult(request.raw, reply.raw, result);
}

/**
 * Ends the provider's session of a person who signed in earlier in this browser; otherwise the provider would refuse to
 * sign another person in.
 */
async function forgetEarlier(
  provider: LocalProvider["provider"],
  interaction: Interaction,
  person: LocalPerson,
): Promise<void> {
  const { session } = interaction;
  if (session === undefined || session.accountId === person.id) return;
  const earlier = await provider.Session.findByUid(session.uid);
  delete interaction.session;
  await interaction.persist();
  await earlier?.destroy();
}

/** The answer for a sign-in that has expired, or was never begun in this browser. */
export function tooLate(reply: FastifyReply): FastifyReply {
  return sendPage(reply, 400, signInProblemPage("Inloggningen har tagit för lång tid."));
}

/** A page of the local provider, with its content security policy. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  text: string,
  policy = SIGN_IN_POLICY,
): FastifyReply {
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .send(text);
}
