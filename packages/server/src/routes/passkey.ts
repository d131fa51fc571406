import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { ENROLMENT_PATH, type LocalProvider, SIGN_IN_PATH } from "../identity/local/local-provider.ts";
import {
  deadLinkPage,
  enrolmentPage,
  nobodyEnrolledPage,
  PASSKEY_POLICY,
  PASSKEY_SCRIPT_PATH,
  passkeySignInPage,
} from "../identity/local/passkey-page.ts";
import {
  type PasskeyError,
  type PasskeySignIn,
  passkeyErrorText,
} from "../identity/local/passkey-sign-in.ts";
import { readInput } from "./read-input.ts";
import { recordSecurity } from "./record-security.ts";
import { RefusalError } from "./refusal.ts";
import { grantAccess, interactionOf, sendPage, tooLate } from "./sign-in-interaction.ts";

export interface PasskeyRouteParts {
  readonly local: LocalProvider;
  readonly passkeys: PasskeySignIn;
  readonly now: () => Date;
}

const SCRIPT_FILE = join(import.meta.dirname, "../identity/local/passkey-script.js");

const personSchema = z.object({ name: z.string(), email: z.string() });

/** What a browser's `toJSON` gives; other fields are ignored. */
const credential = {
  id: z.string().check(z.regex(/^[\w-]+$/)),
  rawId: z.string(),
  type: z.literal("public-key"),
};
const registrationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }),
});
const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string(),
  }),
});

const STATUS: Readonly<Partial<Record<PasskeyError, number>>> = {
  "not-storable": 400,
  "link-dead": 410,
  "too-late": 400,
  "passkey-unknown": 401,
  "passkey-refused": 401,
};

/** The pages of a server where people sign in by passkey, their script, and the calls that the script makes. */
export async function passkeyRoutes(app: FastifyInstance, parts: PasskeyRouteParts): Promise<void> {
  const script = await readFile(SCRIPT_FILE, "utf8");
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  app.get(PASSKEY_SCRIPT_PATH, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(script),
  );
  signInRoutes(app, parts);
  enrolmentRoutes(app, parts);
}

function signInRoutes(app: FastifyInstance, { local, passkeys, now }: PasskeyRouteParts): void {
  const path = `${SIGN_IN_PATH}/:uid`;
  app.get<{ Params: { uid: string } }>(path, async (request, reply) => {
    const interaction = await interactionOf(local, request, reply, request.params.uid);
    if (interaction === undefined) return tooLate(reply);
    if (!(await passkeys.isEnrolled())) return page(reply, 200, nobodyEnrolledPage());
    return page(reply, 200, passkeySignInPage(`${SIGN_IN_PATH}/${interaction.uid}`));
  });
  app.post<{ Params: { uid: string } }>(`${path}/options`, async (request, reply) => {
    const interaction = await interactionOf(local, request, reply, request.params.uid);
    if (interaction === undefined) throw refused("too-late");
    return passkeys.beginSignIn(interaction.uid, now());
  });
  app.post<{ Params: { uid: string } }>(`${path}/answer`, async (request, reply) => {
    const interaction = await interactionOf(local, request, reply, request.params.uid);
    if (interaction === undefined) throw refused("too-late");
    const answer = { ...readInput(assertionSchema, request.body), clientExtensionResults: {} };
    const person = await passkeys.finishSignIn(interaction.uid, answer, now());
    if (!person.ok) throw refused(person.error);
    return { location: await grantAccess(local, interaction, request, reply, person.value) };
  });
}

function enrolmentRoutes(app: FastifyInstance, { passkeys, now }: PasskeyRouteParts): void {
  const path = `${ENROLMENT_PATH}/:token`;
  app.get<{ Params: { token: string } }>(path, async ({ params: { token } }, reply) => {
    if (!(await passkeys.isLinkAlive(token, now())))
      return page(reply, 410, deadLinkPage(passkeyErrorText("link-dead")));
    return page(reply, 200, enrolmentPage(`${ENROLMENT_PATH}/${token}`));
  });
  app.post<{ Params: { token: string } }>(`${path}/options`, async ({ params, body }) => {
    const options = await passkeys.beginEnrolment(params.token, readInput(personSchema, body), now());
    if (!options.ok) throw refused(options.error);
    return options.value;
  });
  app.post<{ Params: { token: string } }>(`${path}/answer`, async (request) => {
    const { params, body } = request;
    const answer = { ...readInput(registrationSchema, body), clientExtensionResults: {} };
    const person = await passkeys.finishEnrolment(params.token, answer, now());
    if (!person.ok) throw refused(person.error);
    recordSecurity(request, "passkey-enrolled");
    return { location: "/login" };
  });
}

function refused(error: PasskeyError): RefusalError {
  return new RefusalError({
    status: STATUS[error] ?? 422,
    type: "SignInFailed",
    message: passkeyErrorText(error),
  });
}

function page(reply: FastifyReply, status: number, text: string): FastifyReply {
  // The address of an enrolment is a secret, so it is not sent as referrer with the page's requests.
  return sendPage(reply.header("referrer-policy", "no-referrer"), status, text, PASSKEY_POLICY);
}
