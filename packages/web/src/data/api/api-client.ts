import { apiErrorSchema, type SignIn } from "@huvudbok/core/api";
import * as z from "zod/mini";
import { pushAddress } from "../../navigation/address.ts";
import { isSignInPage, signInPath } from "../sign-in/sign-in-path.ts";
import { removeSignIn, renewToken, storedSignIn } from "../sign-in/stored-sign-in.ts";
import { ApiFailure, CONFLICT_TEXT, networkFailure, unexpectedAnswer } from "./api-failure.ts";
import { parseJsonText } from "./json-text.ts";
import { noteServerTime } from "./server-clock.ts";
import { noteServerAnswer, noteServerReached } from "./server-reached.ts";
import { withinTime } from "./within-time.ts";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "DELETE";

export interface CallOptions {
  /** Sent as JSON; a Blob is JSON already. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** How long to wait for the server to begin to answer, in milliseconds; without it as long as the connection holds. */
  readonly answerWithinMs?: number;
  /** The user of the call: it is never made with the token of somebody who has signed in since (SN8). */
  readonly userId?: string;
  /** A call that requires no sign-in: it carries no token, and no answer changes the sign-in (SN1). */
  readonly isPublic?: boolean;
}

/** The full address of a path of the server, `/api/...` or `/resources/...`. */
export function apiAddress(path: string): string {
  return `${__API_BASE__}${path}`;
}

/**
 * Makes a call and reads its JSON answer by the schema; without schema the answer is not read. Throws `ApiFailure`. A
 * sign-in that has ended leads to /login and back (PG1).
 */
export async function callApi<Schema extends z.core.$ZodType>(
  schema: Schema,
  method: Method,
  path: string,
  options?: CallOptions,
): Promise<z.output<Schema>>;
export async function callApi(
  schema: undefined,
  method: Method,
  path: string,
  options?: CallOptions,
): Promise<undefined>;
export async function callApi(
  schema: z.core.$ZodType | undefined,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<unknown> {
  const response = await requestApi(method, path, options);
  if (schema === undefined) return undefined;
  return readAnswer(schema, await bodyText(response), path);
}

/**
 * Makes a call and returns the answer unread. Throws `ApiFailure` for statuses that are not 2xx, except those in
 * `accept`.
 */
export async function requestApi(
  method: Method,
  path: string,
  options: CallOptions = {},
  accept: readonly number[] = [],
): Promise<Response> {
  const isPublic = options.isPublic === true;
  const signIn = isPublic ? undefined : signInFor(options.userId);
  if (signIn === undefined && !isPublic) throw noAccessToken();
  const headers = new Headers(options.headers);
  if (signIn !== undefined) headers.set("Authorization", `Bearer ${signIn.token}`);
  if (options.body !== undefined) headers.set("Content-Type", "application/json");
  const response = await fetchFrom(
    path,
    {
      method,
      headers,
      ...(options.body === undefined ? {} : { body: bodyOf(options.body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    },
    options.answerWithinMs,
  );
  noteServerTime(response.headers);
  const renewed = response.headers.get("X-New-Token");
  if (renewed !== null && signIn !== undefined) renewToken(signIn.userId, renewed);
  if (response.ok || accept.includes(response.status)) return response;
  throw failureOfAnswer(response.status, response.statusText, await bodyText(response), signIn?.token);
}

function bodyOf(body: unknown): Blob | string {
  return body instanceof Blob ? body : JSON.stringify(body);
}

function signInFor(userId: string | undefined): SignIn | undefined {
  const signIn = storedSignIn();
  return userId === undefined || signIn?.userId === userId ? signIn : undefined;
}

/**
 * The failure that an answer with another status than 2xx means. A 401 ends the sign-in that was used and leads to
 * /login.
 */
export function failureOfAnswer(
  status: number,
  statusText: string,
  body: string,
  token: string | undefined,
): ApiFailure {
  const parsed = z.safeParse(apiErrorSchema, parseJsonText(body));
  const error = parsed.success ? parsed.data.error : undefined;
  const type = error?.type ?? "HttpError";
  if (status === 401 && token !== undefined) return signInNeeded(type, error?.details, token);
  const told = error?.message ?? serverMessage(body) ?? statusMessage(status, statusText);
  // The server names the document and its ETag, for whoever reads its log.
  const message = told.startsWith("ETag mismatch") ? CONFLICT_TEXT : told;
  return new ApiFailure({ status, type, message, details: error?.details });
}

const errorBodySchema = z.object({ error: z.object({ message: z.string() }) });

/** The message in the body; undefined for a body without one, such as other JSON or a page of a proxy. */
function serverMessage(body: string): string | undefined {
  const json = parseJsonText(body);
  if (json === undefined) return /^\s*($|<)/.test(body) ? undefined : body;
  const parsed = z.safeParse(errorBodySchema, json);
  return parsed.success ? parsed.data.error.message : undefined;
}

function statusMessage(status: number, statusText: string): string {
  const code = `Error: ${status} ${statusText}`;
  return status < 500 ? code : `Servern kunde inte svara just nu. Försök igen om en stund. ${code}`;
}

/** Reads the text of an answer by its schema. Throws `ApiFailure` when it has another form. */
export function readAnswer<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
  path: string,
): z.output<Schema> {
  const parsed = z.safeParse(schema, parseJsonText(text));
  if (!parsed.success) throw unexpectedAnswer(path);
  return parsed.data;
}

export function noAccessToken(): ApiFailure {
  return new ApiFailure({ status: 401, type: "NoAccessToken", message: "No access token found" });
}

const missingScopesSchema = z.object({
  missingScopes: z.union([z.array(z.string()), z.string()]),
  currentScopes: z.union([z.array(z.string()), z.string()]),
});

function signInNeeded(type: string, details: unknown, token: string): ApiFailure {
  const query = new URLSearchParams();
  const scopes = z.safeParse(missingScopesSchema, details);
  if (type === "ScopeIsMissingException" && scopes.success) {
    query.set("missingScope", [scopes.data.missingScopes].flat().join(" "));
    query.set("currentScope", [scopes.data.currentScopes].flat().join(" "));
    goToSignIn(query);
  } else if (storedSignIn()?.token === token) {
    removeSignIn();
    goToSignIn(query);
  }
  return new ApiFailure({ status: 401, type, message: "Unauthorized", details });
}

/** Leads to /login, and back afterwards. A person who is already signing in or out stays there. */
function goToSignIn(query: URLSearchParams): void {
  const { pathname, search } = window.location;
  if (!isSignInPage(pathname)) pushAddress(signInPath(`${pathname}${search}`, query));
}

/** The server answers this without looking anything up. */
const HEALTH_WITHIN_MS = 10_000;

/** Asks whether the server is there, and nothing else: the answer is noted as that of any call. */
export async function askServer(): Promise<void> {
  await fetchFrom("/healthz", { cache: "no-store" }, HEALTH_WITHIN_MS).catch(() => undefined);
}

/** The connection that the server keeps open. Proxies break it where they let every other call through. */
const EVENTS_PATH = "/api/events";

async function fetchFrom(path: string, init: RequestInit, withinMs?: number): Promise<Response> {
  try {
    const response = await (withinMs === undefined
      ? fetch(apiAddress(path), init)
      : withinTime(withinMs, (late) =>
          fetch(apiAddress(path), { ...init, signal: either(init.signal, late) }),
        ));
    noteServerAnswer(response.status);
    return response;
  } catch (thrown) {
    if (init.signal?.aborted === true) throw thrown;
    if (path !== EVENTS_PATH) noteServerReached(false);
    throw thrown instanceof ApiFailure ? thrown : networkFailure();
  }
}

function either(signal: AbortSignal | null | undefined, late: AbortSignal): AbortSignal {
  return signal === null || signal === undefined ? late : AbortSignal.any([signal, late]);
}

/** The text of an answer; a connection that breaks in the middle of it is a network failure. */
export async function bodyText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    throw networkFailure();
  }
}
