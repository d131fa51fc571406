import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import {
  account,
  converted,
  fiscalYear,
  NEXT_YEAR,
  sale,
  type TestCompany,
  YEAR,
} from "../../test/test-books.ts";
import { ENGINES } from "../../test/test-store.ts";

/** What the server adds to a voucher. */
const SIGNED = { regDate: "2025-11-26", sign: "x" };
const wrong = { fiscalYearId: YEAR, series: "A", number: 1 };
const next = (kronor: number, fields: object = {}) => sale(kronor, { date: "2026-05-12", ...fields });
/** What 'Rätta' sends: the reversal and what is booked instead. */
const both = (replacement = 90, corrects: object = wrong) => [
  next(-100, { corrects }),
  next(replacement, { corrects }),
];

// CH11, CH12, TR15: what is wrong in a locked year is corrected in the open one, and linked both ways.
describe.each(ENGINES)("correcting what is closed on $name", (on) => {
  const { books, here, it } = storeOn(on);

  /** One voucher in a year that is locked, beside an open one. */
  const locked = async () => {
    const company = await books();
    const key = company.key("transactions");
    await company.commit("register", [{ key, append: [sale(100), sale(7)] }]);
    await company.commit("edit", [
      {
        key: company.key("accountSettings"),
        ifMatch: '"1"',
        put: [fiscalYear(YEAR, 2025, true), fiscalYear(NEXT_YEAR, 2026)],
      },
      {
        key: company.key("accountPlan", NEXT_YEAR),
        head: { name: "B" },
        put: [account(1930), account(3001)],
      },
    ]);
    return { company, key, open: company.key("transactions", NEXT_YEAR) };
  };
  const vouchers = async (company: TestCompany, year = YEAR) =>
    (await company.load("transactions", year)).document["transactions"] as readonly object[];

  it("one commit appends both to the open year and sets only the mark in the locked one", async () => {
    const { company, open } = await locked();
    const before = await vouchers(company);
    const answer = await company.commit("correct", [{ key: open, append: both() }]);
    expect(answer.changes).toMatchObject([
      { key: open, appended: [{ number: 1 }, { number: 2 }] },
      { key: company.key("transactions") },
    ]);
    const correctedBy = { fiscalYearId: NEXT_YEAR, series: "A", number: 1 };
    expect(await vouchers(company)).toEqual([{ ...before[0], correctedBy }, before[1]]);
    expect(await vouchers(company, NEXT_YEAR)).toMatchObject([
      { number: 1, date: "2026-05-12", corrects: wrong },
      { number: 2, date: "2026-05-12", corrects: wrong },
    ]);
    expect(await here().store.findFaults(company.id)).toEqual([]);
    expect((await company.refused("correct", [{ key: open, append: both(80) }])).message).toContain(
      "redan rättad av A 1 (2026)",
    );
  });

  it("its undo takes both away and the mark with them, and is bound by the rules of the open year", async () => {
    const { company, open } = await locked();
    const before = await vouchers(company);
    await company.commit("correct", [{ key: open, append: both() }]);
    // Only the reversal: the other is the last of the series.
    expect(await company.refused("undo", [{ key: open, ifMatch: '"1"', remove: ["A-1"] }])).toMatchObject({
      status: 422,
    });
    await company.commit("undo", [{ key: open, ifMatch: '"1"', remove: ["A-2", "A-1"] }]);
    expect(await vouchers(company)).toEqual(before);
    expect(await here().store.findFaults(company.id)).toEqual([]);
    await company.commit("correct", [{ key: open, append: both() }]);
  });

  it("what corrects it does not become a draft, which would part the two", async () => {
    const { company, open } = await locked();
    await company.commit("correct", [{ key: open, append: both() }]);
    const before = await vouchers(company);
    const drafts = [-100, 90].map((kronor, at) =>
      converted(`d${at}`, at + 1, kronor, { date: "2026-05-12" }),
    );
    const { etag } = await company.load("transactions", NEXT_YEAR);
    const refused = await company.refused("convert", [
      { key: open, ifMatch: etag, remove: ["A-1", "A-2"] },
      { key: company.key("transactionDrafts", NEXT_YEAR), put: drafts },
    ]);
    expect(refused.details).toMatchObject({ code: "convert-linked" });
    expect(refused.message).toContain(
      "A 1 rättar A 1 i ett annat räkenskapsår, A 2 rättar A 1 i ett annat räkenskapsår.",
    );
    expect(await vouchers(company)).toEqual(before);
    expect(await vouchers(company, NEXT_YEAR)).toHaveLength(2);
  });

  const LOCKED = "Räkenskapsåret är låst. Bara anteckningar kan ändras och bifogade filer läggas till.";
  const mark = { correctedBy: { ...wrong, number: 2 } };
  it.each<[string, string, string, (at: { readonly own: object; readonly open: string }) => object]>([
    [
      "a voucher in the locked year",
      "correct",
      LOCKED,
      ({ own }) => ({ ...own, append: [sale(-100, { corrects: wrong })] }),
    ],
    [
      "a mark sent by hand",
      "annotate",
      "Kopplingen till en rättad transaktion kan bara göras av en rättelse.",
      ({ own }) => ({ ...own, put: [sale(100, { number: 1, ...mark, ...SIGNED })] }),
    ],
    [
      "another amount",
      "correct",
      "En registrerad transaktion kan inte ändras. Rätta den med en ny transaktion.",
      ({ own }) => ({ ...own, put: [sale(90, { number: 1, ...SIGNED })] }),
    ],
    ["a voucher that goes", "delete", LOCKED, ({ own }) => ({ ...own, remove: ["A-2"] })],
    [
      "a reversal of another amount",
      "correct",
      "En rättelse börjar med en transaktion som vänder A 1 rad för rad. Ingenting har sparats.",
      ({ open }) => ({ key: open, append: [next(-99, { corrects: wrong }), next(90, { corrects: wrong })] }),
    ],
    [
      "a lone correction of another amount",
      "correct",
      "En rättelse börjar med en transaktion som vänder A 1 rad för rad. Ingenting har sparats.",
      ({ open }) => ({ key: open, append: [next(-99, { corrects: wrong })] }),
    ],
    [
      "nothing changed",
      "correct",
      "Inget är ändrat: datum, text och rader är desamma som i A 1, så det finns inget att rätta.",
      ({ open }) => ({ key: open, append: both(100) }),
    ],
    [
      "a link to no voucher",
      "correct",
      "Transaktion saknas: Transaktion A-9 finns inte",
      ({ open }) => ({ key: open, append: both(90, { ...wrong, number: 9 }) }),
    ],
    [
      "a link to no year of the company",
      "correct",
      "Transaktion saknas: Transaktion A-1 finns inte",
      ({ open }) => ({ key: open, append: both(90, { ...wrong, fiscalYearId: `f${"9".repeat(32)}` }) }),
    ],
    [
      "a link when it is registered",
      "register",
      "Kopplingen till en rättad transaktion kan bara göras av en rättelse.",
      ({ open }) => ({ key: open, append: both() }),
    ],
    [
      "no link",
      "correct",
      "En rättelse måste ange vilken transaktion den rättar.",
      ({ open }) => ({ key: open, append: [next(-100)] }),
    ],
  ])("refuses %s, and nothing is changed", async (_, intent, message, made) => {
    const { company, key, open } = await locked();
    const { etag, document } = await company.load("transactions");
    const change = made({ own: { key, ifMatch: etag }, open });
    expect((await company.refused(intent, [change])).message).toBe(message);
    expect((await company.load("transactions")).document).toEqual(document);
    expect((await here().store.documents.version(company.actor, open)).ok).toBe(false);
  });

  it("a voucher of a closed period is corrected after it, in the same year", async () => {
    const company = await books();
    const key = company.key("transactions");
    await company.commit("register", [{ key, append: [sale(100)] }]);
    const settings = company.key("accountSettings");
    const { document, etag } = await company.load("accountSettings");
    const { version: _version, fiscalYears2: _years, ...head } = document;
    await company.commit("edit", [
      { key: settings, ifMatch: etag, head: { ...head, closedThrough: "2025-06-30" } },
    ]);
    const at = (date: string) => [sale(-100, { date, corrects: wrong }), sale(90, { date, corrects: wrong })];
    expect((await company.refused("correct", [{ key, append: at("2025-06-30") }])).message).toContain(
      "2025-06-30",
    );
    await company.commit("correct", [{ key, append: at("2025-07-01") }]);
    expect(await vouchers(company)).toMatchObject([
      { date: "2025-03-01", correctedBy: { number: 2 } },
      { date: "2025-07-01" },
      { date: "2025-07-01" },
    ]);
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });
});
