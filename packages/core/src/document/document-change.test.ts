import { describe, expect, test } from "vitest";
import type { AccountBalance } from "../account-balance/index.ts";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore } from "../money/index.ts";
import type { Result } from "../shared/index.ts";
import { type ChangeRefusal, changeRefusalText } from "./change-refusal.ts";
import type { CommitFacts } from "./commit-facts.ts";
import type { DecodedChange, DocumentFacts } from "./decoded-change.ts";
import { checkDocumentChange } from "./document-change.ts";
import { DOCUMENT_KINDS, isDocumentKind, isInUse } from "./document-kind.ts";
import type { YearPast } from "./kinds/rule.ts";

const year = (digit: string, from: string, to: string, fields: Partial<FiscalYear> = {}): FiscalYear => ({
  id: fiscalYearIdFromGuid(digit.repeat(32)),
  from: isoDate(from),
  to: isoDate(to),
  locked: false,
  transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
  ...fields,
});
const y2024 = year("4", "2024-01-01", "2024-12-31", { locked: true });
const y2025 = year("5", "2025-01-01", "2025-12-31");
const y2026 = year("6", "2026-01-01", "2026-12-31");

const OWNER: CommitFacts = {
  intent: "edit",
  role: "owner",
  today: isoDate("2025-06-30"),
  sign: "Anna",
  isAlone: true,
};

const text = (result: Result<unknown, ChangeRefusal>) => (result.ok ? "" : changeRefusalText(result.error));

describe("accountSettings", () => {
  type Change = Partial<DecodedChange<"accountSettings">>;
  type Facts = Partial<DocumentFacts<"accountSettings">>;
  const check = (change: Change, facts: Facts = {}) =>
    checkDocumentChange(
      "accountSettings",
      { put: [], remove: [], append: [], ...change },
      {
        ...OWNER,
        headBefore: { currentFiscalYearId2: y2025.id },
        existing: new Map([y2024, y2025].map((one) => [one.id, one])),
        ...facts,
      },
    );
  const lockedText = "Räkenskapsåret är låst. Bara anteckningar kan ändras och bifogade filer läggas till.";
  const aloneText = "Låsning av en period kan inte göras tillsammans med andra ändringar.";

  test.each<[string, Change, string]>([
    ["a new year", { put: [y2026] }, ""],
    [
      "an overlap",
      { put: [year("6", "2025-07-01", "2026-06-30")] },
      "Det nya räkenskapsåret överlappar med ett befintligt räkenskapsår",
    ],
    ["18 months", { put: [year("6", "2026-01-01", "2027-06-30")] }, ""],
    [
      "more than 18 months",
      { put: [year("6", "2026-01-01", "2027-07-31")] },
      "Ett räkenskapsår får vara högst 18 månader",
    ],
    [
      "an end before the start",
      { put: [year("6", "2026-01-01", "2025-12-31")] },
      "Till och med måste vara efter från och med",
    ],
    [
      "in the place of a removed one",
      { put: [year("6", "2025-01-01", "2025-06-30")], remove: [y2025.id], head: {} },
      "",
    ],
    [
      "the dates of a year",
      { put: [{ ...y2025, to: isoDate("2025-06-30") }] },
      "Ett räkenskapsårs datum kan inte ändras.",
    ],
    [
      "the start of a year",
      { put: [{ ...y2025, from: isoDate("2025-06-30") }] },
      "Ett räkenskapsårs datum kan inte ändras.",
    ],
    ["locking", { put: [{ ...y2025, locked: true }] }, ""],
    ["unlocking", { put: [{ ...y2024, locked: false }] }, ""],
    ["the series of a locked year", { put: [{ ...y2024, transactionSeries: [] }] }, lockedText],
    [
      "another series",
      {
        put: [
          {
            ...y2025,
            transactionSeries: [...y2025.transactionSeries, { name: "B", startNo: 1, description: "" }],
          },
        ],
      },
      "",
    ],
    [
      "a series twice",
      { put: [{ ...y2025, transactionSeries: [...y2025.transactionSeries, ...y2025.transactionSeries] }] },
      "Serien A finns mer än en gång i räkenskapsåret.",
    ],
    ["removing the current year", { remove: [y2025.id] }, "Det aktiva räkenskapsåret kan inte raderas."],
    ["removing a locked year", { remove: [y2024.id] }, lockedText],
    [
      "closing a period",
      { head: { currentFiscalYearId2: y2025.id, closedThrough: isoDate("2025-03-31") } },
      "",
    ],
    ["closing with another field", { head: { closedThrough: isoDate("2025-03-31") } }, aloneText],
    [
      "closing with another year",
      { head: { currentFiscalYearId2: y2025.id, closedThrough: isoDate("2025-03-31") }, put: [y2026] },
      aloneText,
    ],
    [
      "closing with a removal",
      { head: { currentFiscalYearId2: y2025.id, closedThrough: isoDate("2025-03-31") }, remove: [y2024.id] },
      aloneText,
    ],
    ["another current year", { head: { currentFiscalYearId2: y2024.id } }, ""],
    ["a current year that comes", { head: { currentFiscalYearId2: y2026.id }, put: [y2026] }, ""],
    [
      "a current year that there is not",
      { head: { currentFiscalYearId2: y2026.id } },
      "Det aktiva räkenskapsåret finns inte i företaget.",
    ],
  ])("%s", (_, change, expected) => {
    expect(text(check(change))).toBe(expected);
  });

  const eachYear = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const digits = String(from + at);
      return {
        ...year("0", `${digits}-01-01`, `${digits}-12-31`),
        id: fiscalYearIdFromGuid(digits.repeat(8)),
      };
    });
  const stored = (years: readonly FiscalYear[]) => ({ existing: new Map(years.map((one) => [one.id, one])) });

  test("CH33: a company has at most 40 years; more stay, may be fewer, and come back by an undo", () => {
    const refused =
      "Ett företag kan ha högst 40 räkenskapsår. Radera ett år som inget är sparat i, eller fortsätt i ett nytt företag.";
    const [added] = eachYear(2100, 1);
    const put = added === undefined ? [] : [added];
    const before = eachYear(2000, 39);
    expect(text(check({ put }, stored(before)))).toBe("");
    const full = eachYear(2000, 40);
    for (const intent of ["edit", "import", "save"] as const) {
      expect(text(check({ put }, { ...stored(full), intent }))).toBe(refused);
    }
    const [first] = full;
    expect(text(check({ put, remove: first === undefined ? [] : [first.id] }, stored(full)))).toBe("");
    const over = eachYear(2000, 45);
    expect(text(check({ put: over.slice(0, 1) }, stored(over)))).toBe("");
    expect(text(check({ remove: over.slice(0, 1).map(({ id }) => id) }, stored(over)))).toBe("");
    expect(text(check({ put }, { ...stored(over), intent: "undo" }))).toBe("");
  });

  test("the year that the user works in stays", () => {
    expect(text(check({ remove: [y2026.id] }, { activeFiscalYearId: y2026.id }))).toBe(
      "Det aktiva räkenskapsåret kan inte raderas.",
    );
    const existing = new Map([[y2026.id, y2026]]);
    expect(check({ remove: [y2026.id] }, { existing, activeFiscalYearId: y2025.id }).ok).toBe(true);
    // The year that the company begins with goes when the person works in another.
    expect(text(check({ remove: [y2025.id] }))).toBe("Det aktiva räkenskapsåret kan inte raderas.");
    expect(text(check({ remove: [y2025.id] }, { activeFiscalYearId: y2026.id }))).toBe("");
  });

  test("the first settings of a company", () => {
    const change = { head: { currentFiscalYearId2: y2025.id }, put: [y2025], remove: [], append: [] };
    expect(checkDocumentChange("accountSettings", change, { ...OWNER, existing: new Map() })).toEqual({
      ok: true,
      value: { put: [y2025], remove: [], appended: [], follows: [] },
    });
    const closing = { head: { closedThrough: isoDate("2025-03-31") }, put: [], remove: [], append: [] };
    expect(checkDocumentChange("accountSettings", closing, { ...OWNER, existing: new Map() }).ok).toBe(true);
  });
});

describe("accountPlan", () => {
  const remove = { put: [], remove: ["1930"], append: [] };

  test("a used account is not removed", () => {
    const open = { ...OWNER, existing: new Map(), fiscalYear: y2025 };
    const facts = (usedAccounts: ReadonlySet<number>) => ({ ...open, usedAccounts });
    expect(text(checkDocumentChange("accountPlan", remove, facts(new Set([1930]))))).toBe(
      "Konto kan inte raderas eftersom det är i bruk.",
    );
    expect(checkDocumentChange("accountPlan", remove, facts(new Set([1920]))).ok).toBe(true);
    expect(checkDocumentChange("accountPlan", remove, open).ok).toBe(true);
  });
});

describe("the name of a chart", () => {
  const named = (name: string, facts: Partial<DocumentFacts<"accountPlan">>) =>
    text(
      checkDocumentChange(
        "accountPlan",
        { head: { name }, put: [], remove: [], append: [] },
        { ...OWNER, existing: new Map(), fiscalYear: y2025, ...facts },
      ),
    );
  const headBefore = { name: "BAS 2025" };

  test.each<[string, string, Partial<DocumentFacts<"accountPlan">>, string]>([
    ["is another", "K2", { headBefore }, ""],
    ["goes", " ", { headBefore }, "Kontoplanen måste ha ett namn. Ingenting är sparat."],
    ["goes by an undo", "", { headBefore, intent: "undo" }, ""],
    ["is none in a file", "", { intent: "import" }, ""],
    ["was none", "", { headBefore: { name: "" } }, ""],
  ])("%s", (_, name, facts, expected) => {
    expect(named(name, facts)).toBe(expected);
  });
});

describe("attachmentData", () => {
  const file = { id: "a", name: "kvitto.jpg", created: "2025-03-01T10:00:00Z", fileId: "f1" };
  const existing = new Map([["a", file]]);
  const check = (
    put: readonly (typeof file & { readonly editedId?: string })[],
    remove: readonly string[],
    facts: Partial<DocumentFacts<"attachmentData">>,
  ) =>
    text(
      checkDocumentChange(
        "attachmentData",
        { put, remove, append: [] },
        { ...OWNER, fiscalYear: y2025, existing, ...facts },
      ),
    );
  const bound = "Filen hör till en registrerad transaktion och kan inte ändras eller tas bort.";
  const lockedText = "Räkenskapsåret är låst. Bara anteckningar kan ändras och bifogade filer läggas till.";

  test("what a registered transaction rests on stays as it came", () => {
    const boundItems = new Set(["a"]);
    expect(check([], ["a"], { boundItems })).toBe(bound);
    expect(check([], ["a"], {})).toBe("");
    expect(check([{ ...file, fileId: "f2" }], [], { boundItems })).toBe(bound);
    expect(check([{ ...file, fileId: "f2" }], [], {})).toBe("");
    expect(check([{ ...file, name: "b" }], [], { boundItems })).toBe("");
    expect(check([{ ...file, id: "b" }], [], { boundItems })).toBe("");
  });

  test("in a locked year files are added only", () => {
    const isYearLocked = true;
    expect(check([{ ...file, id: "b" }], [], { isYearLocked })).toBe("");
    expect(check([{ ...file, fileId: "f2" }], [], { isYearLocked })).toBe(lockedText);
    expect(check([{ ...file, editedId: "f2" }], [], { isYearLocked })).toBe(lockedText);
    expect(check([{ ...file, name: "b" }], [], { isYearLocked })).toBe(lockedText);
    expect(check([], ["a"], { isYearLocked })).toBe(lockedText);
  });
});

describe("what a role may do with a year and the closed date", () => {
  const closed = { currentFiscalYearId2: y2025.id, closedThrough: isoDate("2025-03-31") };
  const moved = (day: string) => ({ head: { ...closed, closedThrough: isoDate(day) } });
  const ownerOfYears =
    "Bara företagets ägare kan låsa, låsa upp eller radera ett räkenskapsår. Be ägaren göra det.";
  const ownerOfDate =
    "Bara företagets ägare kan flytta tillbaka dagen som bokföringen är låst till och med. Be ägaren göra det.";

  test.each<[string, Partial<DecodedChange<"accountSettings">>, string]>([
    ["locks", { put: [{ ...y2025, locked: true }] }, ownerOfYears],
    ["unlocks", { put: [{ ...y2024, locked: false }] }, ownerOfYears],
    ["removes a year", { remove: [y2026.id] }, ownerOfYears],
    ["adds a year", { put: [year("7", "2027-01-01", "2027-12-31")] }, ""],
    [
      "adds a year that is locked at once",
      { put: [year("7", "2027-01-01", "2027-12-31", { locked: true })] },
      ownerOfYears,
    ],
    [
      "names a series",
      { put: [{ ...y2025, transactionSeries: [{ name: "B", startNo: 1, description: "" }] }] },
      "",
    ],
    ["closes more", moved("2025-04-30"), ""],
    ["closes less", moved("2025-03-30"), ownerOfDate],
    ["opens all", { head: { currentFiscalYearId2: y2025.id } }, ownerOfDate],
  ])("a bookkeeper %s", (_, change, expected) => {
    const check = (role: CommitFacts["role"]) =>
      text(
        checkDocumentChange(
          "accountSettings",
          { put: [], remove: [], append: [], ...change },
          {
            ...OWNER,
            role,
            headBefore: closed,
            existing: new Map([y2024, y2025, y2026].map((one) => [one.id, one])),
            activeFiscalYearId: y2025.id,
          },
        ),
      );
    expect(check("bookkeeper")).toBe(expected);
    expect(check("owner")).toBe("");
  });

  test("CH19: an import brings a year that is locked, whoever reads it in", () => {
    const put = [year("7", "2027-01-01", "2027-12-31", { locked: true })];
    const facts = { ...OWNER, role: "bookkeeper", intent: "import", existing: new Map() } as const;
    expect(text(checkDocumentChange("accountSettings", { put, remove: [], append: [] }, facts))).toBe("");
  });
});

describe("the closed date is moved by a commit of its own", () => {
  const closing = { head: { closedThrough: isoDate("2025-03-31") }, put: [], remove: [], append: [] };
  const alone = "Låsning av en period kan inte göras tillsammans med andra ändringar.";

  test("no other document beside it", () => {
    const facts = { ...OWNER, isAlone: false, existing: new Map() };
    expect(text(checkDocumentChange("accountSettings", closing, facts))).toBe(alone);
    const kept = { ...facts, headBefore: closing.head };
    expect(checkDocumentChange("accountSettings", closing, kept).ok).toBe(true);
  });

  test("a document that ends does not take it along with its years", () => {
    const ended = { put: [], remove: [y2026.id], append: [], ends: true };
    const deletion = { ...OWNER, intent: "delete" } as const;
    const facts = { ...deletion, headBefore: closing.head, existing: new Map([[y2026.id, y2026]]) };
    expect(text(checkDocumentChange("accountSettings", ended, facts))).toBe(alone);
  });
});

describe("a year goes with all its documents (CH24)", () => {
  const remove = (endingYears: ReadonlySet<string>, role: CommitFacts["role"] = "owner") =>
    text(
      checkDocumentChange(
        "accountSettings",
        { put: [], remove: [y2026.id], append: [] },
        {
          ...OWNER,
          intent: "deleteYear",
          role,
          headBefore: { currentFiscalYearId2: y2025.id },
          existing: new Map([y2025, y2026].map((one) => [one.id, one])),
          yearPasts: new Map([[y2026.id, { range: y2026, documents: "more" }]]),
          endingYears,
        },
      ),
    );

  test("when they end with it", () => {
    expect(remove(new Set([y2026.id]))).toBe("");
    expect(remove(new Set())).toBe(
      "Det finns mer sparat i räkenskapsåret än det som skulle raderas. Ladda om sidan och försök igen.",
    );
    expect(remove(new Set([y2026.id]), "bookkeeper")).toContain("ägare");
  });
});

describe("a year goes only while nothing has been saved in it", () => {
  const remove = (intent: CommitFacts["intent"], past: YearPast["documents"] | undefined, facts = {}) =>
    text(
      checkDocumentChange(
        "accountSettings",
        { put: [], remove: [y2026.id], append: [] },
        {
          ...OWNER,
          intent,
          existing: new Map([y2025, y2026].map((one) => [one.id, one])),
          ...(past === undefined ? {} : { yearPasts: new Map([[y2026.id, { documents: past }]]) }),
          ...facts,
        },
      ),
    );
  const used = "Räkenskapsåret har använts och kan inte raderas: det som har sparats i det ska finnas kvar.";
  const active = { activeFiscalYearId: y2026.id };

  test.each<[CommitFacts["intent"], YearPast["documents"] | undefined, object, string]>([
    ["edit", undefined, {}, ""],
    ["edit", "none", {}, ""],
    ["edit", "creation", {}, used],
    ["save", "more", {}, used],
    ["edit", "none", active, "Det aktiva räkenskapsåret kan inte raderas."],
    ["undo", "none", active, ""],
    ["undo", "creation", active, ""],
    ["undo", "more", {}, used],
    [
      "undo",
      "creation",
      { closedThrough: y2026.from },
      "Bokföringen är låst till och med 2026-01-01. Ett räkenskapsår som börjar då eller tidigare kan inte raderas.",
    ],
    ["edit", "none", { closedThrough: y2025.to }, ""],
  ])("%s with the past %s, %j", (intent, past, facts, expected) => {
    expect(remove(intent, past, facts)).toBe(expected);
  });

  test.each<[string, YearPast | undefined, string]>([
    ["nothing", undefined, ""],
    ["only the year", { range: y2025, documents: "none" }, ""],
    ["documents of no year", { documents: "more" }, ""],
    ["documents of the same dates", { range: y2026, documents: "more" }, ""],
    [
      "documents of other dates",
      { range: { from: y2026.from, to: isoDate("2026-06-30") }, documents: "more" },
      "Det finns redan bokföring sparad för det räkenskapsåret, 2026-01-01 – 2026-06-30. Det kan bara läggas till igen med de datumen.",
    ],
    [
      "documents of another start",
      { range: { from: isoDate("2025-07-01"), to: y2026.to }, documents: "creation" },
      "Det finns redan bokföring sparad för det räkenskapsåret, 2025-07-01 – 2026-12-31. Det kan bara läggas till igen med de datumen.",
    ],
  ])("under an id with %s", (_, past, expected) => {
    const change = { put: [y2026], remove: [], append: [] };
    const yearPasts = new Map(past === undefined ? [] : [[y2026.id, past]]);
    const facts = { ...OWNER, existing: new Map(), yearPasts };
    expect(text(checkDocumentChange("accountSettings", change, facts))).toBe(expected);
  });
});

describe("opening balances of a year that the closed date has reached", () => {
  const amount = (account: number, kronor: number, quantity?: number): AccountBalance => ({
    accountId: accountNo(account),
    balance: ore(kronor * 100),
    ...(quantity === undefined ? {} : { quantity }),
  });
  type Balances = readonly AccountBalance[];
  const itemsOf = (...all: Balances) => new Map(all.map((one) => [String(one.accountId), one]));
  const check = (
    put: Balances,
    remove: readonly string[] = [],
    facts: Partial<DocumentFacts<"accountBalance">> = {},
  ) =>
    text(
      checkDocumentChange(
        "accountBalance",
        { put, remove, append: [] },
        {
          ...OWNER,
          fiscalYear: y2025,
          closedThrough: y2025.from,
          existing: itemsOf(amount(1930, 7), amount(2081, -7)),
          previousClosing: new Map(
            [amount(1930, 5), amount(2081, -5), amount(3001, -9)].map((one) => [one.accountId, one.balance]),
          ),
          ...facts,
        },
      ),
    );
  const refused =
    "Bokföringen är låst till och med 2025-01-01, så ingående balans kan bara ändras till det som föregående räkenskapsår slutar med. Använd ”Importera från föregående år”, eller låt företagets ägare flytta tillbaka låsningen.";
  const nothing = "Konto 1910 har ingen ingående balans att spara: ta bort raden i stället.";
  const carried = [amount(1930, 5), amount(2081, -5)];
  const COUNTED = { existing: itemsOf(amount(1930, 7, 3), amount(2081, -7)) };
  const UNDO = { intent: "undo" } as const;

  test.each<[string, Balances, readonly string[], Partial<DocumentFacts<"accountBalance">>, string]>([
    ["another amount", [amount(1930, 6)], [], {}, refused],
    ["what the year before closes with", carried, [], {}, ""],
    ["the same and an account of 0", [...carried, amount(1910, 0)], [], {}, nothing],
    ["the same, an account of 0 that an undo puts back", [...carried, amount(1910, 0)], [], UNDO, ""],
    ["one account of two", [amount(1930, 5)], [], {}, refused],
    ["more accounts", [...carried, amount(1910, 1)], [], {}, refused],
    ["fewer accounts", [amount(1930, 5)], ["2081"], {}, refused],
    ["a result account carried too", [...carried, amount(3001, -9)], [], {}, refused],
    ["a quantity", [amount(1930, 5, 3), amount(2081, -5)], [], {}, refused],
    ["a quantity without a balance", [...carried, amount(1910, 0, 3)], [], {}, refused],
    ["another quantity", [amount(1930, 5, 2), amount(2081, -5)], [], COUNTED, refused],
    ["the quantity that was there", [amount(1930, 5, 3), amount(2081, -5)], [], COUNTED, ""],
    ["a quantity that goes, as when the year before is imported", carried, [], COUNTED, ""],
    ["nothing", [], [], {}, ""],
    ["a day before the year", [amount(1930, 6)], [], { closedThrough: y2024.to }, ""],
    ["a year that comes with them", [amount(1930, 6)], [], { isYearNew: true }, ""],
  ])("%s", (_name, put, remove, facts, expected) => {
    expect(check(put, remove, facts)).toBe(expected);
  });

  test("AB6: a new balance is on an account of the chart, unless it comes with a file, its year or an undo", () => {
    const change = { put: [amount(1999, 6)], remove: [], append: [] };
    const facts = { ...OWNER, fiscalYear: y2025, existing: new Map(), knownAccounts: new Set([1930]) };
    const judged = (more: object) =>
      text(checkDocumentChange("accountBalance", change, { ...facts, ...more }));
    expect(judged({})).toBe("Konto 1999 finns inte i kontoplanen: lägg till det där först.");
    expect(judged({ existing: new Map([["1999", amount(1999, 5)]]) })).toBe("");
    expect(judged({ intent: "undo" })).toBe("");
    expect(judged({ intent: "import" })).toBe("");
    expect(judged({ isYearNew: true })).toBe("");
    expect(judged({ knownAccounts: new Set([1999]) })).toBe("");
  });

  test("without a closed date, and without a year before", () => {
    const change = { put: [amount(1930, 6)], remove: [], append: [] };
    const facts = { ...OWNER, fiscalYear: y2025, existing: new Map() };
    expect(checkDocumentChange("accountBalance", change, facts).ok).toBe(true);
    const closed = { ...facts, closedThrough: y2025.from };
    expect(text(checkDocumentChange("accountBalance", change, closed))).toBe(refused);
  });
});

/** Every kind of a fiscal year but transactions, which have tests of their own. */
const YEAR_KINDS = Object.keys(DOCUMENT_KINDS)
  .filter(isDocumentKind)
  .filter((kind) => kind !== "transactions" && DOCUMENT_KINDS[kind].scope === "fiscalYear");

test("there are kinds of a fiscal year", () => {
  expect(YEAR_KINDS.length).toBeGreaterThanOrEqual(7);
});

/** Items of the kinds whose rules use more than the id. */
const ITEMS: Readonly<Record<string, object>> = {
  accountBalance: { accountId: 1930, balance: 1 },
  assetManagement: {
    id: "1",
    name: "Datorer",
    depreciationAccountId: 1259,
    depreciationCostAccountId: 7839,
    items: [],
  },
  incomeTax: { code: 7653, amount: 100 },
};

describe.each(YEAR_KINDS)("%s", (kind) => {
  const item = (ITEMS[kind] ?? { id: "1" }) as never;
  const change = { put: [], remove: [], append: [] };
  const check = (made: Partial<DecodedChange<"accountPlan">>, facts: Partial<DocumentFacts<"accountPlan">>) =>
    text(
      checkDocumentChange(
        kind as "accountPlan",
        { ...change, ...made },
        { ...OWNER, existing: new Map(), ...facts },
      ),
    );
  const locked = { fiscalYear: y2024, isYearLocked: true };
  const lockedText = "Räkenskapsåret är låst. Bara anteckningar kan ändras och bifogade filer läggas till.";

  test("in a locked year takes nothing but new files", () => {
    expect(check({ put: [item] }, locked)).toBe(kind === "attachmentData" ? "" : lockedText);
    expect(check({ put: [item] }, { ...locked, existing: new Map([["1", item]]) })).toBe(lockedText);
    expect(check({ remove: ["1"] }, locked)).toBe(lockedText);
    expect(check({ ends: true }, { ...locked, intent: "delete" })).toBe(lockedText);
  });

  test("needs its year, to be saved in", () => {
    expect(check({ put: [item] }, { fiscalYear: y2025 })).toBe("");
    expect(check({ put: [item] }, {})).toBe("Räkenskapsår saknas");
    expect(check({ head: { name: "B" } }, {})).toBe("Räkenskapsår saknas");
    expect(check({ remove: ["1"] }, {})).toBe("");
  });
});

test("a locked year holds its documents, not those of the company", () => {
  const nothing = { put: [], remove: [], append: [] };
  const locked = { ...OWNER, existing: new Map(), isYearLocked: true };
  expect(checkDocumentChange("journalTemplates", nothing, locked).ok).toBe(true);
});

test("a kind without a page is not written, and its refusal names it", () => {
  const kinds = Object.keys(DOCUMENT_KINDS).filter(isDocumentKind);
  expect(kinds.filter((kind) => !isInUse(kind))).toEqual([
    "bankStatements",
    "importMappings",
    "shopify",
    "shopifyImport",
    "featureInfo",
  ]);
  expect(changeRefusalText({ code: "kind-not-in-use", kind: "bankStatements", title: "Kontoutdrag" })).toBe(
    "Kontoutdrag: sidan finns inte än, så ingenting kan sparas där. Det som är sparat sedan tidigare finns kvar och kan läsas.",
  );
});
