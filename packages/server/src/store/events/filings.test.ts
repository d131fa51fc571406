import { filingListSchema, isEventData } from "@huvudbok/core/api";
import { isoDate } from "@huvudbok/core/calendar";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { FILED, type TestCompany } from "../../../test/test-books.ts";
import { setMember } from "../../../test/test-members.ts";
import { ENGINES, newActor } from "../../../test/test-store.ts";
import { openDatabase } from "../database/database.ts";
import type { FilingQuery } from "./list-filings.ts";

const ALL: FilingQuery = { kind: undefined, period: undefined, limit: 100 };
const SIE = { ...FILED, kind: "sie4", to: "2025-12-31" } as const;

describe.each(ENGINES)("files for others, on $name", (engine) => {
  const { it, here, books } = storeOn(engine);

  const record = async ({ actor, id }: TestCompany, made: Parameters<typeof send>[2] = FILED) => {
    const recorded = await send(actor, id, made);
    if (!recorded.ok) throw new Error(recorded.error.message);
    return recorded.value.sequence;
  };
  const send = (
    ...[actor, id, made]: Parameters<ReturnType<typeof here>["store"]["companies"]["recordFiling"]>
  ) => here().store.companies.recordFiling(actor, id, made);
  const list = async ({ actor, id }: TestCompany, query: Partial<FilingQuery> = {}) => {
    const answer = await here().store.companies.filings(actor, id, { ...ALL, ...query });
    if (!answer.ok) throw new Error(answer.error.message);
    expect(filingListSchema.safeParse(answer.value).success).toBe(true);
    return answer.value;
  };
  const declare = ({ actor, id }: TestCompany, sequence: number, isDeclared: boolean) =>
    here().store.companies.declareFiling(actor, id, sequence, isDeclared);
  const member = async (company: TestCompany, name: string, role: string): Promise<TestCompany> => {
    const actor = await newActor(here(), name);
    await setMember(here(), company.id, actor, role);
    return { ...company, actor };
  };
  const faults = async (company: TestCompany) =>
    (await here().store.findFaults(company.id)).map(({ code }) => code);

  it("FI1: a file is written down with its kind, period, names, sizes, hashes, figures, who and when", async () => {
    const company = await books();
    const { clock, store } = here();
    const bookkeeper = await member(company, "Boka", "bookkeeper");
    const sequence = await record(bookkeeper);
    const log = await store.companies.events(company.actor, company.id, { limit: 1 });
    if (!log.ok) throw new Error(log.error.message);
    const [event] = log.value.events;
    const stamp = { sequence, at: clock.now.toISOString(), userName: bookkeeper.actor.name };
    expect(event).toMatchObject({ ...stamp, kind: "filing", data: FILED });
    expect(isEventData("filing", event?.data)).toBe(true);
    expect(await list(company)).toEqual({
      filings: [{ ...stamp, ...FILED, declared: null }],
      next: null,
    });
    expect(await faults(company)).toEqual([]);
  });

  it("FI2: are listed newest first, by kind and by the days of their periods, in pages", async () => {
    const company = await books();
    const april = { ...FILED, from: "2025-04-01", to: "2025-06-30" };
    const made = [await record(company), await record(company, SIE), await record(company, april)];
    const numbers = async (query: Partial<FilingQuery>) => {
      const { filings, next } = await list(company, query);
      return [filings.map(({ sequence }) => made.indexOf(sequence)), next];
    };
    expect(await numbers({})).toEqual([[2, 1, 0], null]);
    expect(await numbers({ kind: "vat" })).toEqual([[2, 0], null]);
    const days = (from: string, to: string) => ({ period: { from: isoDate(from), to: isoDate(to) } });
    expect(await numbers(days("2025-03-31", "2025-03-31"))).toEqual([[1, 0], null]);
    expect(await numbers({ kind: "vat", ...days("2025-03-31", "2025-04-01") })).toEqual([[2, 0], null]);
    expect(await numbers(days("2026-01-01", "2026-12-31"))).toEqual([[], null]);
    expect(await numbers({ limit: 2 })).toEqual([[2, 1], made[1]]);
    expect(await numbers({ limit: 2, before: made[1] ?? 0 })).toEqual([[0], null]);
  });

  it("FI3: owners and bookkeepers say that a file was handed in, and take it back; readers do not", async () => {
    const company = await books();
    const sequence = await record(company);
    const reader = await member(company, "Läsa", "reader");
    const bookkeeper = await member(company, "Boka", "bookkeeper");
    expect(await declare(reader, sequence, true)).toMatchObject({
      error: { status: 403, type: "RoleIsMissing" },
    });
    const declared = async () => (await list(company)).filings.map((filing) => filing.declared);
    expect(await declared()).toEqual([null]);
    expect((await declare(bookkeeper, sequence, true)).ok).toBe(true);
    // Said twice, it is told once.
    expect((await declare(company, sequence, true)).ok).toBe(true);
    const at = here().clock.now.toISOString();
    expect(await declared()).toEqual([{ at, userName: bookkeeper.actor.name }]);
    expect((await declare(company, sequence, false)).ok).toBe(true);
    expect(await declared()).toEqual([null]);
    const log = await here().store.companies.events(company.actor, company.id, { limit: 2 });
    expect(log.ok && log.value.events.map(({ kind, data }) => [kind, data])).toEqual([
      ["filingDeclared", { filing: sequence, before: true, after: false }],
      ["filingDeclared", { filing: sequence, before: false, after: true }],
    ]);
    expect(await faults(company)).toEqual([]);
  });

  it("FI3: what is no file, that of another company, or a copy of the books cannot be handed in", async () => {
    const [company, other] = [await books(), await books()];
    const [foreign, copy] = [await record(other), await record(company, SIE)];
    for (const sequence of [1, foreign + 7, 10_000]) {
      expect(await declare(company, sequence, true)).toMatchObject({ error: { status: 404 } });
    }
    expect(await declare(company, copy, true)).toMatchObject({ error: { type: "NotDeclarable" } });
    expect(await declare({ ...company, id: other.id }, foreign, true)).toMatchObject(
      company.actor.userId === other.actor.userId ? { ok: true } : { error: { status: 403 } },
    );
  });

  it("FI1: a reader records nothing", async () => {
    const company = await books();
    const reader = await member(company, "Läsa", "reader");
    expect(await send(reader.actor, company.id, FILED)).toMatchObject({
      error: { status: 403, type: "RoleIsMissing" },
    });
    expect(await list(reader)).toEqual({ filings: [], next: null });
  });

  it("FI1: strangers neither record, read nor mark anything", async () => {
    const company = await books();
    const sequence = await record(company);
    const stranger = { ...company, actor: await newActor(here(), "Bo") };
    expect(await send(stranger.actor, company.id, FILED)).toMatchObject({ error: { status: 403 } });
    expect(await here().store.companies.filings(stranger.actor, company.id, ALL)).toMatchObject({
      error: { status: 404 },
    });
    expect(await declare(stranger, sequence, true)).toMatchObject({ error: { status: 403 } });
    expect((await list(company)).filings).toMatchObject([{ sequence, declared: null }]);
  });

  it("FI1: takes 200 files of one person in a day, and as many marks", async () => {
    const company = await books();
    const tooMany = { error: { status: 409, type: "TooManyFilings" } };
    let sequence = 0;
    for (let count = 0; count < 200; count += 1) sequence = await record(company);
    expect(await send(company.actor, company.id, FILED)).toMatchObject(tooMany);
    for (let count = 0; count < 200; count += 1) {
      expect((await declare(company, sequence, count % 2 === 0)).ok).toBe(true);
    }
    expect(await declare(company, sequence, true)).toMatchObject(tooMany);
    // More events than are read at a time come between.
    expect((await list(company)).filings).toHaveLength(100);
    here().clock.now = new Date(here().clock.now.getTime() + 24 * 60 * 60 * 1000);
    expect((await send(company.actor, company.id, FILED)).ok).toBe(true);
  });

  it("EV2: a changed word about a file is found; an erased one is left out", async () => {
    const company = await books();
    const [first, second] = [await record(company), await record(company)];
    await declare(company, first, true);
    const database = openDatabase(here().place);
    const change = async (statement: string) => {
      await sql.raw(`update company_event set ${statement}`).execute(database.db);
    };
    const of = `where company_id = ${company.id} and sequence`;
    await change(`body = replace(body, 'true', 'false') ${of} = ${second + 1}`);
    expect(await faults(company)).toContain("event");
    await change(`body = null ${of} in (${first}, ${second + 1})`);
    expect(await faults(company)).toEqual([]);
    expect((await list(company)).filings).toMatchObject([{ sequence: second }]);
    expect(await declare(company, first, true)).toMatchObject({ error: { status: 404 } });
    await database.close();
  });
});
