import { sql } from "kysely";
import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import {
  account,
  addFile,
  draft,
  fiscalYear,
  NEXT_YEAR,
  sale,
  type TestCompany,
  YEAR,
} from "../../../test/test-books.ts";
import { addMember } from "../../../test/test-members.ts";
import { ENGINES } from "../../../test/test-store.ts";
import { rowHash } from "../chain/row-hash.ts";
import { openDatabase } from "../database/database.ts";
import { dataFindingText } from "./data-finding.ts";

describe.each(ENGINES)("what going around a rule would leave behind on $name", (on) => {
  const { books, here, it } = storeOn(on);

  /** Books of two years, a closed date that was moved alone, and a file. */
  const wholeBooks = async () => {
    const company = await books();
    const file = await addFile(here(), company);
    const key = company.key("accountSettings");
    await company.commit("edit", [
      { key, ifMatch: '"1"', put: [fiscalYear(NEXT_YEAR, 2026)] },
      {
        key: company.key("accountPlan", NEXT_YEAR),
        head: { name: "B" },
        put: [account(1930), account(3001)],
      },
    ]);
    await company.commit("register", [
      { key: company.key("transactions"), append: [sale(1, { attachmentIds: [file] })] },
    ]);
    const head = { currentFiscalYearId2: YEAR, closedThrough: "2025-01-31" };
    await company.commit("edit", [{ key, ifMatch: '"2"', head }]);
    return { company, file };
  };

  /** The findings that concern neither hashes nor damage. */
  const findingsAfter = async (company: TestCompany, ...statements: readonly string[]) => {
    const database = openDatabase(here().place);
    for (const statement of statements) await sql.raw(statement).execute(database.db);
    await database.close();
    const findings = await here().store.findFaults(company.id);
    return findings
      .filter(({ code }) => NEW.has(code))
      .map((finding) =>
        dataFindingText(finding)
          .replaceAll(`företag ${company.id}, `, "")
          .replaceAll(`c${company.id}-`, "c-"),
      );
  };
  const NEW = new Set([
    "voucher-date",
    "years-overlap",
    "year-missing",
    "closed-date",
    "file-missing",
    "file-removed",
    "role-unknown",
    "correction",
  ]);
  const where = ({ id }: TestCompany, more: string) => `where company_id = ${id} and ${more}`;

  it("is not there in whole books, nor when a year was undone", async () => {
    const { company } = await wholeBooks();
    expect(await here().store.findFaults(company.id)).toEqual([]);
    await company.commit("undo", [
      { key: company.key("accountSettings"), ifMatch: '"3"', remove: [NEXT_YEAR] },
      { key: company.key("accountPlan", NEXT_YEAR), ifMatch: '"1"', remove: ["1930", "3001"] },
    ]);
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  it("a voucher outside its year", async () => {
    const { company } = await wholeBooks();
    const body = `replace(replace(body, '2025-01-01', '2030-01-01'), '2025-12-31', '2030-12-31')`;
    expect(
      await findingsAfter(company, `update item set body = ${body} ${where(company, `id = '${YEAR}'`)}`),
    ).toEqual([
      `c-${YEAR}-transactions, revision 2, A-1: transaktionens datum ligger utanför räkenskapsåret`,
    ]);
  });

  it("years that overlap", async () => {
    const { company } = await wholeBooks();
    const body = `replace(body, '2026-01-01', '2025-12-31')`;
    expect(
      await findingsAfter(company, `update item set body = ${body} ${where(company, `id = '${NEXT_YEAR}'`)}`),
    ).toEqual([`c-accountSettings, revision 3, ${NEXT_YEAR}: räkenskapsåret överlappar med ett annat`]);
  });

  it("documents of a year that there is not", async () => {
    const { company } = await wholeBooks();
    expect(await findingsAfter(company, `delete from item ${where(company, `id = '${NEXT_YEAR}'`)}`)).toEqual(
      [`c-${NEXT_YEAR}-accountPlan, revision 1: dokumentets räkenskapsår finns inte`],
    );
  });

  it.each([
    ["another document", (c: TestCompany) => [sameCommit(c)]],
    [
      "an item",
      (c: TestCompany) => [`update item_history set revision = 3 ${where(c, `id = '${NEXT_YEAR}'`)}`],
    ],
    [
      "another field of the head",
      (c: TestCompany) => [
        `update revision set head = replace(head, '"currentFiscalYearId2":"${YEAR}",', '')
         ${where(c, `key = '${c.key("accountSettings")}' and revision = 3`)}`,
      ],
    ],
  ])("a closed date that was moved together with %s", async (_, statements) => {
    const { company } = await wholeBooks();
    expect(await findingsAfter(company, ...statements(company))).toEqual([
      "c-accountSettings, revision 3: låsningen av perioden flyttades tillsammans med andra ändringar",
    ]);
  });

  function sameCommit(company: TestCompany): string {
    const moved = `select commit_id from revision ${where(company, `key = '${company.key("accountSettings")}' and revision = 3`)}`;
    return `update revision set commit_id = (${moved}) ${where(company, `key = '${company.key("transactions")}' and revision = 2`)}`;
  }

  it("items that name files which are not there, are another company's, or were removed", async () => {
    const { company, file } = await wholeBooks();
    const other = await books();
    const place = `c-${YEAR}-transactions, revision 2, A-1`;
    const missing = `${place}: hänvisar till en fil som inte finns`;
    expect(
      await findingsAfter(company, `update file set removed_at = 1 ${where(company, `id = '${file}'`)}`),
    ).toContain(`${place}: hänvisar till en fil som är borttagen`);
    expect(
      await findingsAfter(
        company,
        `update file set company_id = ${other.id} ${where(company, `id = '${file}'`)}`,
      ),
    ).toContain(missing);
    expect(await findingsAfter(company, `delete from file where id = '${file}'`)).toContain(missing);
    const drafts = company.key("transactionDrafts");
    const added = await addFile(here(), company);
    await company.commit("edit", [{ key: drafts, put: [draft("a", { attachmentIds: [added] })] }]);
    await company.commit("edit", [{ key: drafts, ifMatch: '"1"', remove: ["a"] }]);
    // A draft that named it once is enough.
    expect(await findingsAfter(company, `delete from file where id = '${added}'`)).toContain(
      `c-${YEAR}-transactionDrafts, revision 1, a: hänvisar till en fil som inte finns`,
    );
  });

  it("a mark whose correction there is not, or that does not name what it marks", async () => {
    const { company } = await wholeBooks();
    const reversal = sale(-1, {
      corrects: { fiscalYearId: YEAR, series: "A", number: 1 },
      date: "2025-03-02",
    });
    await company.commit("correct", [
      { key: company.key("transactions"), ifMatch: '"2"', append: [reversal] },
    ]);
    expect(await findingsAfter(company)).toEqual([]);
    const found = [
      `c-${YEAR}-transactions, revision 3, A-1: märkt som rättad av en transaktion som inte rättar den`,
    ];
    const body = `replace(body, '"corrects":{"fiscalYearId":"${YEAR}","series":"A","number":1}', '"corrects":{"fiscalYearId":"${YEAR}","series":"A","number":9}')`;
    expect(
      await findingsAfter(company, `update item set body = ${body} ${where(company, "id = 'A-2'")}`),
    ).toEqual(found);
    expect(await findingsAfter(company, `delete from item ${where(company, "id = 'A-2'")}`)).toEqual(found);
  });

  it("a member whose role there is not, whether the row is whole or not", async () => {
    const { company } = await wholeBooks();
    await addMember(here(), company, "bookkeeper");
    const { userId } = await addMember(here(), company, "invited");
    const fault = `member ${userId}: medlemmen har en roll som inte finns`;
    expect(await findingsAfter(company)).toEqual([fault]);
    const sealed = rowHash("member", { company_id: company.id, user_id: userId, role: "reader" });
    const mended = `update member set role = 'reader', row_hash = '${sealed}' ${where(company, `user_id = '${userId}'`)}`;
    expect(await findingsAfter(company, mended)).toEqual([]);
  });
});
