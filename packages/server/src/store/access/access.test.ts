import { beforeAll, describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import {
  account,
  configWith,
  draft,
  json,
  newBooks,
  newCompany,
  sale,
  type TestCompany,
  YEAR,
} from "../../../test/test-books.ts";
import { ENGINES, newActor } from "../../../test/test-store.ts";
import { atRevision } from "../../../test/whole-etags.ts";
import { openDatabase } from "../database/database.ts";
import type { Actor, Refusal } from "../store.ts";
import { recipientEtag } from "./recipient-etag.ts";

const SHA = "a".repeat(64);

describe.each(ENGINES)("who may do what on $name", (on) => {
  const { books, here, it } = storeOn(on);
  let company: TestCompany;
  let stranger: Actor;
  let documentId: string;
  let fileId: string;

  const newFile = (companyId: number) => ({
    companyId,
    fiscalYearId: YEAR,
    originalFilename: "kvitto.pdf",
    mimeType: "application/pdf",
    size: 3,
    sha256: SHA,
  });

  beforeAll(async () => {
    if (!on.isHere) return;
    company = await books();
    stranger = await newActor(here(), "Någon Annan");
    await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
    const list = await here().store.files.list(company.actor, {
      prefix: company.key("accountPlan"),
      pageSize: 1,
    });
    documentId = list.ok ? (list.value.files[0]?.id ?? "") : "";
    const file = await here().store.files.add(company.actor, newFile(company.id));
    fileId = file.ok ? file.value.id : "";
  });

  /** Every call about a company, made by a stranger: on this company, and on one that does not exist. */
  const calls: readonly [
    name: string,
    status: number,
    call: (actor: Actor, companyId: number, ids: { document: string; file: string }) => Promise<unknown>,
  ][] = [
    ["load", 404, (actor, id) => here().store.documents.load(actor, `c${id}-${YEAR}-transactions`)],
    [
      "difference",
      404,
      (actor, id) => here().store.documents.difference(actor, `c${id}-${YEAR}-transactions`, '"1"'),
    ],
    ["version", 404, (actor, id) => here().store.documents.version(actor, `c${id}-${YEAR}-transactions`)],
    ["latest", 404, (actor, id) => here().store.documents.latest(actor, `c${id}-${YEAR}-transactions`, 5)],
    [
      "history",
      404,
      (actor, id) => here().store.documents.history(actor, `c${id}-accountSettings`, { limit: 1 }),
    ],
    [
      "save",
      403,
      (actor, id) =>
        here().store.documents.save(
          actor,
          `c${id}-accountSettings`,
          '"1"',
          json({ version: 1, fiscalYears2: [] }),
        ),
    ],
    ["remove", 403, (actor, id) => here().store.documents.remove(actor, `c${id}-accountSettings`, undefined)],
    [
      "commit",
      403,
      (actor, id) => {
        const changes = [{ key: `c${id}-${YEAR}-transactions`, append: [sale()] }];
        return here().store.documents.commit(
          actor,
          json({ companyId: id, intent: "register", requestId: "12345678", changes }),
        );
      },
    ],
    ["add a file", 403, (actor, id) => here().store.files.add(actor, newFile(id))],
    ["may add a file", 403, (actor, id) => here().store.files.mayAdd(actor, newFile(id))],
    [
      "link a file",
      403,
      (actor, id, ids) => {
        const link = { companyId: id, fiscalYearId: YEAR, series: "A", transactionId: 1 };
        return here().store.files.link(actor, ids.file, link);
      },
    ],
    ["info of a file", 404, (actor, _id, ids) => here().store.files.info(actor, ids.file)],
    ["info of a document", 404, (actor, _id, ids) => here().store.files.info(actor, ids.document)],
    ["locate a file", 404, (actor, _id, ids) => here().store.files.locate(actor, ids.file)],
    ["locate a document", 404, (actor, _id, ids) => here().store.files.locate(actor, ids.document)],
    ["remove a file", 404, (actor, _id, ids) => here().store.files.remove(actor, ids.file)],
    ["configuration", 404, (actor, id) => here().store.companies.config(actor, id)],
    [
      "recipient",
      403,
      (actor, id) => here().store.companies.setRecipient(actor, id, configWith([]).recipient),
    ],
    ["remove a company", 403, (actor, id) => here().store.companies.remove(actor, id, "Bolaget AB")],
  ];

  it.each(calls)("%s: somebody else's and none at all get the same refusal", async (_name, status, call) => {
    const unknown = { document: "x".repeat(24), file: "y".repeat(24) };
    const foreign = await call(stranger, company.id, { document: documentId, file: fileId });
    const missing = await call(stranger, 999_999, unknown);
    expect(foreign).toMatchObject({ ok: false, error: { status } });
    expect(foreign).toEqual(missing);
  });

  it("lists and roles know nothing of other people's companies", async () => {
    const own = await newCompany(here(), stranger);
    expect((await here().store.companies.list(stranger)).map(({ id }) => id)).toEqual([own.id]);
    expect(await here().store.files.list(stranger, { prefix: "", pageSize: 100 })).toEqual({
      ok: true,
      value: { files: [], nextPageToken: null },
    });
    expect(await here().store.companies.role(stranger, company.id)).toBeUndefined();
    expect(await here().store.companies.role(stranger, own.id)).toBe("owner");
  });

  it("the member of one company cannot reach another through it", async () => {
    const own = await newCompany(here(), stranger);
    const link = { companyId: own.id, fiscalYearId: YEAR, series: "A", transactionId: 1 };
    expect(await here().store.files.link(stranger, fileId, link)).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
    const changes = [{ key: company.key("transactions"), append: [sale()] }];
    const through = json({ companyId: own.id, intent: "register", requestId: "12345678", changes });
    expect(await here().store.documents.commit(stranger, through)).toMatchObject({
      ok: false,
      error: { status: 400 },
    });
  });

  it("a user's own documents are his alone", async () => {
    const settings = json({ version: 1, theme: "dark" });
    expect(await here().store.documents.save(stranger, "u-userSettings", undefined, settings)).toMatchObject({
      ok: true,
    });
    const list = await here().store.files.list(stranger, { prefix: "u-", pageSize: 10 });
    const id = list.ok ? (list.value.files[0]?.id ?? "") : "";
    expect(await here().store.files.locate(stranger, id)).toEqual({
      ok: true,
      value: { documentKey: "u-userSettings" },
    });
    expect(await here().store.files.info(company.actor, id)).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
    const own = await here().store.documents.version(company.actor, "u-userSettings");
    const his = await here().store.documents.difference(stranger, "u-userSettings", '"9"');
    expect(own).toMatchObject({ ok: true, value: { etag: atRevision(1) } });
    expect(his).toMatchObject({ ok: true, value: { isReload: true } });
  });

  it("roles: a bookkeeper writes, a reader reads, raw data and the company are the owner's", async () => {
    const books = await newBooks(here(), await newActor(here()));
    const [bookkeeper, reader] = [await newActor(here()), await newActor(here())];
    const database = openDatabase(here().place);
    await database.db
      .insertInto("member")
      .values([
        { company_id: books.id, user_id: bookkeeper.userId, role: "bookkeeper" },
        { company_id: books.id, user_id: reader.userId, role: "reader" },
      ])
      .execute();
    await database.close();
    const register = (actor: Actor, n: number) => {
      const changes = [{ key: books.key("transactions"), append: [sale()] }];
      const request = { companyId: books.id, intent: "register", requestId: `register-${n}`, changes };
      return here().store.documents.commit(actor, json(request));
    };
    const roleIsMissing = { ok: false, error: { status: 403, type: "RoleIsMissing" } };
    expect(await register(bookkeeper, 1)).toMatchObject({ ok: true });
    expect(await register(reader, 2)).toMatchObject(roleIsMissing);
    expect(await here().store.documents.version(reader, books.key("transactions"))).toMatchObject({
      ok: true,
    });
    const { etag, document } = await books.load("accountPlan");
    const raw = [books.key("accountPlan"), etag, json({ ...document, name: "Ny" })] as const;
    expect(await here().store.documents.save(bookkeeper, ...raw, "own")).toMatchObject(roleIsMissing);
    expect(await here().store.documents.remove(bookkeeper, books.key("accountPlan"), etag)).toMatchObject(
      roleIsMissing,
    );
    expect(await here().store.companies.remove(bookkeeper, books.id, "Bolaget AB")).toMatchObject(
      roleIsMissing,
    );
    expect(await here().store.documents.save(books.actor, ...raw, "own")).toMatchObject({ ok: true });
  });

  it("without a feature its documents are read but not written", async () => {
    const books = await newBooks(here(), await newActor(here()), []);
    const database = openDatabase(here().place);
    const refusal: Refusal = {
      status: 403,
      type: "FeatureIsMissingException",
      message: "Funktionen Bokföring plus är inaktiverad",
      details: { featureId: 1001, name: "Bokföring plus" },
    };
    const drafts = [{ key: books.key("transactionDrafts"), put: [draft("a")] }];
    expect(await books.refused("edit", drafts)).toEqual(refusal);
    expect(await here().store.files.add(books.actor, newFile(books.id))).toMatchObject({
      ok: false,
      error: { message: "Funktionen Verifikat är inaktiverad" },
    });
    const setFeatures = (features: number[]) =>
      database.db
        .updateTable("company")
        .set({ config: JSON.stringify(configWith(features)) })
        .where("id", "=", books.id)
        .execute();
    await setFeatures([1001]);
    await books.commit("edit", drafts);
    await setFeatures([]);
    await database.close();
    expect((await books.load("transactionDrafts")).document["drafts"]).toEqual([draft("a")]);
  });

  it("a removed company is gone with all of it, and its id is not used again", async () => {
    const actor = await newActor(here());
    const books = await newBooks(here(), actor);
    await here().store.files.add(actor, { ...newFile(books.id), sha256: "b".repeat(64) });
    expect(await here().store.companies.remove(actor, books.id, "Bolaget AB")).toMatchObject({ ok: true });
    expect(await here().store.companies.list(actor)).toEqual([]);
    const version = await here().store.documents.version(actor, books.key("accountPlan"));
    expect(version).toMatchObject({ ok: false, error: { status: 404 } });
    expect((await newCompany(here(), actor)).id).toBeGreaterThan(books.id);
    here().clock.now = new Date("2025-06-12T10:00:00Z");
    expect(await here().store.files.sweep()).toEqual(["b".repeat(64)]);
    here().clock.now = new Date("2025-06-10T10:00:00Z");
  });

  it("the recipient changes and the package stays", async () => {
    const books = await newBooks(here(), await newActor(here()), [1001]);
    const recipient = { ...configWith([]).recipient, name: "Nya Bolaget AB" };
    const config = { ...configWith([1001]), recipient };
    const etag = recipientEtag(configWith([]).recipient);
    const set = await here().store.companies.setRecipient(books.actor, books.id, recipient, etag);
    expect(set).toEqual({ ok: true, value: config });
    expect(await here().store.companies.config(books.actor, books.id)).toEqual({ ok: true, value: config });
    expect(
      await books.commit("edit", [{ key: books.key("accountPlan"), ifMatch: '"1"', put: [account(1920)] }]),
    ).toMatchObject({ changes: [{ etag: atRevision(2) }] });
  });

  it("of two changes of the recipient from the same version one is refused with what the other stored", async () => {
    const books = await newBooks(here(), await newActor(here()), [1001]);
    const { companies } = here().store;
    const before = configWith([]).recipient;
    const etag = recipientEtag(before);
    const [first, second] = [
      { ...before, phone: "08-111111" },
      { ...before, city: "Lund" },
    ];
    const answers = await Promise.all(
      [first, second].map((recipient) => companies.setRecipient(books.actor, books.id, recipient, etag)),
    );
    const stored = answers.find((answer) => answer.ok)?.value.recipient;
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({
      error: { status: 412, type: "ETagMismatch", details: { recipient: stored } },
    });
    expect(await companies.config(books.actor, books.id)).toMatchObject({ value: { recipient: stored } });
  });
});
