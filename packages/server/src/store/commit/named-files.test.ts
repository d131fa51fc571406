import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import {
  account,
  addFile,
  converted,
  draft,
  fiscalYear,
  json,
  NEXT_YEAR,
  newBooks,
  sale,
  type TestCompany,
} from "../../../test/test-books.ts";
import { ENGINES, newActor } from "../../../test/test-store.ts";
import { openDatabase } from "../database/database.ts";

const TEXT =
  "Inget är sparat: en bifogad fil finns inte i företaget eller har tagits bort. Ta bort den här och bifoga den igen.";

describe.each(ENGINES)("files that a commit names on $name", (on) => {
  const { books, here, it } = storeOn(on);

  const upload = (company: TestCompany) => addFile(here(), company);
  const entry = (id: string, fileId: string, fields: object = {}) => ({
    id,
    name: "a.png",
    created: "2025-06-10",
    fileId,
    ...fields,
  });
  /** Every place in which an item names a file, put by a commit. */
  const ways: readonly [
    string,
    (company: TestCompany, fileId: string, there: string) => readonly [string, object],
  ][] = [
    [
      "a voucher",
      (c, id) => ["register", { key: c.key("transactions"), append: [sale(1, { attachmentIds: [id] })] }],
    ],
    [
      "an imported voucher",
      (c, id) => [
        "import",
        { key: c.key("transactions"), ifMatch: '"1"', put: [{ ...sale(), number: 1, attachmentIds: [id] }] },
      ],
    ],
    [
      "a draft",
      (c, id) => ["edit", { key: c.key("transactionDrafts"), put: [draft("d", { attachmentIds: [id] })] }],
    ],
    [
      "a voucher in the way of before",
      (c, id) => [
        "register",
        { key: c.key("transactions"), append: [sale(1, { attachments: [{ id, name: "a.png" }] })] },
      ],
    ],
    [
      "a draft in the way of before",
      (c, id) => [
        "edit",
        { key: c.key("transactionDrafts"), put: [draft("d", { attachments: [{ id, name: "a.png" }] })] },
      ],
    ],
    ["an attachment", (c, id) => ["edit", { key: c.key("attachmentData"), put: [entry("a", id)] }]],
    [
      "a thumbnail",
      (c, id, there) => [
        "edit",
        { key: c.key("attachmentData"), put: [entry("a", there, { thumbnailId: id })] },
      ],
    ],
    [
      "an edited picture",
      (c, id, there) => [
        "edit",
        { key: c.key("attachmentData"), put: [entry("a", there, { editedId: id })] },
      ],
    ],
  ];

  it.each(ways)("V12: %s names one of the company, and no other", async (_, way) => {
    const company = await books();
    const other = await newBooks(here(), await newActor(here()));
    const [there, removed, foreign] = [await upload(company), await upload(company), await upload(other)];
    await here().store.files.remove(company.actor, removed);
    for (const id of ["nowhere", removed, foreign]) {
      const [intent, change] = way(company, id, there);
      expect(await company.refused(intent, [change])).toEqual({
        status: 422,
        type: "FileIsMissing",
        message: TEXT,
        details: { fileId: id },
      });
    }
    expect(await here().store.files.info(company.actor, removed)).toMatchObject({ ok: false });
    const [intent, change] = way(company, there, there);
    await company.commit(intent, [change]);
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  it.each([
    ...ways,
    [
      "an undone draft",
      (c: TestCompany, id: string) =>
        ["undo", { key: c.key("transactionDrafts"), put: [draft("d", { attachmentIds: [id] })] }] as const,
    ],
  ] satisfies typeof ways)("ST14: %s names no file by what a database cannot hold", async (_, way) => {
    const company = await books();
    const there = await upload(company);
    for (const id of ["a\0", "\ud800b"]) {
      const [intent, change] = way(company, id, there);
      expect(await company.refused(intent, [change])).toMatchObject({
        status: 400,
        message: expect.stringContaining("en post har ett ogiltigt id"),
      });
    }
  });

  it("ST14: a whole save names no file by what a database cannot hold", async () => {
    const company = await books();
    const key = company.key("transactionDrafts");
    const file = await upload(company);
    await company.commit("edit", [{ key, put: [draft("d", { attachmentIds: [file] })] }]);
    const { etag, document } = await company.load("transactionDrafts");
    for (const id of ["a\0", "\ud800b"]) {
      const changed: unknown = JSON.parse(JSON.stringify(document), (_, value: unknown) =>
        value === file ? id : value,
      );
      const saved = await here().store.documents.save(company.actor, key, etag, json(changed));
      expect(saved).toMatchObject({ ok: false, error: { status: 400, type: "InvalidRequest" } });
    }
  });

  it("a voucher may name an entry of the same commit, and none that leaves with it", async () => {
    const company = await books();
    const file = await upload(company);
    const lists = company.key("attachmentData");
    const sold = (id: string) => ({
      key: company.key("transactions"),
      append: [sale(1, { attachmentIds: [id] })],
    });
    await company.commit("register", [{ key: lists, put: [entry("a", file), entry("b", file)] }, sold("a")]);
    const leaving = await company.refused("register", [
      sold("b"),
      { key: lists, ifMatch: '"1"', remove: ["b"] },
    ]);
    expect(leaving.type).toBe("FileIsMissing");
  });

  it("CH16: a voucher or a draft names entries of the list of its own year, and of no other", async () => {
    const company = await books();
    const file = await upload(company);
    const { etag } = await company.load("accountSettings");
    await company.commit("edit", [
      { key: company.key("accountSettings"), ifMatch: etag, put: [fiscalYear(NEXT_YEAR, 2026)] },
      { key: company.key("accountPlan", NEXT_YEAR), head: { name: "BAS" }, put: [1930, 3001].map(account) },
    ]);
    await company.commit("edit", [{ key: company.key("attachmentData"), put: [entry("e1", file)] }]);
    const later = { date: "2026-03-01", attachmentIds: ["e1"] };
    const named = draft("d", { attachmentIds: ["e1"] });
    const drafts = company.key("transactionDrafts", NEXT_YEAR);
    const vouchers = company.key("transactions", NEXT_YEAR);
    await company.commit("edit", [{ key: company.key("transactionDrafts"), put: [named] }]);
    const refused: readonly (readonly [string, readonly object[]])[] = [
      ["register", [{ key: vouchers, append: [sale(1, later)] }]],
      ["edit", [{ key: drafts, put: [named] }]],
      // Nor does it go along when a draft is moved.
      [
        "edit",
        [
          { key: company.key("transactionDrafts"), ifMatch: '"1"', remove: ["d"] },
          { key: drafts, put: [named] },
        ],
      ],
    ];
    for (const [intent, changes] of refused) {
      expect(await company.refused(intent, changes)).toMatchObject({
        status: 422,
        type: "FileIsMissing",
        details: { fileId: "e1" },
      });
    }
    // A file that is there may be named from any year, and so may an entry of that year under the same id.
    await company.commit("edit", [{ key: drafts, put: [draft("f", { attachmentIds: [file] })] }]);
    await company.commit("register", [
      { key: company.key("attachmentData", NEXT_YEAR), put: [entry("e1", file)] },
      { key: vouchers, append: [sale(1, later)] },
    ]);
    const bound = await company.refused("edit", [
      { key: company.key("attachmentData", NEXT_YEAR), ifMatch: '"1"', remove: ["e1"] },
    ]);
    expect(bound.status).toBe(422);
    await company.commit("delete", [
      { key: company.key("transactionDrafts"), ifMatch: '"1"', remove: ["d"] },
    ]);
    await company.commit("edit", [{ key: company.key("attachmentData"), ifMatch: '"1"', remove: ["e1"] }]);
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  it("older books that name missing files are undone, noted and converted all the same", async () => {
    const company = await books();
    const key = company.key("transactions");
    const file = await upload(company);
    await company.commit("register", [{ key, append: [sale(1, { attachmentIds: [file] })] }]);
    const database = openDatabase(here().place);
    await database.db.deleteFrom("file").where("company_id", "=", company.id).execute();
    await database.close();
    const stored = {
      ...sale(1, { attachmentIds: [file] }),
      number: 1,
      regDate: "2025-06-10",
      sign: "Åsa Öberg",
    };
    await company.commit("annotate", [{ key, ifMatch: '"2"', put: [{ ...stored, annotation: "N" }] }]);
    const another = [{ ...stored, annotation: "N", attachmentIds: [file, "other"] }];
    expect((await company.refused("annotate", [{ key, ifMatch: '"3"', put: another }])).type).toBe(
      "FileIsMissing",
    );
    await company.commit("undo", [{ key, ifMatch: '"3"', put: [stored] }]);
    const drafts = company.key("transactionDrafts");
    await company.commit("convert", [
      { key, ifMatch: '"4"', remove: ["A-1"] },
      { key: drafts, put: [converted("a", 1, 1, { attachmentIds: [file] })] },
    ]);
    await company.commit("undo", [
      { key, ifMatch: '"5"', put: [stored] },
      { key: drafts, ifMatch: '"1"', remove: ["a"] },
    ]);
    const { etag, document } = await company.load("transactions");
    expect(await here().store.documents.save(company.actor, key, etag, json(document))).toMatchObject({
      ok: true,
    });
  });
});
