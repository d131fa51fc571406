import { companyEventsSchema, isEventData } from "@huvudbok/core/api";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import {
  configWith,
  FILED,
  fiscalYear,
  json,
  NEXT_YEAR,
  type TestCompany,
  YEAR,
} from "../../../test/test-books.ts";
import { ENGINES, newActor } from "../../../test/test-store.ts";
import { recipientEtag } from "../access/recipient-etag.ts";
import { openDatabase } from "../database/database.ts";

describe.each(ENGINES)("the log of a company, on $name", (engine) => {
  const { it, here, books } = storeOn(engine);

  const logOf = async ({ actor, id }: TestCompany) => {
    const log = await here().store.companies.events(actor, id, { limit: 100 });
    if (!log.ok) throw new Error(log.error.message);
    expect(companyEventsSchema.safeParse(log.value).success).toBe(true);
    for (const { kind, data } of log.value.events)
      expect([kind, isEventData(kind, data)]).toEqual([kind, true]);
    return log.value.events.toReversed();
  };
  const settings = (company: TestCompany) => company.load("accountSettings");
  const change = async (statement: string): Promise<void> => {
    const database = openDatabase(here().place);
    await sql.raw(statement).execute(database.db);
    await database.close();
  };

  it("EV1: tells of the making, the recipient, locks, closed dates and imports, each with who and when", async () => {
    const company = await books();
    const { store, clock } = here();
    const { id, actor } = company;
    const key = company.key("accountSettings");
    const { recipient } = configWith([]);
    const renamed = { ...recipient, name: "Nya Bolaget AB" };
    const etag = recipientEtag(recipient);
    expect((await store.companies.setRecipient(actor, id, renamed, etag)).ok).toBe(true);
    // Nothing happens, and nothing is told.
    expect((await store.companies.setRecipient(actor, id, renamed)).ok).toBe(true);
    const lock = async (locked: boolean) =>
      company.commit("edit", [
        { key, ifMatch: (await settings(company)).etag, put: [fiscalYear(YEAR, 2025, locked)] },
      ]);
    await lock(true);
    await lock(false);
    const head = { currentFiscalYearId2: YEAR, closedThrough: "2025-01-31" };
    await company.commit("edit", [{ key, ifMatch: (await settings(company)).etag, head }]);
    const next = [
      { key, ifMatch: (await settings(company)).etag, put: [fiscalYear(NEXT_YEAR, 2026)] },
      { key: company.key("accountPlan", NEXT_YEAR), head: { name: "BAS" } },
      { key: company.key("transactions", NEXT_YEAR) },
    ];
    await company.commit("import", next, "an import of a year");
    // The same request again has no effect.
    await company.commit("import", next, "an import of a year");
    const log = await logOf(company);
    expect(log.map(({ kind }) => kind)).toEqual([
      "created",
      "recipient",
      "yearLock",
      "yearLock",
      "closedThrough",
      "import",
    ]);
    for (const event of log) {
      expect(event).toMatchObject({
        userId: actor.userId,
        userName: "Åsa Öberg",
        at: clock.now.toISOString(),
      });
    }
    expect(log.map(({ data }) => data).slice(1)).toMatchObject([
      { before: recipient, after: renamed },
      { fiscalYearId: YEAR, from: "2025-01-01", to: "2025-12-31", before: false, after: true },
      { before: true, after: false },
      { before: null, after: "2025-01-31" },
      { documents: [{ kind: "accountSettings", fiscalYearId: null, items: 1 }, {}, {}] },
    ]);
    expect(await store.findFaults(id)).toEqual([]);
  });

  it("EV1: an import tells the name of its file, and nothing else may", async () => {
    const company = await books();
    const key = company.key("accountSettings");
    const importedFile = { format: "sie4", fileName: "Bolaget 2026.se" };
    const commit = async (intent: string, file: unknown) => {
      const { etag: ifMatch } = await settings(company);
      const changes = [{ key, ifMatch, put: [fiscalYear(NEXT_YEAR, 2026)] }];
      const requestId = `${intent}-${JSON.stringify(file).length}`;
      const body = { companyId: company.id, intent, requestId, importedFile: file, changes };
      return here().store.documents.commit(company.actor, json(body));
    };
    const wrong = [
      ["edit", importedFile],
      ["import", { ...importedFile, fileName: "" }],
      ["import", { ...importedFile, fileName: "a".repeat(256) }],
      ["import", { ...importedFile, path: "/home/anna" }],
    ] as const;
    for (const [intent, file] of wrong) {
      expect(await commit(intent, file)).toMatchObject({ ok: false, error: { status: 400 } });
    }
    expect((await commit("import", importedFile)).ok).toBe(true);
    const last = (await logOf(company)).at(-1);
    expect(last).toMatchObject({ kind: "import", data: { file: importedFile } });
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  it("EV1: a refused change tells of nothing", async () => {
    const company = await books();
    const { etag: ifMatch } = await settings(company);
    const put = [fiscalYear(YEAR, 2025, true), fiscalYear(NEXT_YEAR, 2025)];
    await company.refused("edit", [{ key: company.key("accountSettings"), ifMatch, put }]);
    expect((await logOf(company)).map(({ kind }) => kind)).toEqual(["created"]);
  });

  it("comes in pages, to members only", async () => {
    const company = await books();
    const { store } = here();
    for (let count = 0; count < 3; count += 1) {
      expect((await store.companies.recordFiling(company.actor, company.id, FILED)).ok).toBe(true);
    }
    const page = async (before?: number) => {
      const query = before === undefined ? { limit: 3 } : { limit: 3, before };
      const log = await store.companies.events(company.actor, company.id, query);
      return log.ok ? [log.value.events.map(({ sequence }) => sequence), log.value.next] : log.error;
    };
    expect(await page()).toEqual([[4, 3, 2], 2]);
    expect(await page(2)).toEqual([[1], null]);
    const stranger = await newActor(here(), "Bo");
    expect(await store.companies.events(stranger, company.id, { limit: 3 })).toMatchObject({
      error: { status: 404 },
    });
  });

  it("EV2: a changed value, a missing event and an added one are found; an erased body is not", async () => {
    const company = await books();
    const { store } = here();
    const faults = async () => (await store.findFaults(company.id)).map(({ code }) => code);
    const of = `where company_id = ${company.id}`;
    const { recipient } = configWith([]);
    const moved = { ...recipient, city: "Lund" };
    await store.companies.setRecipient(company.actor, company.id, moved, recipientEtag(recipient));
    await change(`update company_event set user_name = 'Bo' ${of} and sequence = 1`);
    expect(await faults()).toContain("event");
    await change(`update company_event set user_name = 'Åsa Öberg' ${of} and sequence = 1`);
    expect(await faults()).toEqual([]);
    await change(`update company_event set body = null ${of} and sequence = 1`);
    expect(await faults()).toEqual([]);
    await change(`delete from company_event ${of} and sequence = 2`);
    expect(await faults()).toEqual(["event"]);
  });

  it("EV5: tells of deleted years, documents and files, which the history or nothing else remembers", async () => {
    const company = await books();
    const { store } = here();
    const { id, actor } = company;
    const key = company.key("accountSettings");
    const edit = async (change: object, intent = "edit") =>
      company.commit(intent, [{ key, ifMatch: (await settings(company)).etag, ...change }]);
    await edit({ put: [fiscalYear(NEXT_YEAR, 2026)] });
    await edit({ remove: [NEXT_YEAR] });
    const template = company.key("journalTemplates");
    await company.commit("edit", [{ key: template }]);
    const made = await store.documents.version(actor, template);
    const ifMatch = made.ok ? made.value.etag : undefined;
    expect(await store.documents.remove(actor, template, ifMatch)).toMatchObject({ ok: true });
    const bytes = { originalFilename: "Kvitto.png", mimeType: "image/png", size: 3, sha256: "a".repeat(64) };
    const file = await store.files.add(actor, { companyId: id, fiscalYearId: YEAR, ...bytes });
    if (!file.ok) throw new Error(file.error.message);
    expect(await store.files.remove(actor, file.value.id)).toMatchObject({ ok: true });
    expect((await logOf(company)).slice(1)).toMatchObject([
      { kind: "yearDeleted", data: { fiscalYearId: NEXT_YEAR, from: "2026-01-01", to: "2026-12-31" } },
      { kind: "documentDeleted", data: { kind: "journalTemplates", fiscalYearId: null, revision: 2 } },
      {
        kind: "fileDeleted",
        data: { fileId: file.value.id, fiscalYearId: YEAR, name: "Kvitto.png", size: 3 },
      },
    ]);
    expect(await store.findFaults(id)).toEqual([]);
  });

  it("EV3: goes with its company", async () => {
    const company = await books();
    const { store } = here();
    expect((await store.companies.remove(company.actor, company.id, "Bolaget AB")).ok).toBe(true);
    expect(await store.findFaults()).toEqual(expect.not.arrayContaining([{ companyId: company.id }]));
    const database = openDatabase(here().place);
    for (const table of ["company_event", "event_log"] as const) {
      const rows = await database.db.selectFrom(table).select("company_id").execute();
      expect(rows.some(({ company_id }) => company_id === company.id)).toBe(false);
    }
    await database.close();
  });
});
