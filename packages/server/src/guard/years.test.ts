import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { account, fiscalYear, json, NEXT_YEAR, newCompany, sale, YEAR } from "../../test/test-books.ts";
import { addMember } from "../../test/test-members.ts";
import { ENGINES, newActor } from "../../test/test-store.ts";
import { openDatabase } from "../store/database/database.ts";
import type { Actor, Refusal } from "../store/store.ts";

const USED = "Räkenskapsåret har använts och kan inte raderas: det som har sparats i det ska finnas kvar.";
const OWNER = "Bara företagets ägare kan låsa, låsa upp eller radera ett räkenskapsår. Be ägaren göra det.";

describe.each(ENGINES)("fiscal years on $name", (on) => {
  const { books, here, it } = storeOn(on);

  const commitAs = async (actor: Actor, companyId: number, intent: string, changes: object[]) => {
    const requestId = `${intent}-${Math.random()}`;
    return here().store.documents.commit(actor, json({ companyId, intent, requestId, changes }));
  };

  it("a company has forty fiscal years at most, whatever brings the next (CH33)", async () => {
    const company = await books();
    const key = company.key("accountSettings");
    const years = Array.from({ length: 40 }, (_, at) =>
      fiscalYear(`f${String(3000 + at).repeat(8)}`, 2026 + at),
    );
    const last = years.at(-1);
    await company.commit("edit", [{ key, ifMatch: '"1"', put: years.slice(0, -1) }]);
    const { etag } = await company.load("accountSettings");
    const one = { key, ifMatch: etag, put: [last] };
    const message =
      "Ett företag kan ha högst 40 räkenskapsår. Radera ett år som inget är sparat i, eller fortsätt i ett nytt företag.";
    expect(await company.refused("edit", [one])).toMatchObject({ status: 422, message });
    const plan = {
      key: company.key("accountPlan", last?.id),
      head: { name: "BAS" },
      put: [1930, 3001].map(account),
    };
    expect(await company.refused("import", [one, plan])).toMatchObject({ status: 422, message });
  });

  it("a used series stays with its first number, and an unused one goes (FY4)", async () => {
    const company = await books();
    const key = company.key("accountSettings");
    const [a] = fiscalYear().transactionSeries;
    const b = { name: "B", startNo: 100, description: "Löpande bokföring B" };
    const withSeries = async (transactionSeries: readonly unknown[]) => [
      {
        key,
        ifMatch: (await company.load("accountSettings")).etag,
        put: [{ ...fiscalYear(), transactionSeries }],
      },
    ];
    await company.commit("edit", await withSeries([a, b]));
    await company.commit("edit", await withSeries([a, { ...b, startNo: 200 }]));
    await company.commit("edit", await withSeries([a]));
    await company.commit("edit", await withSeries([a, b]));
    const vouchers = { key: company.key("transactions"), append: [sale(100, { series: "B" })] };
    const { changes } = await company.commit("register", [vouchers]);
    expect(changes[0]?.appended).toMatchObject([{ series: "B", number: 100 }]);
    for (const series of [[a], [a, { ...b, startNo: 1 }]]) {
      expect((await company.refused("edit", await withSeries(series))).message).toBe(
        "Serien B har transaktioner. Den kan inte tas bort, och dess första nummer inte ändras.",
      );
    }
    await company.commit("edit", await withSeries([{ ...b, description: "Kassa" }]));
    expect((await company.refused("edit", await withSeries([b, { ...b, name: "X Y" }]))).message).toMatch(
      /^Serien ska heta en till 10 bokstäver/,
    );
  });

  it("V7: a year with vouchers is not removed, and its id gets no other dates", async () => {
    const company = await books();
    const key = company.key("accountSettings");
    await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
    await company.commit("edit", [{ key, ifMatch: '"1"', head: {} }]);
    expect((await company.refused("edit", [{ key, ifMatch: '"2"', remove: [YEAR] }])).message).toBe(USED);
    const whole = json({ version: 1, fiscalYears2: [] });
    expect(await here().store.documents.save(company.actor, key, '"2"', whole)).toMatchObject({
      error: { message: USED },
    });
    expect(await here().store.documents.remove(company.actor, key, '"2"')).toMatchObject({
      error: { message: USED },
    });
    for (const [from, to] of [
      ["2030-01-01", "2030-12-31"],
      ["2025-01-01", "2025-06-30"],
      ["2025-01-01", "2026-03-31"],
    ]) {
      const put = [{ ...fiscalYear(), from, to }];
      expect((await company.refused("edit", [{ key, ifMatch: '"2"', put }])).message).toBe(
        "Ett räkenskapsårs datum kan inte ändras.",
      );
    }
  });

  it("V7: a year that an older version took away from its vouchers comes back with its own dates only", async () => {
    const company = await books();
    const key = company.key("accountSettings");
    await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
    const database = openDatabase(here().place);
    await database.db
      .deleteFrom("item")
      .where("company_id", "=", company.id)
      .where("id", "=", YEAR)
      .execute();
    await database.close();
    const gone = await company.refused("delete", [
      { key: company.key("transactions"), ifMatch: '"2"', remove: ["A-1"] },
    ]);
    expect(gone.message).toBe("Räkenskapsår saknas");
    const removal = await here().store.documents.remove(company.actor, company.key("transactions"), '"2"');
    expect(removal).toMatchObject({ error: { message: "Räkenskapsår saknas" } });
    const other = await company.refused("edit", [{ key, ifMatch: '"1"', put: [fiscalYear(YEAR, 2030)] }]);
    expect(other.message).toBe(
      "Det finns redan bokföring sparad för det räkenskapsåret, 2025-01-01 – 2025-12-31. Det kan bara läggas till igen med de datumen.",
    );
    await company.commit("edit", [{ key, ifMatch: '"1"', put: [fiscalYear()] }]);
    await company.commit("delete", [{ key: company.key("transactions"), ifMatch: '"2"', remove: ["A-1"] }]);
  });

  it("nothing is saved in a year that there is not", async () => {
    const company = await books();
    for (const [kind, change] of [
      ["accountPlan", { head: { name: "B" }, put: [account(1930)] }],
      ["accountBalance", { put: [{ accountId: 1930, balance: 1 }] }],
      ["transactionDrafts", {}],
      ["transactions", {}],
    ] as const) {
      const changes = [{ key: company.key(kind, NEXT_YEAR), ...change }];
      expect((await company.refused("edit", changes)).message).toBe("Räkenskapsår saknas");
    }
  });

  it("the undo of what made a year takes it away with what came with it, while nothing else is there", async () => {
    const company = await books();
    const key = company.key("accountSettings");
    const plan = company.key("accountPlan", NEXT_YEAR);
    const balance = company.key("accountBalance", NEXT_YEAR);
    const lists = company.key("assetManagement", NEXT_YEAR);
    const list = {
      id: "l",
      name: "Maskiner",
      depreciationAccountId: 1219,
      depreciationCostAccountId: 7832,
      items: [],
    };
    await company.commit("edit", [
      { key, ifMatch: '"1"', put: [fiscalYear(NEXT_YEAR, 2026)] },
      { key: plan, head: { name: "B" }, put: [account(1930), account(2081)] },
      {
        key: balance,
        put: [
          { accountId: 1930, balance: 5 },
          { accountId: 2081, balance: -5 },
        ],
      },
      { key: lists, put: [list] },
    ]);
    const settings = json({ version: 1, activeFiscalYearId: NEXT_YEAR });
    await here().store.documents.save(company.actor, "u-userSettings", '"1"', settings);
    const undo = [
      { key, ifMatch: '"2"', remove: [NEXT_YEAR] },
      { key: plan, ifMatch: '"1"', remove: ["1930", "2081"] },
      { key: balance, ifMatch: '"1"', remove: ["1930", "2081"] },
      { key: lists, ifMatch: '"1"', remove: ["l"] },
    ];
    expect((await company.refused("undo", undo.slice(0, 1))).type).toBe("NotAnUndo");
    expect((await company.refused("edit", undo)).message).toBe("Det aktiva räkenskapsåret kan inte raderas.");
    await company.commit("undo", undo);
    expect((await company.load("accountSettings")).document["fiscalYears2"]).toEqual([fiscalYear()]);
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  it("the undo of what made a year leaves what has been saved in it since", async () => {
    const company = await books();
    const key = company.key("accountSettings");
    const plan = company.key("accountPlan", NEXT_YEAR);
    await company.commit("edit", [
      { key, ifMatch: '"1"', put: [fiscalYear(NEXT_YEAR, 2026)] },
      { key: plan, head: { name: "B" }, put: [account(1930), account(3001)] },
    ]);
    const next = company.key("transactions", NEXT_YEAR);
    await company.commit("register", [{ key: next, append: [sale(1, { date: "2026-02-01" })] }]);
    const undo = [
      { key, ifMatch: '"2"', remove: [NEXT_YEAR] },
      { key: plan, ifMatch: '"1"', remove: ["1930", "3001"] },
    ];
    expect((await company.refused("undo", undo)).message).toBe(USED);
    await company.commit("undo", [{ key: next, ifMatch: '"1"', remove: ["A-1"] }]);
    expect((await company.refused("undo", undo)).message).toBe(USED);
  });

  it("V8: locking, unlocking and removing a year are the owner's, whichever way it is asked", async () => {
    const company = await newCompany(here(), await newActor(here()));
    const key = company.key("accountSettings");
    const years = (locked: boolean) => [fiscalYear(YEAR, 2025, locked), fiscalYear(NEXT_YEAR, 2026)];
    const bookkeeper = await addMember(here(), company, "bookkeeper");
    // What a bookkeeper may: make years.
    expect(await commitAs(bookkeeper, company.id, "edit", [{ key, put: years(false) }])).toMatchObject({
      ok: true,
    });
    const attempts = (ifMatch: string, put: object[], remove: string[]) => [
      commitAs(bookkeeper, company.id, "edit", [{ key, ifMatch, put, remove }]),
      commitAs(bookkeeper, company.id, "undo", [{ key, ifMatch, put, remove }]),
      here().store.documents.save(
        bookkeeper,
        key,
        ifMatch,
        json({
          version: 1,
          fiscalYears2: [...put, fiscalYear(NEXT_YEAR, 2026)].filter(
            (year) => !remove.includes((year as { id: string }).id),
          ),
        }),
      ),
    ];
    const refused: { ok: false; error: Partial<Refusal> } = {
      ok: false,
      error: { status: 403, type: "RoleIsMissing", message: OWNER },
    };
    for (const attempt of attempts('"1"', [fiscalYear(YEAR, 2025, true)], [])) {
      expect(await attempt).toMatchObject(refused);
    }
    for (const attempt of attempts('"1"', [], [NEXT_YEAR])) expect(await attempt).toMatchObject(refused);
    await company.commit("edit", [{ key, ifMatch: '"1"', put: [fiscalYear(YEAR, 2025, true)] }]);
    for (const attempt of attempts('"2"', [fiscalYear()], [])) expect(await attempt).toMatchObject(refused);
    const raw = await here().store.documents.save(
      bookkeeper,
      key,
      '"2"',
      json({ version: 1, fiscalYears2: years(false) }),
      "own",
    );
    expect(raw).toMatchObject({ error: { status: 403, type: "RoleIsMissing" } });
    await company.commit("edit", [{ key, ifMatch: '"2"', put: [fiscalYear()], remove: [NEXT_YEAR] }]);
  });
});
