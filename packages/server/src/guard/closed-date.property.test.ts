import fc from "fast-check";
import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { account, draft, fiscalYear, json, sale, type TestCompany, YEAR } from "../../test/test-books.ts";
import { ENGINES } from "../../test/test-store.ts";

const OLDER_YEAR = `f${"3".repeat(32)}`;
const RUNS = 25;

interface StoredSale {
  readonly number: number;
  readonly entries: readonly { readonly amount: number }[];
}

/** One thing that a commit may do; the day of a month is what it is about. */
const act = fc.record({
  kind: fc.constantFrom("register", "remove", "settings", "drop year", "older year", "balance"),
  month: fc.integer({ min: 1, max: 12 }),
  intent: fc.constantFrom("register", "delete", "convert", "undo", "import", "edit", "correct", "annotate"),
});
/** A commit does one or two things in any order, or is a whole state. */
const step = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 2 }),
  isSave: fc.boolean(),
  isFitting: fc.boolean(),
});
/** What a commit of such a thing is as a rule. */
const FITTING = {
  register: "register",
  remove: "delete",
  settings: "edit",
  "drop year": "edit",
  "older year": "import",
  balance: "edit",
} as const;
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

interface Voucher {
  readonly id: string;
  readonly date: string;
  readonly text: string;
}

interface Change {
  readonly key: string;
  readonly ifMatch?: string;
  readonly head?: object;
  readonly put?: readonly object[];
  readonly remove?: readonly string[];
  readonly append?: readonly object[];
}

/** What the closed date protects. */
interface State {
  readonly closedThrough: string;
  readonly years: ReadonlyMap<string, string>;
  /** By year and id; what may change of a voucher is left out. */
  readonly vouchers: ReadonlyMap<string, Voucher>;
  readonly balances: string;
}

describe.each(ENGINES)("any commits on $name", (on) => {
  const { books, here, it } = storeOn(on);

  it("V6, V7: none that is made changes a voucher of a day that was closed before it, or a year's dates", async () => {
    let made = 0;
    const runs = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const company = await books();
      let before = await stateOf(company);
      for (const { acts, isSave, isFitting } of steps) {
        const isMade = isSave ? await save(company, acts[0]) : await commit(company, acts, isFitting);
        if (isMade) made += 1;
        const after = await stateOf(company);
        hold(before, after);
        before = after;
      }
      expect(await here().store.findFaults(company.id)).toEqual([]);
    });
    await fc.assert(runs, { numRuns: RUNS, seed: 20261122 });
    // Otherwise the property says nothing.
    expect(made).toBeGreaterThan(RUNS);
  }, 120_000);

  async function stateOf(company: TestCompany): Promise<State> {
    const settings = (await company.load("accountSettings")).document;
    const { closedThrough } = settings;
    const years = (settings["fiscalYears2"] as { id: string; from: string; to: string }[]).map(
      ({ id, from, to }) => [id, `${from} ${to}`] as const,
    );
    const vouchers = new Map<string, Voucher>();
    for (const year of [YEAR, OLDER_YEAR]) {
      for (const one of await itemsOf(company, "transactions", year)) {
        const { series, number, date, entries, text } = one as ReturnType<typeof sale> & { number: number };
        const id = `${year} ${series}-${number}`;
        vouchers.set(id, { id, date, text: `${text} ${JSON.stringify(entries)}` });
      }
    }
    return {
      closedThrough: typeof closedThrough === "string" ? closedThrough : "",
      years: new Map(years),
      vouchers,
      balances: JSON.stringify(await itemsOf(company, "accountBalance", YEAR)),
    };
  }

  async function itemsOf(company: TestCompany, kind: string, year: string): Promise<readonly object[]> {
    const version = await here().store.documents.version(company.actor, company.key(kind, year));
    if (!version.ok) return [];
    const { document } = await company.load(kind, year);
    return document[kind === "transactions" ? kind : "balances"] as object[];
  }

  function hold(before: State, after: State): void {
    const { closedThrough } = before;
    for (const [id, voucher] of before.vouchers) {
      if (voucher.date <= closedThrough) expect(after.vouchers.get(id)).toEqual(voucher);
    }
    for (const [id, { date }] of after.vouchers) {
      const isOfYearBefore = before.years.has(id.split(" ")[0] ?? "");
      if (isOfYearBefore && date <= closedThrough) expect(before.vouchers.has(id)).toBe(true);
    }
    for (const [id, dates] of before.years) {
      const hasVouchers = [...before.vouchers.keys()].some((voucher) => voucher.startsWith(id));
      if (hasVouchers) expect(after.years.get(id)).toBe(dates);
    }
    // No year before it has closing balances: those of the older one are zero but for what its vouchers book.
    if (closedThrough >= "2025-01-01" && !before.years.has(OLDER_YEAR)) {
      expect(after.balances).toBe(before.balances);
    }
    if (after.closedThrough !== closedThrough) {
      expect({ ...after, closedThrough }).toEqual(before);
    }
  }

  async function etagOf(
    company: TestCompany,
    kind: string,
    year = YEAR,
  ): Promise<{ readonly ifMatch?: string }> {
    const version = await here().store.documents.version(company.actor, company.key(kind, year));
    return version.ok ? { ifMatch: version.value.etag } : {};
  }

  async function commit(company: TestCompany, acts: readonly Act[], isFitting: boolean): Promise<boolean> {
    const main = acts.find(({ kind }) => kind !== "settings") ?? acts[0];
    const intent = main === undefined || !isFitting ? acts[0]?.intent : FITTING[main.kind];
    const changes = new Map<string, object>();
    for (const one of acts)
      for (const change of await changesOf(company, { ...one, intent: intent ?? one.intent }))
        changes.set(change.key, change);
    const body = {
      companyId: company.id,
      intent,
      requestId: `${Math.random()}-request`,
      changes: [...changes.values()],
    };
    return (await here().store.documents.commit(company.actor, json(body))).ok;
  }

  async function changesOf(company: TestCompany, { kind, month, intent }: Act): Promise<readonly Change[]> {
    const settings = { key: company.key("accountSettings"), ...(await etagOf(company, "accountSettings")) };
    const { currentFiscalYearId2, closedThrough } = (await company.load("accountSettings")).document;
    const others = currentFiscalYearId2 === undefined ? {} : { currentFiscalYearId2 };
    const date = closedThrough === undefined ? {} : { closedThrough };
    const key = company.key("transactions");
    const etag = await etagOf(company, "transactions");
    const day = `2025-${String(month).padStart(2, "0")}-15`;
    const vouchers = (await itemsOf(company, "transactions", YEAR)) as readonly StoredSale[];
    const ids = vouchers.map(({ number }) => `A-${number}`);
    const last = ids.at(-1);
    switch (kind) {
      case "register": {
        const put = [{ ...sale(month, { date: day }), number: ids.length + 1 }];
        const corrects = { fiscalYearId: YEAR, series: "A", number: 1 };
        if (intent === "import" || intent === "undo") return [{ key, ...etag, put }];
        // A correction reverses what it corrects (TR20).
        const kronor = intent === "correct" ? -(vouchers[0]?.entries[0]?.amount ?? month) : month;
        const fields = intent === "correct" ? { corrects } : {};
        return [{ key, append: [sale(kronor, { date: day, ...fields })] }];
      }
      case "remove": {
        const remove = intent === "convert" ? ids : last === undefined ? [] : [last];
        const drafts = {
          key: company.key("transactionDrafts"),
          put: remove.map((id) => draft(`${id} ${Math.random()}`)),
        };
        return [{ key, ...etag, remove }, ...(intent === "convert" ? [drafts] : [])];
      }
      case "settings":
        return [{ ...settings, head: { ...others, ...(month > 8 ? {} : { closedThrough: day }) } }];
      case "drop year":
        return [{ ...settings, ...(month > 6 ? { head: date } : {}), remove: [YEAR] }];
      case "older year":
        return [
          { ...settings, put: [fiscalYear(OLDER_YEAR, month > 6 ? 2024 : 2030)] },
          {
            key: company.key("accountPlan", OLDER_YEAR),
            head: { name: "B" },
            put: [account(1930), account(3001)],
          },
          {
            key: company.key("transactions", OLDER_YEAR),
            put: [{ ...sale(month, { date: "2024-05-01" }), number: 1 }],
          },
        ];
      case "balance":
        return [
          {
            key: company.key("accountBalance"),
            ...(await etagOf(company, "accountBalance")),
            put: [{ accountId: 1930, balance: month }],
          },
        ];
      default:
        return kind satisfies never;
    }
  }

  /** A whole state: one voucher more or less, or another closed date or year. */
  async function save(company: TestCompany, one: Act | undefined): Promise<boolean> {
    const isSettings = one?.kind === "settings" || one?.kind === "drop year";
    const kind = isSettings ? "accountSettings" : "transactions";
    const { etag, document } = await company.load(kind);
    const month = String(one?.month ?? 1).padStart(2, "0");
    const some = document["transactions"] as object[] | undefined;
    const whole = isSettings
      ? {
          ...document,
          ...(one.kind === "settings" ? { closedThrough: `2025-${month}-15` } : {}),
          ...(one.kind === "drop year" ? { fiscalYears2: [fiscalYear(YEAR, 2030)] } : {}),
        }
      : {
          ...document,
          transactions:
            one?.kind === "remove"
              ? some?.slice(0, -1)
              : [
                  ...(some ?? []),
                  { ...sale(5, { date: `2025-${month}-15` }), number: (some?.length ?? 0) + 1 },
                ],
        };
    return (await here().store.documents.save(company.actor, company.key(kind), etag, json(whole))).ok;
  }
});
