import { type CommitAnswer, companyListSchema } from "@huvudbok/core/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "./answer-of.ts";
import { type Person, type StoredServer, storedServer } from "./stored-server.ts";
import { TARGETED_CALLS, type Target } from "./targeted-calls.ts";
import { json, sale, YEAR } from "./test-books.ts";
import { setMember } from "./test-members.ts";
import { ENGINES } from "./test-store.ts";

/** The calls for the owner alone (HT7), besides years and the closed date, which core judges. */
const OWN = new Set([
  "PUT /api/company/:id/config/recipient",
  "DELETE /api/company/:id",
  "POST /api/data/id/:id document",
  "DELETE /api/data/id/:id document",
]);
/** These calls name no company: their answers show what a role may see of one. */
const NAMES_NO_COMPANY = new Set([
  "POST /api/company",
  "GET /api/feature",
  "GET /api/rates/Series/ByGroup/130",
  "GET /api/rates/Observations/:seriesId/:fromDate/:toDate",
  "GET /api/events",
  "GET /api/session",
  "DELETE /api/session",
  "DELETE /api/session/:id",
]);
const ROUTES = Object.keys(TARGETED_CALLS).filter((route) => !NAMES_NO_COMPANY.has(route));

describe.each(ENGINES.filter(({ isHere }) => isHere))("every call by every role on $name", ({ engine }) => {
  let here: StoredServer;
  let anna: Person;
  let people = 0;

  beforeAll(async () => {
    here = await storedServer(engine);
    anna = await here.signIn("anna");
  });
  afterAll(() => here.close());

  /** A person with this text as role in new books; undefined: without any role. */
  async function member(role: string | undefined) {
    people += 1;
    const person = await here.signIn(`person ${people}`);
    const target = await here.newTarget(anna, "Hemlighet");
    await setMember(here.store, target.companyId, person.actor, role);
    return { person, target };
  }

  async function answers(route: string, { person, target }: { person: Person; target: Target }) {
    const [method = ""] = route.split(" ");
    const statuses: {
      readonly name: string;
      readonly status: number;
      readonly type: string;
      readonly body: string;
    }[] = [];
    for (const { name, options } of TARGETED_CALLS[route]?.(target) ?? []) {
      const answer = await here.send(method, options, person.headers);
      const isError = answer.statusCode >= 400 && answer.body !== "";
      const names = [`c${target.companyId}-`, target.documentId, target.fileId, String(target.companyId)];
      statuses.push({
        name,
        status: answer.statusCode,
        type: isError ? answer.json().error.type : "",
        body: names.reduce((text, one) => text.replaceAll(one, "*"), answer.body),
      });
    }
    return statuses;
  }

  test.each(ROUTES)("ST15: %s answers a role that there is not as it answers a stranger", async (route) => {
    const stranger = await answers(route, await member(undefined));
    for (const role of ["invited", "removed", "Owner", ""]) {
      expect(await answers(route, await member(role)), role).toEqual(stranger);
    }
  });

  test.each(ROUTES)("%s: a bookkeeper does all but what is the owner's, a reader reads", async (route) => {
    const [method] = route.split(" ");
    const owner = await answers(route, await member("owner"));
    const bookkeeper = await answers(route, await member("bookkeeper"));
    const reader = await answers(route, await member("reader"));
    const isRead = method === "GET" || method === "HEAD";
    for (const [index, { name, status, type }] of owner.entries()) {
      const isOwn = OWN.has(route) || OWN.has(`${route} ${name}`);
      const missing = [403, "RoleIsMissing"];
      expect([bookkeeper[index]?.status, bookkeeper[index]?.type], name).toEqual(
        isOwn ? missing : [status, type],
      );
      const asReader = [reader[index]?.status, reader[index]?.type];
      if (isRead) expect(asReader, name).toEqual([status, type]);
      // A call that the owner is refused as well may be refused for its format, before access is checked.
      else if (status < 300) expect(asReader, name).toEqual(missing);
      else expect(reader[index]?.status, name).toBeGreaterThanOrEqual(400);
    }
  });

  test.each(["owner", "bookkeeper", "reader"])("the list of companies says who is its %s", async (role) => {
    const { person, target } = await member(role);
    const answer = await here.send("GET", { url: "/api/company" }, person.headers);
    const { companies } = answerOf(companyListSchema, answer.json());
    expect(companies.map((company) => [company.id, company.role])).toEqual([[target.companyId, role]]);
  });

  test("somebody whose role is taken away hears no more, and reads no bytes", async () => {
    const { person, target } = await member("reader");
    const file = { url: `/api/data/id/${target.fileId}` };
    expect((await here.send("GET", file, person.headers)).statusCode).toBe(200);
    await setMember(here.store, target.companyId, person.actor, "invited");
    expect((await here.send("GET", file, person.headers)).statusCode).toBe(404);
    const stream = await here.server.app.inject({
      url: "/api/events",
      headers: person.headers,
      payloadAsStream: true,
    });
    const own = await here.newTarget(person, "Egen");
    await sell(anna, target.companyId);
    await sell(person, own.companyId);
    let received = "";
    for await (const chunk of stream.stream()) {
      received += String(chunk);
      if (received.includes(`c${own.companyId}-${YEAR}-transactions`)) break;
    }
    expect(received).not.toContain(`c${target.companyId}-`);
  });

  async function sell({ actor }: Person, companyId: number): Promise<CommitAnswer> {
    people += 1;
    const changes = [{ key: `c${companyId}-${YEAR}-transactions`, append: [sale()] }];
    const body = json({ companyId, intent: "register", requestId: `registering-${people}`, changes });
    const sold = await here.store.store.documents.commit(actor, body);
    if (!sold.ok) throw new Error(sold.error.message);
    return sold.value;
  }
});
