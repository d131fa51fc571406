import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { changedValue } from "../../../test/nothing-lost/changed-value.ts";
import { IS_LONG, seededRandom } from "../../../test/nothing-lost/seeded-random.ts";
import { storeOn } from "../../../test/store-on.ts";
import { account, sale, type TestCompany } from "../../../test/test-books.ts";
import { ENGINES } from "../../../test/test-store.ts";
import { currentEtag } from "../../../test/whole-etags.ts";
import { recipientEtag } from "../access/recipient-etag.ts";
import { openDatabase } from "../database/database.ts";
import type { AnyRow } from "../database/table-pages.ts";

type Step = "register" | "delete" | "account" | "head" | "undo-account" | "recipient" | "lock" | "settings";
const STEPS: readonly Step[] = [
  "register",
  "delete",
  "account",
  "head",
  "undo-account",
  "recipient",
  "lock",
  "settings",
];
const CHAINED = ["revision", "item_history", "company_event", "event_log"] as const;

// ST28
describe.each(ENGINES)("chains on $name", (engine) => {
  const { it, here, books } = storeOn(engine);
  const runs = IS_LONG ? 40 : 3;

  /** One step, whether it is taken or refused: a refused one must leave nothing. */
  const take = async (company: TestCompany, step: Step, nth: number): Promise<void> => {
    const { store } = here();
    const etag = (kind: string) => currentEtag(here(), company.actor, company.key(kind));
    const commit = async (intent: string, change: object): Promise<void> => {
      const body = { companyId: company.id, intent, requestId: `step ${nth} of it`, changes: [change] };
      await store.documents.commit(company.actor, new TextEncoder().encode(JSON.stringify(body)));
    };
    const [transactions, plan] = [company.key("transactions"), company.key("accountPlan")];
    switch (step) {
      case "register":
        return commit("register", { key: transactions, append: [sale(nth), sale(nth + 1)] });
      case "delete":
        return commit("delete", { key: transactions, ifMatch: await etag("transactions"), remove: ["A-2"] });
      case "account":
        return commit("edit", { key: plan, ifMatch: await etag("accountPlan"), put: [account(5000 + nth)] });
      case "head":
        return commit("edit", { key: plan, ifMatch: await etag("accountPlan"), head: { name: `K ${nth}` } });
      case "undo-account":
        return commit("undo", {
          key: plan,
          ifMatch: await etag("accountPlan"),
          remove: [String(5000 + nth - 1)],
        });
      case "recipient": {
        const config = await store.companies.config(company.actor, company.id);
        if (config.ok) {
          const recipient = { ...config.value.recipient, city: `Ort ${nth}` };
          const etag = recipientEtag(config.value.recipient);
          await store.companies.setRecipient(company.actor, company.id, recipient, etag);
        }
        return;
      }
      case "lock": {
        const { etag: ifMatch, document } = await company.load("accountSettings");
        const years = document["fiscalYears2"] as { locked: boolean }[];
        const put = years.map((year) => ({ ...year, locked: !year.locked }));
        return commit("edit", { key: company.key("accountSettings"), ifMatch, put });
      }
      case "settings": {
        const key = "u-userSettings";
        const head = { version: 1, allowTransactionEdit: nth % 2 === 0, theme: "dark" };
        const ifMatch = await currentEtag(here(), company.actor, key);
        await store.documents.save(
          company.actor,
          key,
          ifMatch,
          new TextEncoder().encode(JSON.stringify(head)),
        );
        return;
      }
      default:
        return step satisfies never;
    }
  };

  it(`are whole after any commits, and any changed value is found (${runs} runs)`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 12 }),
        fc.nat(),
        async (steps, seed) => {
          const company = await books();
          for (const [index, step] of steps.entries()) await take(company, step, index + 1);
          const { store } = here();
          expect(await store.findFaults(company.id)).toEqual([]);
          const random = seededRandom(seed);
          const database = openDatabase(here().place);
          try {
            for (const table of CHAINED) {
              const { rows } = await sql<AnyRow>`select * from ${sql.table(table)}
                where company_id = ${company.id}`.execute(database.db);
              const row = rows[random(rows.length)];
              if (row === undefined) continue;
              const columns = Object.keys(row).filter((column) => !IDENTITY.has(column));
              const column = columns[random(columns.length)] ?? "hash";
              const value = changedValue(row[column], random);
              const isRow = sql.join(
                Object.entries(row).map(([name, own]) =>
                  own === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${own}`,
                ),
                sql` and `,
              );
              await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${isRow}`.execute(
                database.db,
              );
              const found = (await store.findFaults(company.id)).length;
              expect(`${table}.${column}: ${found > 0}`).toBe(`${table}.${column}: true`);
              const changed = sql.join(
                Object.entries({ ...row, [column]: value }).map(([name, own]) =>
                  own === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${own}`,
                ),
                sql` and `,
              );
              await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${row[column]}
                where ${changed}`.execute(database.db);
            }
            expect(await store.findFaults(company.id)).toEqual([]);
          } finally {
            await database.close();
          }
        },
      ),
      { numRuns: runs },
    );
  });
});

/** By these the row is found again; `byte-changes.test.ts` changes them as well. */
const IDENTITY: ReadonlySet<string> = new Set(["company_id", "key", "revision", "id", "sequence"]);
