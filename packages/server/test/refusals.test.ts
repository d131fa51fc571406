import { apiErrorSchema } from "@huvudbok/core/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueToken } from "../src/identity/product-token.ts";
import { startRateService } from "../src/rates/rate-service.arbitrary.ts";
import { answerOf } from "./answer-of.ts";
import { type Person, storedServer } from "./stored-server.ts";
import { type Attempt, TARGETED_CALLS, type Target } from "./targeted-calls.ts";
import { newBooks, newCompany, sale } from "./test-books.ts";

const SECRET = "Annas hemlighet";
const HOUR_MS = 3600 * 1000;

/** Calls that name no company: their answers to a stranger are tested below, call by call. */
const NAMES_NO_COMPANY = new Set([
  "GET /api/company",
  "POST /api/company",
  "GET /api/session",
  "DELETE /api/session",
  "GET /api/feature",
  "GET /api/rates/Series/ByGroup/130",
  "GET /api/rates/Observations/:seriesId/:fromDate/:toDate",
  "GET /api/events",
  "GET /api/data/list",
  "GET /api/data/list/:prefix",
]);

// Created while tests are collected, so that each call can be a row of the table.
const rates = await startRateService();
const here = await storedServer("sqlite", { HUVUDBOK_RIKSBANK_URL: rates.riksbank });
const { routes, server, store } = here;
let anna: Person;
let bo: Person;
/** Anna's books, and a target that does not exist. */
let there: Target;
let nowhere: Target;

beforeAll(async () => {
  anna = await here.signIn("anna");
  bo = await here.signIn("bo");
  const { id: ownCompanyId } = await newCompany(store, bo.actor);
  there = { ...(await here.newTarget(anna, SECRET)), ownCompanyId };
  nowhere = {
    companyId: 999_999,
    documentId: "x".repeat(there.documentId.length),
    etag: there.etag,
    recipientEtag: there.recipientEtag,
    fileId: "y".repeat(there.fileId.length),
    filing: 999,
    signInId: "z".repeat(there.signInId.length),
    ownCompanyId,
  };
});

afterAll(async () => {
  await here.close();
  await rates.close();
});

const allOfAnna = () => here.allOf(anna);

/** A route that browsers call; the HEAD routes that the framework adds are tried like their GET. */
const attemptsAt = (route: string) =>
  TARGETED_CALLS[route] ?? TARGETED_CALLS[route.replace(/^HEAD /, "GET ")];

test("every call has its attempts, and no attempt is at a call that is gone", () => {
  expect([...routes].filter((route) => attemptsAt(route) === undefined)).toEqual([]);
  expect(Object.keys(TARGETED_CALLS).filter((route) => !routes.has(route))).toEqual([]);
});

test.each(Object.keys(TARGETED_CALLS).filter((route) => !route.endsWith("/events")))(
  "%s is tried in a way that its owner gets an answer to",
  async (route) => {
    const [method = ""] = route.split(" ");
    // One person may own only so many companies.
    const owner = await here.signIn(`cecilia of ${route}`);
    const statuses: number[] = [];
    for (const { options } of attemptsAt(route)?.(await here.newTarget(owner, SECRET)) ?? []) {
      statuses.push((await here.send(method, options, owner.headers)).statusCode);
    }
    expect(Math.min(...statuses)).toBeLessThan(300);
  },
);

describe("without a valid sign-in nothing is answered and nothing changes", () => {
  const altered = (token: string): string => {
    const at = token.lastIndexOf(".") + 20;
    return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
  };
  const credentials: readonly (readonly [string, () => Promise<Record<string, string>>])[] = [
    ["no token", async () => ({})],
    ["an altered token", async () => ({ authorization: altered(anna.headers["authorization"] ?? "") })],
    [
      "an expired token",
      async () => {
        const issuedAt = new Date(store.clock.now.getTime() - HOUR_MS - 1000);
        const { token } = await issueToken(server.keys.token, anna.session, issuedAt);
        return { authorization: `Bearer ${token}` };
      },
    ],
    [
      "an ended session",
      async () => {
        const ended = await here.signIn("anna");
        await store.store.users.endSession(ended.session.id);
        return ended.headers;
      },
    ],
  ];

  test.each(credentials)("%s", async (_name, headersOf) => {
    const before = await allOfAnna();
    const headers = await headersOf();
    for (const route of routes) {
      const [method = ""] = route.split(" ");
      for (const { name, options } of attemptsAt(route)?.(there) ?? []) {
        const answer = await here.send(method, options, headers);
        expect([answer.statusCode, answer.headers.etag], `${route} ${name}`).toEqual([401, undefined]);
        if (method === "HEAD") continue;
        expect(answer.json(), `${route} ${name}`).toEqual({
          error: { type: "Unauthorized", message: "Unauthorized" },
        });
      }
    }
    expect(await allOfAnna()).toEqual(before);
  });
});

describe("another person's company", () => {
  /** What a stranger learns: everything in the answer except the names in the request and the labels of the call. */
  async function learned(method: string, { options }: Attempt, target: Target) {
    const { statusCode, headers, body } = await here.send(method, options, bo.headers);
    const learnt = [statusCode, headers["content-type"], headers.etag, headers["last-modified"], body];
    const names = [`c${target.companyId}-`, target.documentId, target.fileId];
    return {
      statusCode,
      body,
      learnt: names.reduce((text, name) => text.replaceAll(name, "*"), JSON.stringify(learnt)),
    };
  }

  const named = [...routes].filter((route) => !NAMES_NO_COMPANY.has(route.replace(/^HEAD /, "GET ")));

  test.each(named)("%s is refused as if there were none", async (route) => {
    const before = await allOfAnna();
    const [method = ""] = route.split(" ");
    const missing = attemptsAt(route)?.(nowhere) ?? [];
    for (const [index, attempt] of (attemptsAt(route)?.(there) ?? []).entries()) {
      const answer = await learned(method, attempt, there);
      expect(attempt.refusedWith ?? [403, 404], attempt.name).toContain(answer.statusCode);
      expect(answer.body).not.toContain(SECRET);
      if (method !== "HEAD") expect(() => answerOf(apiErrorSchema, JSON.parse(answer.body))).not.toThrow();
      const none = missing[index];
      if (none === undefined) throw new Error(`${route} has no attempt at nothing`);
      expect(answer.learnt, attempt.name).toBe((await learned(method, none, nowhere)).learnt);
    }
    expect(await allOfAnna()).toEqual(before);
  });

  test("lists contain only the caller's own", async () => {
    const read = async (url: string) => (await here.send("GET", { url }, bo.headers)).json();
    expect((await read("/api/company")).companies.map(({ id }: { id: number }) => id)).toEqual([
      there.ownCompanyId,
    ]);
    expect((await read("/api/data/list")).files).toEqual([]);
    expect(await read(`/api/data/list/c${there.companyId}-`)).toEqual(
      await read(`/api/data/list/c${nowhere.companyId}-`),
    );
  });

  test("a new company is the maker's own, under a number that nobody has", async () => {
    const before = await allOfAnna();
    const [attempt] = TARGETED_CALLS["POST /api/company"]?.(there) ?? [];
    const answer = await here.send("POST", attempt?.options ?? {}, bo.headers);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().id).toBeGreaterThan(there.companyId);
    expect(await allOfAnna()).toEqual(before);
  });

  test("its events are not received", async () => {
    const books = await newBooks(store, anna.actor);
    const own = await newBooks(store, bo.actor);
    const answer = await server.app.inject({
      url: "/api/events",
      headers: bo.headers,
      payloadAsStream: true,
    });
    expect(answer.statusCode).toBe(200);
    const sold = (key: string) => [{ key, append: [sale()] }];
    await books.commit("register", sold(books.key("transactions")));
    await own.commit("register", sold(own.key("transactions")));
    let received = "";
    for await (const chunk of answer.stream()) {
      received += String(chunk);
      if (received.includes(own.key("transactions"))) break;
    }
    expect(received).not.toContain(`c${books.id}-`);
  });
});
