import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { account, draft, fiscalYear, fromText, json, newCompany, sale } from "../../../test/test-books.ts";
import { ENGINES, newActor } from "../../../test/test-store.ts";
import { atRevision, currentEtag } from "../../../test/whole-etags.ts";
import type { StoreEvent } from "../store.ts";

describe.each(ENGINES)("commits on $name", (on) => {
  const { books, here, it } = storeOn(on);

  it("a whole import comes in one commit, whatever the order of its documents", async () => {
    const company = await newCompany(here(), await newActor(here()));
    const answer = await company.commit("import", [
      {
        key: company.key("transactions"),
        put: [{ ...sale(), number: 7, locked: true, regDate: "2024-01-02" }],
      },
      { key: company.key("accountPlan"), head: { name: "BAS" }, put: [account(1930), account(3001)] },
      { key: company.key("accountSettings"), put: [fiscalYear()] },
    ]);
    expect(answer.changes.map(({ etag, previousEtag }) => [etag, previousEtag])).toEqual([
      [atRevision(1), null],
      [atRevision(1), null],
      [atRevision(1), null],
    ]);
    const { document } = await company.load("transactions");
    expect(document).toMatchObject({ version: 1, transactions: [{ number: 7, regDate: "2024-01-02" }] });
  });

  it("appended transactions get number, date and sign from the server", async () => {
    const company = await books();
    const key = company.key("transactions");
    const answer = await company.commit("register", [{ key, append: [sale(1), sale(2)] }]);
    const given = { series: "A", regDate: "2025-06-10", sign: "Åsa Öberg" };
    expect(answer.changes[0]?.appended).toEqual([
      { ...given, number: 1 },
      { ...given, number: 2 },
    ]);
    const { document } = await company.load("transactions");
    expect(document["transactions"]).toEqual([
      { ...sale(1), number: 1, regDate: "2025-06-10", sign: "Åsa Öberg" },
      { ...sale(2), number: 2, regDate: "2025-06-10", sign: "Åsa Öberg" },
    ]);
  });

  it("the day of registration is the Swedish one", async () => {
    const company = await books();
    here().clock.now = new Date("2025-06-30T22:30:00Z");
    const answer = await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
    here().clock.now = new Date("2025-06-10T10:00:00Z");
    expect(answer.changes[0]?.appended?.[0]?.regDate).toBe("2025-07-01");
  });

  it("fifty appends at once get fifty numbers in a row", async () => {
    const company = await books();
    const key = company.key("transactions");
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => company.commit("register", [{ key, append: [sale(n + 1)] }])),
    );
    const numbers = answers.map((answer) => answer.changes[0]?.appended?.[0]?.number ?? 0);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect((await company.load("transactions")).etag).toEqual(atRevision(51));
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  it("a refused append leaves no gap", async () => {
    const company = await books();
    const key = company.key("transactions");
    const unbalanced = sale(1, { entries: [{ accountId: 1930, amount: 1 }] });
    expect(await company.refused("register", [{ key, append: [sale(), unbalanced] }])).toMatchObject({
      status: 422,
      message: "Summan av debet och kredit måste vara noll",
    });
    const answer = await company.commit("register", [{ key, append: [sale()] }]);
    expect(answer.changes[0]?.appended?.[0]?.number).toBe(1);
  });

  it("a refusal in one document takes back the others", async () => {
    const company = await books();
    const before = await company.load("accountPlan");
    const refusal = await company.refused("register", [
      { key: company.key("accountPlan"), ifMatch: before.etag, put: [account(5010)] },
      { key: company.key("transactionDrafts"), put: [draft("d1")] },
      { key: company.key("transactions"), append: [sale(1, { date: "2026-01-01" })] },
    ]);
    expect(refusal.status).toBe(422);
    expect(await company.load("accountPlan")).toEqual(before);
    const drafts = await here().store.documents.version(company.actor, company.key("transactionDrafts"));
    expect(drafts).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it("the same request has one effect and the same answer", async () => {
    const company = await books();
    const changes = [{ key: company.key("transactions"), append: [sale()] }];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => company.commit("register", changes, "request-1")),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await company.load("transactions")).document["transactions"]).toHaveLength(1);
  });

  it("a request id that was used for something else is refused, whatever ETag it is sent with", async () => {
    const company = await books();
    const key = company.key("transactions");
    const first = await company.commit("register", [{ key, append: [sale(100)] }], "request-3");
    const again = await company.commit(
      "register",
      [{ key, ifMatch: '"1"', append: [sale(100)] }],
      "request-3",
    );
    expect(again).toEqual(first);
    for (const [intent, changes] of [
      ["register", [{ key, append: [sale(200)] }]],
      ["correct", [{ key, append: [sale(100)] }]],
      ["register", [{ key: company.key("transactionDrafts"), put: [draft("a")] }]],
    ] as const) {
      const body = json({ companyId: company.id, intent, requestId: "request-3", changes });
      const answer = await here().store.documents.commit(company.actor, body);
      expect(answer).toMatchObject({ ok: false, error: { status: 409, type: "RequestIdTaken" } });
    }
  });

  it("ST3: a registration that is sent again after months is not booked twice; other answers are forgotten", async () => {
    const company = await books();
    const { clock, store } = here();
    const before = clock.now;
    const key = company.key("transactions");
    const [drafts, one] = [company.key("transactionDrafts"), { put: [draft("a")] }];
    const first = await company.commit("register", [{ key, append: [sale(100)] }], "request-5");
    await company.commit("edit", [{ key: drafts, ...one }], "request-6");
    clock.now = new Date(before.getTime() + 100 * 24 * 3600 * 1000);
    await store.files.sweep();
    expect(await company.commit("register", [{ key, append: [sale(100)] }], "request-5")).toEqual(first);
    const body = { companyId: company.id, intent: "edit", requestId: "request-6" };
    const again = json({ ...body, changes: [{ key: drafts, ...one }] });
    expect(await store.documents.commit(company.actor, again)).toMatchObject({ error: { status: 412 } });
    clock.now = before;
    expect((await company.load("transactions")).document["transactions"]).toHaveLength(1);
  });

  it("of several requests at once that have one id one is made, and the others are refused", async () => {
    const company = await books();
    // In documents of their own, so that they do not wait for each other there.
    const all = [
      ["register", { key: company.key("transactions"), append: [sale()] }],
      ["edit", { key: company.key("transactionDrafts"), put: [draft("a")] }],
    ] as const;
    const answers = await Promise.all(
      all.map(([intent, change]) => {
        const body = json({ companyId: company.id, intent, requestId: "request-4", changes: [change] });
        return here().store.documents.commit(company.actor, body);
      }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) {
      if (!answer.ok) expect(answer.error).toMatchObject({ status: 409, type: "RequestIdTaken" });
    }
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  it("a request that was refused can be sent again", async () => {
    const company = await books();
    const key = company.key("transactions");
    const bad = {
      companyId: company.id,
      intent: "register",
      requestId: "request-2",
      changes: [{ key, append: [sale(0)] }],
    };
    expect(await here().store.documents.commit(company.actor, json(bad))).toMatchObject({ ok: false });
    await company.commit("register", [{ key, append: [sale()] }], "request-2");
  });

  it("history tells who, when, what for, and each item before and after", async () => {
    const company = await books();
    const key = company.key("accountPlan");
    await company.commit("edit", [{ key, ifMatch: '"1"', head: { name: "Annan" }, put: [account(5010)] }]);
    await company.commit("edit", [
      { key, ifMatch: '"2"', put: [{ ...account(5010), name: "Hyra" }], remove: ["4010"] },
    ]);
    const page = await here().store.documents.history(company.actor, key, { limit: 2 });
    if (!page.ok) throw new Error(page.error.message);
    const who = {
      userId: company.actor.userId,
      userName: "Åsa Öberg",
      intent: "edit",
      at: "2025-06-10T10:00:00.000Z",
    };
    expect(await fromText(page.value.text)).toEqual({
      revisions: [
        {
          ...who,
          revision: 3,
          items: [
            { id: "4010", before: account(4010), after: null },
            { id: "5010", before: account(5010), after: { ...account(5010), name: "Hyra" } },
          ],
        },
        {
          ...who,
          revision: 2,
          headBefore: { name: "BAS" },
          headAfter: { name: "Annan" },
          items: [{ id: "5010", before: null, after: account(5010) }],
        },
      ],
      next: 2,
    });
    const last = await here().store.documents.history(company.actor, key, { before: 2, limit: 2 });
    expect(last.ok && (await fromText(last.value.text))).toMatchObject({
      revisions: [{ revision: 1 }],
      next: null,
    });
  });

  it("tells listeners what has a new revision, and to whom it belongs", async () => {
    const company = await books();
    const heard: StoreEvent[] = [];
    // What was told of earlier commits may still be on its way from PostgreSQL.
    const leave = here().store.subscribe((event) => event.etag.startsWith('"2-') && heard.push(event));
    await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
    await here().store.documents.save(
      company.actor,
      "u-userSettings",
      await currentEtag(here(), company.actor, "u-userSettings"),
      json({ version: 1, theme: "dark" }),
    );
    const isOurs = (event: StoreEvent) =>
      event.companyId === company.id || event.userId === company.actor.userId;
    await expect.poll(() => heard.filter(isOurs)).toHaveLength(2);
    leave();
    expect(heard.filter(isOurs)).toEqual([
      { companyId: company.id, key: company.key("transactions"), etag: atRevision(2) },
      { companyId: 0, userId: company.actor.userId, key: "u-userSettings", etag: atRevision(2) },
    ]);
  });

  it.each([
    ["an unknown key", { changes: [{ key: "c1-nonsense" }] }, 400],
    ["a key of another company", { changes: [{ key: "c999999-accountSettings" }] }, 400],
    ["the same key twice", { twice: true }, 400],
    ["an unknown field", { extra: 1 }, 400],
    ["an unknown intent", { intent: "destroy" }, 400],
    ["no changes", { changes: [] }, 400],
  ])("%s is refused", async (_what, fields, status) => {
    const company = await books();
    const change = { key: company.key("accountPlan"), ifMatch: '"1"', put: [account(5010)] };
    const { twice, ...rest } = fields as { twice?: boolean };
    const request = {
      companyId: company.id,
      intent: "edit",
      requestId: "12345678",
      changes: [change],
      ...rest,
    };
    const sent = twice === true ? { ...request, changes: [change, change] } : request;
    const result = await here().store.documents.commit(company.actor, json(sent));
    expect(result).toMatchObject({ ok: false, error: { status } });
  });

  it("an item is named once, and its amounts are whole öre", async () => {
    const company = await books();
    const key = company.key("accountPlan");
    const twice = [{ key, ifMatch: '"1"', put: [account(5010)], remove: ["5010"] }];
    expect((await company.refused("edit", twice)).status).toBe(400);
    const balance = [{ key: company.key("accountBalance"), put: [{ accountId: 1930, balance: 0.001 }] }];
    expect(await company.refused("edit", balance)).toMatchObject({
      status: 422,
      details: { fault: "not-whole-ore" },
    });
    const given = [{ key: company.key("transactions"), append: [{ ...sale(), number: 9 }] }];
    expect((await company.refused("register", given)).status).toBe(422);
    const elsewhere = [{ key, append: [sale()] }];
    expect((await company.refused("register", elsewhere)).status).toBe(400);
    const odd = [{ key: company.key("transactionDrafts"), put: [draft("a\0b")] }];
    expect((await company.refused("edit", odd)).status).toBe(400);
  });
});
