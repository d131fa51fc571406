import { createHash, randomBytes } from "node:crypto";
import { err, ok, type Result } from "@huvudbok/core/shared";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import * as z from "zod/mini";
import type {
  LocalPerson,
  LocalSignInStore,
  Passkey,
  TypedPerson,
} from "../../store/people/people-interface.ts";
import { challenges } from "./challenges.ts";
import { type PersonError, personErrorText, typedPerson } from "./typed-person.ts";

export type PasskeyError = PersonError | "link-dead" | "too-late" | "passkey-unknown" | "passkey-refused";

const ERROR_TEXTS: Readonly<Record<PasskeyError, string>> = {
  "name-missing": personErrorText("name-missing"),
  "email-missing": personErrorText("email-missing"),
  "email-invalid": personErrorText("email-invalid"),
  "not-storable": personErrorText("not-storable"),
  "link-dead":
    "Länken gäller inte. Den har använts, är äldre än 24 timmar eller har ersatts när servern startade om.",
  "too-late": "Det tog för lång tid. Ladda om sidan och försök igen.",
  "passkey-unknown": "Passnyckeln är inte registrerad på den här servern.",
  "passkey-refused": "Passnyckeln godtogs inte. Försök igen.",
};

export function passkeyErrorText(error: PasskeyError): string {
  return ERROR_TEXTS[error];
}

/** Sign-in by passkey (WebAuthn), for servers that others can reach: without passwords and without another service. */
export interface PasskeySignIn {
  /** False until the first owner is enrolled. */
  isEnrolled(): Promise<boolean>;
  /**
   * A new one-time link that enrols the first owner and invalidates the former one; undefined when somebody is
   * enrolled.
   */
  newLink(now: Date): Promise<string | undefined>;
  isLinkAlive(token: string, now: Date): Promise<boolean>;
  /** The options with which the browser asks the authenticator for a new passkey. */
  beginEnrolment(
    token: string,
    person: { readonly name: string; readonly email: string },
    now: Date,
  ): Promise<Result<PublicKeyCredentialCreationOptionsJSON, PasskeyError>>;
  finishEnrolment(
    token: string,
    response: RegistrationResponseJSON,
    now: Date,
  ): Promise<Result<LocalPerson, PasskeyError>>;
  /**
   * The options with which the browser asks the authenticator; `signInId` is the sign-in in progress in that browser.
   */
  beginSignIn(signInId: string, now: Date): Promise<PublicKeyCredentialRequestOptionsJSON>;
  finishSignIn(
    signInId: string,
    response: AuthenticationResponseJSON,
    now: Date,
  ): Promise<Result<LocalPerson, PasskeyError>>;
}

export interface PasskeyParts {
  /** The address in people's browsers; passkeys work only there. */
  readonly origin: string;
  readonly store: LocalSignInStore;
  /** Path of the enrolment page; the token follows it. */
  readonly enrolmentPath: string;
}

const LINK_MS = 24 * 3600 * 1000;
/** EdDSA, ES256 and RS256: what authenticators support. */
const ALGORITHMS = [-8, -7, -257];
const PRODUCT_NAME = "Huvudbok";

const askedEnrolmentSchema = z.object({
  challenge: z.string(),
  userHandle: z.string(),
  name: z.string(),
  email: z.string(),
});

/** Sign-in by passkeys that are shared by every process on the database. */
export function passkeySignIn({ origin, store, enrolmentPath }: PasskeyParts): PasskeySignIn {
  const rpId = new URL(origin).hostname;
  const { passkeys } = store;
  const enrolments = challenges(store.state, "EnrolmentChallenge", askedEnrolmentSchema);
  const signIns = challenges(store.state, "SignInChallenge", z.string());
  return {
    isEnrolled: async () => !(await passkeys.isEmpty()),
    newLink: async (now) => {
      const token = randomBytes(32).toString("base64url");
      const isSaved = await passkeys.saveLink(hashOf(token), new Date(now.getTime() + LINK_MS));
      return isSaved ? `${origin}${enrolmentPath}/${token}` : undefined;
    },
    isLinkAlive: (token, now) => passkeys.isLinkAlive(hashOf(token), now),
    beginEnrolment: async (token, person, now) => {
      if (!(await passkeys.isLinkAlive(hashOf(token), now))) return err("link-dead");
      const typed = typedPerson(person.name, person.email);
      if (!typed.ok) return typed;
      const userHandle = randomBytes(32);
      const options = await enrolmentOptions(rpId, userHandle, typed.value);
      const asked = { ...typed.value, challenge: options.challenge, userHandle: base64url(userHandle) };
      await enrolments.ask(hashOf(token), asked, now);
      return ok(options);
    },
    finishEnrolment: async (token, response, now) => {
      if (!(await passkeys.isLinkAlive(hashOf(token), now))) return err("link-dead");
      const asked = await enrolments.take(hashOf(token), now);
      if (asked === undefined) return err("too-late");
      const { challenge, userHandle, name, email } = asked;
      const registered = await verifiedRegistration(response, challenge, origin, rpId);
      if (registered === undefined) return err("passkey-refused");
      return passkeys.enrol(hashOf(token), { name, email }, { ...registered, userHandle }, now);
    },
    beginSignIn: async (signInId, now) => {
      const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: "required" });
      await signIns.ask(signInId, options.challenge, now);
      return options;
    },
    finishSignIn: async (signInId, response, now) => {
      const challenge = await signIns.take(signInId, now);
      if (challenge === undefined) return err("too-late");
      const match = await passkeys.find(response.id);
      if (match === undefined) return err("passkey-unknown");
      const { passkey, person } = match;
      const counter = await verifiedCounter(response, challenge, origin, rpId, passkey);
      // Counted before access is granted, so that of two answers with the same counter only one is accepted.
      const isCounted = counter !== undefined && (await passkeys.count(passkey.id, counter));
      return isCounted ? ok(person) : err("passkey-refused");
    },
  };
}

/** Only the hash of a link is stored, so that a copy of the database cannot be used to enrol (ID4). */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

function enrolmentOptions(rpID: string, userHandle: Buffer, { name, email }: TypedPerson) {
  return generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID,
    userID: new Uint8Array(userHandle),
    userName: email,
    userDisplayName: name,
    attestationType: "none",
    // Discoverable by the browser without a typed name, and unlocked by the person's finger, face or code.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Undefined unless it answers our challenge, from our address, with the person verified. */
async function verifiedRegistration(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  expectedOrigin: string,
  expectedRPID: string,
): Promise<Pick<Passkey, "id" | "publicKey" | "counter"> | undefined> {
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expected,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: base64url(publicKey), counter };
}

/** The authenticator's new counter; undefined when the answer is not valid. */
async function verifiedCounter(
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  expectedOrigin: string,
  expectedRPID: string,
  { id, publicKey, counter, userHandle }: Passkey,
): Promise<number | undefined> {
  // A discoverable passkey says whose it is, and that must be the person it was created for.
  if (response.response.userHandle !== userHandle) return undefined;
  const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter };
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  const answer = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(
    () => undefined,
  );
  return answer?.verified === true ? answer.authenticationInfo.newCounter : undefined;
}
