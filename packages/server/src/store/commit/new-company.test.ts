import { randomBytes } from "node:crypto";
import type { CompanyConfig } from "@huvudbok/core/api";
import { isoDate } from "@huvudbok/core/calendar";
import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { account, configWith, fiscalYear, json, sale, YEAR } from "../../../test/test-books.ts";
import { ENGINES, newActor, openStoreAt, type TestStore } from "../../../test/test-store.ts";
import type { Actor } from "../store.ts";

const { recipient, packageSetup } = configWith([1001, 1002]);
const TERMS = { packageSetup, today: isoDate("2025-06-10") };

interface Import {
  readonly requestId?: string;
  readonly intent?: string;
  readonly recipient?: Partial<CompanyConfig["recipient"]>;
  readonly kronor?: number;
  readonly companyId?: number;
}

/** An import that makes its company, as a browser sends it. */
function importOf({ requestId = randomBytes(8).toString("hex"), intent = "import", ...parts }: Import = {}) {
  const transaction = { ...sale(parts.kronor), number: 7, locked: true, regDate: "2024-01-02" };
  return {
    companyId: parts.companyId ?? 0,
    newCompany: { recipient: { ...recipient, ...parts.recipient } },
    intent,
    requestId,
    changes: [
      { key: "c0-accountSettings", put: [fiscalYear()] },
      { key: `c0-${YEAR}-accountPlan`, head: { name: "BAS" }, put: [account(1930), account(3001)] },
      { key: `c0-${YEAR}-transactions`, put: [transaction] },
    ],
  };
}

describe.each(ENGINES)("an import to a new company on $name (IM23)", (on) => {
  const { here, it } = storeOn(on);
  const send = (actor: Actor, body: object, to: TestStore = here()) =>
    to.store.documents.commit(actor, json(body), { newCompany: TERMS, isImport: true });
  const companies = async (actor: Actor) => (await here().store.companies.list(actor)).map(({ id }) => id);
  const made = async (actor: Actor, body: object) => {
    const result = await send(actor, body);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };

  it("makes the company with its books, and the person owns it", async () => {
    const actor = await newActor(here());
    const { companyId = 0, changes } = await made(actor, importOf());
    expect(await here().store.companies.list(actor)).toEqual([
      { id: companyId, config: { packageSetup, recipient }, role: "owner" },
    ]);
    expect(changes.map(({ key }) => key)).toEqual([
      `c${companyId}-accountSettings`,
      `c${companyId}-${YEAR}-accountPlan`,
      `c${companyId}-${YEAR}-transactions`,
    ]);
    const events = await here().store.companies.events(actor, companyId, { limit: 5 });
    expect(events.ok && events.value.events.map(({ kind }) => kind)).toEqual(["import", "created"]);
    expect(await here().store.findFaults(companyId)).toEqual([]);
  });

  it("makes none above the limit of companies, and the answer of before is given all the same (CO15)", async () => {
    const { where, place, clock } = here();
    const low = await openStoreAt({ where, place, dispose: async () => {} }, clock, {
      companiesPerPerson: 1,
    });
    const actor = await newActor(low);
    const body = importOf();
    const first = await send(actor, body, low);
    expect(first).toMatchObject({ ok: true });
    expect(await send(actor, importOf(), low)).toMatchObject({
      ok: false,
      error: { status: 409, type: "TooManyCompanies" },
    });
    expect(await send(actor, body, low)).toEqual(first);
    expect(await companies(actor)).toHaveLength(1);
    await low.close();
  });

  it("makes none when a rule refuses the books", async () => {
    const actor = await newActor(here());
    const body = importOf();
    const entries = [{ accountId: 1930, amount: 1 }];
    const unbalanced = { ...sale(1, { entries }), number: 8, locked: true, regDate: "2024-01-02" };
    const changes = [...body.changes.slice(0, 2), { ...body.changes[2], put: [unbalanced] }];
    expect(await send(actor, { ...body, changes })).toMatchObject({ ok: false, error: { status: 422 } });
    expect(await companies(actor)).toEqual([]);
    const nameless = await send(actor, importOf({ recipient: { name: "  " } }));
    expect(nameless).toMatchObject({ ok: false, error: { type: "InvalidRecipient" } });
    expect(await companies(actor)).toEqual([]);
  });

  it("sent again gets the same answer, also at the same instant", async () => {
    const actor = await newActor(here());
    const body = importOf();
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => made(actor, body)));
    for (const other of others) expect(other).toEqual(first);
    expect(await made(actor, body)).toEqual(first);
    expect(await companies(actor)).toEqual([first?.companyId]);
  });

  it("of the same id and other books is refused, and makes no second company", async () => {
    const actor = await newActor(here());
    const body = importOf();
    await made(actor, body);
    const { requestId } = body;
    for (const other of [
      importOf({ requestId, kronor: 5 }),
      importOf({ requestId, recipient: { city: "X" } }),
    ])
      expect(await send(actor, other)).toMatchObject({ ok: false, error: { type: "RequestIdTaken" } });
    expect(await companies(actor)).toHaveLength(1);
  });

  it("of two people makes a company for each", async () => {
    const [anna, bo] = [await newActor(here()), await newActor(here())];
    const body = importOf();
    const answers = await Promise.all([made(anna, body), made(bo, body)]);
    expect(answers[0].companyId).not.toBe(answers[1].companyId);
    expect(await companies(anna)).toEqual([answers[0].companyId]);
    expect(await companies(bo)).toEqual([answers[1].companyId]);
  });

  it("can be made again when its company has been removed", async () => {
    const actor = await newActor(here());
    const body = importOf();
    const { companyId = 0 } = await made(actor, body);
    await here().store.companies.remove(actor, companyId, "Bolaget AB");
    const again = await made(actor, body);
    expect(again.companyId).not.toBe(companyId);
    expect(await companies(actor)).toEqual([again.companyId]);
  });

  it("is refused without a fiscal year, and when it speaks of what is stored", async () => {
    const actor = await newActor(here());
    const books = importOf();
    const [years, ...rest] = books.changes;
    for (const changes of [
      [],
      rest,
      [{ key: "c0-journalTemplates" }],
      [{ key: "c0-accountSettings" }],
      [{ key: "c0-accountSettings", head: {}, put: [] }, ...rest],
      [{ ...years, ifMatch: "1" }, ...rest],
      [{ ...years, remove: ["x"] }, ...rest],
    ])
      expect(await send(actor, { ...books, changes })).toMatchObject({ ok: false, error: { status: 400 } });
    expect(await companies(actor)).toEqual([]);
  });

  it("is refused with texts that would burden every list of companies (CO13)", async () => {
    const actor = await newActor(here());
    for (const field of ["address", "careOf", "phone", "organizationNumber", "country"]) {
      const result = await send(actor, importOf({ recipient: { [field]: "x".repeat(255) } }));
      expect(result).toMatchObject({ ok: false, error: { status: 422, type: "InvalidRecipient" } });
    }
    expect(await companies(actor)).toEqual([]);
  });

  it("is never made of a person's own settings", async () => {
    const actor = await newActor(here());
    const body = {
      companyId: 0,
      intent: "import",
      requestId: randomBytes(8).toString("hex"),
      changes: [{ key: "u-userSettings", head: { allowTransactionEdit: true } }],
    };
    for (const said of [{}, { companyId: 0 }, { companyId: 0, isImport: true }]) {
      const result = await here().store.documents.commit(actor, json(body), said);
      expect(result).toMatchObject({ ok: false, error: { status: 400 } });
    }
  });

  it("is refused when it is no import, names another company, or nobody has said that it makes one", async () => {
    const actor = await newActor(here());
    const plain = { ...importOf(), newCompany: undefined };
    const foreign = { ...importOf(), changes: [{ key: "c1-accountSettings", put: [fiscalYear()] }] };
    const own = { ...importOf(), changes: [{ key: "u-userSettings", head: {} }] };
    for (const body of [importOf({ intent: "edit" }), importOf({ companyId: 1 }), plain, foreign, own])
      expect(await send(actor, body)).toMatchObject({ ok: false, error: { status: 400 } });
    for (const said of [{}, { companyId: 0 }, { isImport: true }]) {
      const result = await here().store.documents.commit(actor, json(importOf()), said);
      expect(result).toMatchObject({ ok: false, error: { status: 400 } });
    }
    expect(await companies(actor)).toEqual([]);
  });
});
