import { isoDate } from "@huvudbok/core/calendar";
import type { CommitIntent } from "@huvudbok/core/document";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import type { NewTransaction } from "@huvudbok/core/transaction";
import type { DemonstrationBooks, DemonstrationVoucher, Receipt } from "@huvudbok/demonstration";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DocumentEdit } from "../../data/documents/document-edit.ts";
import {
  type DemonstrationParts,
  type DemonstrationProgress,
  runDemonstration,
} from "./run-demonstration.ts";

const party = { name: "Macken", street: "", place: "", organizationNumber: "" };
const receipt: Receipt = {
  kind: "till",
  seller: party,
  buyer: party,
  number: 1,
  date: isoDate("2026-01-02"),
  dueDate: isoDate("2026-01-02"),
  lines: [],
  vat: [],
  total: ore(0),
};

function year(digit: string, count: number): DemonstrationBooks["years"][0] {
  const fiscalYear: FiscalYear = {
    id: fiscalYearIdFromGuid(digit.repeat(32)),
    from: isoDate(`202${digit}-01-01`),
    to: isoDate(`202${digit}-12-31`),
    locked: false,
    transactionSeries: [{ name: "A", startNo: 1, description: "" }],
  };
  const vouchers = Array.from({ length: count }, (_, index): DemonstrationVoucher => {
    const transaction: NewTransaction = {
      series: "A",
      date: fiscalYear.from,
      text: `${digit} ${index + 1}`,
      entries: [],
      locked: false,
      ...(index === 70 ? { corrects: { fiscalYearId: fiscalYear.id, series: "A", number: 1 } } : {}),
    };
    return { transaction, ...(index % 50 === 0 ? { receipt } : {}) };
  });
  const drafts = [{ draft: { id: `draft ${digit}`, text: "Kvitto", entries: [] }, receipt }];
  return { fiscalYear, plan: { name: "BAS", accounts2: [] }, balances: [], assetLists: [], vouchers, drafts };
}

const books: DemonstrationBooks = {
  years: [year("5", 130), year("6", 95)],
  templates: [{ id: "t", name: "Mall", description: "", entries: [] }],
};

/** A server in memory, which fails or stops at a given commit. */
class World {
  readonly years: FiscalYear[] = [];
  readonly texts = new Map<string, string[]>();
  readonly intents = new Set<CommitIntent>();
  readonly kinds = new Set<string>();
  readonly progress: DemonstrationProgress[] = [];
  linked = 0;
  /** The transactions that files were linked to. */
  readonly links: string[] = [];
  /** Those that name a file, by the numbers that a server gives. */
  readonly withFile: string[] = [];
  readonly #latest = new Map<string, number>();
  drafts = 0;
  isUnfinished: boolean | undefined;
  companies = 0;
  commits = 0;

  parts(failAt: number, features: readonly number[] = [1001, 1002]): DemonstrationParts {
    let uploads = 0;
    return {
      company: async () => (this.companies = 1),
      stored: async () => ({
        years: this.years,
        isFinished: this.isUnfinished === false,
        registered: new Map(this.years.map(({ id }) => [id, this.texts.get(id)?.length ?? 0])),
      }),
      books: async () => books,
      commit: async (_companyId, intent, changes) => {
        this.commits += 1;
        if (this.commits === failAt) throw new Error("cut off");
        this.intents.add(intent);
        for (const change of changes) this.#apply(change);
      },
      upload: async () => {
        uploads += 1;
        return { id: `a${uploads}`, name: "kvitto.png", created: "", fileId: `f${uploads}` };
      },
      link: async (_companyId, _yearId, { series, number }) => {
        this.linked += 1;
        this.links.push(`${series} ${number}`);
      },
      hasFeature: async (_companyId, feature) => features.includes(feature),
      onProgress: (progress) => this.progress.push(progress),
      signal: new AbortController().signal,
    };
  }

  #apply(change: DocumentEdit): void {
    this.kinds.add(change.kind);
    if (change.kind === "accountSettings") {
      this.years.push(...(change.put ?? []));
      if (change.head !== undefined) this.isUnfinished = change.head.isDemonstrationUnfinished ?? false;
    }
    if (change.kind === "transactionDrafts") this.drafts += change.put?.length ?? 0;
    if (change.kind === "transactions") {
      const texts = (change.append ?? []).map(({ text }) => text);
      const id = change.fiscalYearId ?? "";
      this.texts.set(id, [...(this.texts.get(id) ?? []), ...texts]);
      for (const { series, attachmentIds } of change.append ?? []) {
        const number = (this.#latest.get(`${id} ${series}`) ?? 0) + 1;
        this.#latest.set(`${id} ${series}`, number);
        if (attachmentIds !== undefined) this.withFile.push(`${series} ${number}`);
      }
    }
  }
}

const all = books.years.map(({ vouchers }) => vouchers.map(({ transaction }) => transaction.text));

test("everything is made, in order, and only at the end it is no longer unfinished", async () => {
  const world = new World();
  const made = await runDemonstration(world.parts(0));
  expect(made).toEqual({ companyId: 1, yearId: books.years[1].fiscalYear.id });
  expect([...world.texts.values()]).toEqual(all);
  expect(world.isUnfinished).toBe(false);
  expect(world.intents).toEqual(new Set(["edit", "register", "correct"]));
  expect(world.linked).toBe(5);
  // Salaries are numbered by themselves, so the numbers of the others are not their places in the year.
  expect(world.links.toSorted()).toEqual(world.withFile.toSorted());
  expect(world.progress[0]).toEqual({ registered: 0, total: 225 });
  expect(world.progress.at(-1)).toEqual({ registered: 225, total: 225 });
});

test("what was cut off anywhere is gone on with, and nothing comes twice", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }), async (cuts) => {
      const world = new World();
      for (const cut of cuts) {
        const failed = await runDemonstration(world.parts(world.commits + cut)).catch(String);
        if (failed === "Error: cut off") expect(world.isUnfinished ?? true).toBe(true);
      }
      await runDemonstration(world.parts(0));
      expect(books.years.map(({ fiscalYear: { id } }) => world.texts.get(id))).toEqual(all);
      expect(world.years).toEqual(books.years.map(({ fiscalYear }) => fiscalYear));
      expect(world.isUnfinished).toBe(false);
      expect(world.drafts).toBe(1);
    }),
    { numRuns: 40 },
  );
});

test("a server without the features gets books without drafts and files", async () => {
  const world = new World();
  await runDemonstration(world.parts(0, []));
  expect(world.kinds).toEqual(new Set(["accountSettings", "accountPlan", "transactions"]));
  expect(world.linked).toBe(0);
});

test("who stops it has nothing more done", async () => {
  const world = new World();
  const stopper = new AbortController();
  const parts = { ...world.parts(0), signal: stopper.signal };
  const onProgress = ({ registered }: DemonstrationProgress) => registered > 0 && stopper.abort();
  await expect(runDemonstration({ ...parts, onProgress })).rejects.toThrow("abort");
  expect([...world.texts.values()].flat()).toHaveLength(60);
  expect(world.isUnfinished).toBe(true);
});
