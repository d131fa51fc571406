import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { FakeFetch, signInOf } from "../../../test/fake-fetch.ts";
import { storedSignIn, writeSignIn } from "../sign-in/stored-sign-in.ts";
import { callApi } from "./api-client.ts";
import { CONFLICT_TEXT } from "./api-failure.ts";
import { isServerReached } from "./server-reached.ts";

let server: FakeFetch;
const visited = vi.hoisted((): string[] => []);
vi.mock("../../navigation/address.ts", () => ({ pushAddress: (path: string) => visited.push(path) }));

beforeEach(() => {
  vi.stubGlobal("__API_BASE__", "");
  server = new FakeFetch();
  vi.stubGlobal("fetch", server.fetch);
  visited.length = 0;
  window.history.replaceState(null, "", "/accounting/report/balance?from=2025-01-01");
  writeSignIn(signInOf("eva"));
});

afterEach(() => localStorage.clear());

const schema = z.object({ answer: z.number() });

function answers(body: BodyInit | null, init?: ResponseInit) {
  server.instead = () => new Response(body, init);
}

function refusal(type: string, message: string, details?: unknown) {
  return JSON.stringify({ error: { type, message, details } });
}

test("sends the token and reads the answer by its schema", async () => {
  answers('{"answer":42}');
  expect(await callApi(schema, "GET", "/api/x")).toEqual({ answer: 42 });
  expect(server.tokens).toEqual(["Bearer token-eva"]);
});

test("an answer of another form is refused", async () => {
  answers('{"answer":"42"}');
  await expect(callApi(schema, "GET", "/api/x")).rejects.toMatchObject({ type: "UnexpectedAnswer" });
});

test("without a token nothing is sent, but for public calls", async () => {
  localStorage.clear();
  await expect(callApi(schema, "GET", "/api/x")).rejects.toThrow("No access token found");
  expect(server.calls).toEqual([]);
  answers('{"answer":1}');
  await callApi(schema, "GET", "/api/x", { isPublic: true });
  expect(server.tokens).toEqual([null]);
});

test("a renewed token takes the place of the old one, with its time", async () => {
  const claims = btoa(JSON.stringify({ exp: 4_102_444_800 })).replaceAll("=", "");
  answers("{}", { headers: { "X-New-Token": `head.${claims}.sign` } });
  await callApi(undefined, "GET", "/api/x");
  expect(storedSignIn()).toMatchObject({
    token: `head.${claims}.sign`,
    exp: "2100-01-01T00:00:00.000Z",
    name: "Eva Ek",
  });
});

test("a renewed token that comes when somebody else has signed in is thrown away", async () => {
  server.instead = () => {
    writeSignIn(signInOf("per"));
    return new Response("{}", { headers: { "X-New-Token": "new" } });
  };
  await callApi(undefined, "GET", "/api/x");
  expect(storedSignIn()?.token).toBe("token-per");
});

const AGAIN = "Servern kunde inte svara just nu. Försök igen om en stund.";

test.each([
  ["the server's message", refusal("Refused", "Nej, för att"), "Nej, för att"],
  ["the text", "Just text", "Just text"],
  ["the message of JSON without a type", '{"error":{"message":"Trasigt"}}', "Trasigt"],
  ["what to do, and the status", "", `${AGAIN} Error: 500 Internal`],
  ["the same when a proxy answers with a page", "<html>oops</html>", `${AGAIN} Error: 500 Internal`],
  ["the same when JSON says nothing", '{"statusCode":500}', `${AGAIN} Error: 500 Internal`],
])("a failure shows %s", async (_name, body, message) => {
  answers(body, { status: 500, statusText: "Internal" });
  await expect(callApi(schema, "GET", "/api/x")).rejects.toMatchObject({ status: 500, message });
});

test.each([412, 409])(
  "a difference of ETags is told as a change by somebody else, with status %s",
  async (status) => {
    answers(refusal("ETagMismatch", 'ETag mismatch: recipient är "2"'), { status });
    const failure = { status, message: CONFLICT_TEXT, isConflict: true };
    await expect(callApi(schema, "PUT", "/api/x")).rejects.toMatchObject(failure);
    answers(refusal("Other", "Ingen ETag mismatch"), { status: 409 });
    const other = { message: "Ingen ETag mismatch", isConflict: false };
    await expect(callApi(schema, "PUT", "/api/x")).rejects.toMatchObject(other);
  },
);

test("a failure carries its type and details", async () => {
  answers(refusal("FeatureIsMissingException", "Funktionen är inaktiverad", { featureId: 1001 }), {
    status: 403,
  });
  await expect(callApi(schema, "GET", "/api/x")).rejects.toMatchObject({
    type: "FeatureIsMissingException",
    details: { featureId: 1001 },
    level: "danger",
  });
});

test("no connection is said in Swedish, as a warning", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(callApi(schema, "GET", "/api/x")).rejects.toMatchObject({ status: 0, level: "warning" });
});

test("a call that is stopped is stopped, not failed", async () => {
  const stopper = new AbortController();
  vi.stubGlobal("fetch", () => Promise.reject(new DOMException("stopped", "AbortError")));
  stopper.abort();
  await expect(callApi(schema, "GET", "/api/x", { signal: stopper.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("401 ends the sign-in and leads to /login and back", async () => {
  answers(refusal("Unauthorized", "Unauthorized"), { status: 401 });
  await expect(callApi(schema, "GET", "/api/x")).rejects.toThrow("Unauthorized");
  expect(storedSignIn()).toBeUndefined();
  expect(visited).toEqual(["/login?returnUrl=%2Faccounting%2Freport%2Fbalance%3Ffrom%3D2025-01-01"]);
});

test("401 for a token that has been replaced meanwhile leaves the new sign-in alone", async () => {
  server.instead = () => {
    writeSignIn(signInOf("eva", "newer"));
    return new Response("", { status: 401 });
  };
  await expect(callApi(schema, "GET", "/api/x")).rejects.toThrow("Unauthorized");
  expect(storedSignIn()?.token).toBe("newer");
  expect(visited).toEqual([]);
});

test("missing permissions at the provider lead to /login with their names", async () => {
  const details = { missingScopes: ["drive.file", "drive.appdata"], currentScopes: ["openid"] };
  answers(refusal("ScopeIsMissingException", "x", details), { status: 401 });
  await expect(callApi(schema, "GET", "/api/x")).rejects.toMatchObject({ status: 401 });
  const [path = ""] = visited;
  const query = new URL(path, "http://localhost").searchParams;
  expect(Object.fromEntries(query)).toEqual({
    missingScope: "drive.file drive.appdata",
    currentScope: "openid",
    returnUrl: "/accounting/report/balance?from=2025-01-01",
  });
  expect(storedSignIn()).toBeDefined();
});

test.each([["signed in"], ["signed out"]])("SN1: a public call carries no token, %s", async (name) => {
  if (name === "signed out") localStorage.clear();
  answers('{"answer":1}', { headers: { "X-New-Token": "planted" } });
  await callApi(schema, "POST", "/api/x", { isPublic: true });
  expect(server.tokens).toEqual([null]);
  expect(storedSignIn()?.token).toBe(name === "signed in" ? "token-eva" : undefined);
});

test.each(["Unauthorized", "SignInFailed", "ScopeIsMissingException"])(
  "SN1: a public call that is answered 401 %s ends no sign-in and leads nowhere",
  async (type) => {
    const details = { missingScopes: ["x"], currentScopes: ["y"] };
    answers(refusal(type, "Nej", details), { status: 401 });
    const call = callApi(schema, "POST", "/api/auth/token", { body: { token: "x" }, isPublic: true });
    await expect(call).rejects.toThrow("Nej");
    expect(storedSignIn()?.token).toBe("token-eva");
    expect(visited).toEqual([]);
  },
);

test("SN8: a call of one person is never made with the token of another", async () => {
  writeSignIn(signInOf("per"));
  await expect(callApi(schema, "GET", "/api/x", { userId: "eva" })).rejects.toMatchObject({ status: 401 });
  expect(server.calls).toEqual([]);
  expect(storedSignIn()?.userId).toBe("per");
});

test.each(["/login", "/login/code", "/logout"])(
  "SN5: an ended sign-in leads nobody away from %s",
  async (path) => {
    window.history.replaceState(null, "", path);
    answers("", { status: 401 });
    await expect(callApi(schema, "GET", "/api/x")).rejects.toThrow("Unauthorized");
    expect(visited).toEqual([]);
  },
);

test("a sign-in that the provider refuses says why, and leads nowhere", async () => {
  localStorage.clear();
  answers(refusal("SignInFailed", "Inloggningen avbröts."), { status: 401 });
  const call = callApi(schema, "POST", "/api/auth/code", { body: { query: "x" }, isPublic: true });
  await expect(call).rejects.toThrow("Inloggningen avbröts.");
  expect(visited).toEqual([]);
});

/** A server that holds the connection and says nothing, until the call is ended. */
function isSilent(): void {
  vi.stubGlobal("fetch", (_: unknown, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener("abort", () => reject(new DOMException("ended", "AbortError")));
    return promise;
  });
}

test("a call to a silent server is given up after its time, and the server is said not to be reached", async () => {
  isSilent();
  const late = callApi(undefined, "POST", "/api/x", { answerWithinMs: 10 });
  await expect(late).rejects.toMatchObject({
    type: "NoAnswerInTime",
    message: "Servern har inte svarat. Kontrollera anslutningen och försök igen.",
    isTransient: true,
    isAnswerLost: true,
  });
  expect(isServerReached()).toBe(false);
});

test("who ends a call with a time of its own is not told of a silent server", async () => {
  isSilent();
  const stopper = new AbortController();
  const call = callApi(undefined, "GET", "/api/x", { answerWithinMs: 60_000, signal: stopper.signal });
  stopper.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});
