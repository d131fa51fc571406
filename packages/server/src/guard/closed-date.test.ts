import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import {
  converted,
  fiscalYear,
  json,
  NEXT_YEAR,
  sale,
  type TestCompany,
  YEAR,
} from "../../test/test-books.ts";
import { addMember } from "../../test/test-members.ts";
import { ENGINES } from "../../test/test-store.ts";
import { atRevision } from "../../test/whole-etags.ts";

const CLOSED = "2025-03-31";
const OPEN_HEAD = { currentFiscalYearId2: YEAR };
const ALONE = "Låsning av en period kan inte göras tillsammans med andra ändringar.";

describe.each(ENGINES)("the closed date on $name", (on) => {
  const { books, here, it } = storeOn(on);

  /** Two vouchers on closed days, and the date. */
  const closedBooks = async (): Promise<TestCompany> => {
    const company = await books();
    await company.commit("register", [{ key: company.key("transactions"), append: [sale(1), sale(2)] }]);
    await close(company, '"1"', CLOSED);
    return company;
  };
  const close = (company: TestCompany, ifMatch: string, closedThrough?: string) =>
    company.commit("edit", [
      {
        key: company.key("accountSettings"),
        ifMatch,
        head: { ...OPEN_HEAD, ...(closedThrough === undefined ? {} : { closedThrough }) },
      },
    ]);

  type Made = (company: TestCompany) => {
    readonly intent: string;
    readonly change: object;
    readonly with?: object[];
  };
  const forbidden: readonly [string, Made][] = [
    [
      "registering",
      (c) => ({ intent: "register", change: { key: c.key("transactions"), append: [sale()] } }),
    ],
    [
      "correcting",
      (c) => ({
        intent: "correct",
        change: {
          key: c.key("transactions"),
          append: [sale(-1, { corrects: { fiscalYearId: YEAR, series: "A", number: 1 } })],
        },
      }),
    ],
    [
      "deleting",
      (c) => ({ intent: "delete", change: { key: c.key("transactions"), ifMatch: '"2"', remove: ["A-2"] } }),
    ],
    [
      "undoing",
      (c) => ({
        intent: "undo",
        change: { key: c.key("transactions"), ifMatch: '"2"', remove: ["A-1", "A-2"] },
      }),
    ],
    [
      "converting",
      (c) => ({
        intent: "convert",
        change: { key: c.key("transactions"), ifMatch: '"2"', remove: ["A-1", "A-2"] },
        with: [{ key: c.key("transactionDrafts"), put: [converted("a", 1, 1), converted("b", 2, 2)] }],
      }),
    ],
    [
      "opening balances",
      (c) => ({
        intent: "edit",
        change: { key: c.key("accountBalance"), put: [{ accountId: 1930, balance: 5 }] },
      }),
    ],
  ];

  it.each(forbidden)(
    "V6: %s is refused, also when the same commit opens the date first or last",
    async (_, made) => {
      const company = await closedBooks();
      const { intent, change, with: others = [] } = made(company);
      const refusal = await company.refused(intent, [change, ...others]);
      expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining(CLOSED) });
      // A conversion changes nothing else in any case (CH9).
      const refused = intent === "convert" ? "Ändringen är inte tillåten." : ALONE;
      const opening = { key: company.key("accountSettings"), ifMatch: '"2"', head: OPEN_HEAD };
      for (const changes of [
        [opening, change, ...others],
        [change, ...others, opening],
      ]) {
        expect((await company.refused(intent, changes)).message).toBe(refused);
      }
      expect((await company.load("transactions")).etag).toEqual(atRevision(2));
      await close(company, '"2"');
      await company.commit(intent, [change, ...others]);
    },
  );

  it("a whole state neither adds nor leaves out a voucher of a closed day", async () => {
    const company = await closedBooks();
    const key = company.key("transactions");
    const { etag, document } = await company.load("transactions");
    const transactions = document["transactions"] as object[];
    for (const some of [transactions.slice(0, 1), [...transactions, { ...sale(), number: 3 }]]) {
      const whole = json({ ...document, transactions: some });
      expect(await here().store.documents.save(company.actor, key, etag, whole)).toMatchObject({
        ok: false,
        error: { status: 422 },
      });
    }
    const noted = json({
      ...document,
      transactions: transactions.map((one) => ({ ...one, annotation: "N" })),
    });
    expect(await here().store.documents.save(company.actor, key, etag, noted)).toMatchObject({ ok: true });
  });

  it("nothing is imported to the closed days of a year that is there, but an older year comes as it is", async () => {
    const company = await books();
    await close(company, '"1"', CLOSED);
    const put = [{ ...sale(), number: 1 }];
    const refusal = await company.refused("import", [
      { key: company.key("transactions"), ifMatch: '"1"', put },
    ]);
    expect(refusal.message).toBe(`Bokföringen är låst till och med ${CLOSED}`);
    const older = [{ ...sale(), number: 1, date: "2024-05-01" }];
    await company.commit("import", [
      { key: company.key("accountSettings"), ifMatch: '"2"', put: [fiscalYear(NEXT_YEAR, 2024)] },
      { key: company.key("accountPlan", NEXT_YEAR), head: { name: "B" }, put: ACCOUNTS },
      { key: company.key("accountBalance", NEXT_YEAR), put: [{ accountId: 1930, balance: 5 }] },
      { key: company.key("transactions", NEXT_YEAR), put: older },
    ]);
  });

  it("opening balances may always become what the stored books of the year before close with", async () => {
    const company = await books();
    await company.commit("edit", [
      { key: company.key("accountSettings"), ifMatch: '"1"', put: [fiscalYear(NEXT_YEAR, 2026)] },
      { key: company.key("accountPlan", NEXT_YEAR), head: { name: "B" }, put: ACCOUNTS },
    ]);
    await company.commit("edit", [
      {
        key: company.key("accountBalance"),
        put: [
          { accountId: 1930, balance: 10 },
          { accountId: 2440, balance: -10 },
        ],
      },
    ]);
    await company.commit("register", [{ key: company.key("transactions"), append: [sale(1.5), sale(2)] }]);
    await close(company, '"2"', "2026-01-31");
    const key = company.key("accountBalance", NEXT_YEAR);
    const put = (bank: number) => [
      { accountId: 1930, balance: bank },
      { accountId: 2440, balance: -10 },
    ];
    expect((await company.refused("edit", [{ key, put: put(13) }])).details).toMatchObject({
      code: "opening-closed",
    });
    await company.commit("edit", [{ key, put: put(13.5) }]);
    const counted = { accountId: 1930, balance: 13.5, quantity: 2 };
    const onlyCounted = { accountId: 2440, balance: 0, quantity: 2 };
    for (const each of [counted, onlyCounted]) {
      const refused = await company.refused("edit", [{ key, ifMatch: '"1"', put: [each] }]);
      expect(refused.details).toMatchObject({ code: "opening-closed" });
    }
    const removed = await company.refused("edit", [{ key, ifMatch: '"1"', remove: ["2440"] }]);
    expect(removed.message).toMatch(/^Bokföringen är låst till och med 2026-01-31, så ingående balans/);
    expect(await here().store.documents.remove(company.actor, key, '"1"')).toMatchObject({
      error: { status: 422 },
    });
  });

  it("a bookkeeper moves it on, and the owner back", async () => {
    const company = await closedBooks();
    const bookkeeper = await addMember(here(), company, "bookkeeper");
    const to = (closedThrough: string | undefined, ifMatch: string, n: number) =>
      here().store.documents.commit(
        bookkeeper,
        json({
          companyId: company.id,
          intent: "edit",
          requestId: `closing-${n}`,
          changes: [
            {
              key: company.key("accountSettings"),
              ifMatch,
              head: { ...OPEN_HEAD, ...(closedThrough === undefined ? {} : { closedThrough }) },
            },
          ],
        }),
      );
    expect(await to("2025-04-30", '"2"', 1)).toMatchObject({ ok: true });
    for (const back of ["2025-03-31", undefined]) {
      expect(await to(back, '"3"', 2)).toMatchObject({
        error: {
          status: 403,
          type: "RoleIsMissing",
          message:
            "Bara företagets ägare kan flytta tillbaka dagen som bokföringen är låst till och med. Be ägaren göra det.",
        },
      });
    }
    await close(company, '"3"', "2025-03-31");
  });

  it("the settings do not end with the date in them", async () => {
    const company = await closedBooks();
    const key = company.key("accountSettings");
    const removed = await here().store.documents.remove(company.actor, key, undefined);
    expect(removed).toMatchObject({ error: { status: 422, message: ALONE } });
  });
});

const ACCOUNTS = [1930, 2440, 3001].map((id) => ({ id, name: `Konto ${id}`, type: "asset", active: true }));
