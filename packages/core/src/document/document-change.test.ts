import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import type { Result } from "../shared/index.ts";
import { type ChangeRefusal, changeRefusalText } from "./change-refusal.ts";
import type { DecodedChange } from "./decoded-change.ts";
import { checkDocumentChange, type DocumentFacts } from "./document-change.ts";

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

const text = (result: Result<unknown, ChangeRefusal>) => (result.ok ? "" : changeRefusalText(result.error));

describe("accountSettings", () => {
  type Change = Partial<DecodedChange<"accountSettings">>;
  type Facts = Partial<DocumentFacts<"accountSettings">>;
  const check = (change: Change, facts: Facts = {}) =>
    checkDocumentChange(
      "accountSettings",
      { put: [], remove: [], append: [], ...change },
      {
        headBefore: { currentFiscalYearId2: y2025.id },
        existing: new Map([y2024, y2025].map((one) => [one.id, one])),
        ...facts,
      },
    );
  const lockedText = "Räkenskapsåret är låst. Bara anteckningar och bifogade filer kan läggas till.";
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
      "Verifikationsserien A finns mer än en gång i räkenskapsåret.",
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
  ])("%s", (_, change, expected) => {
    expect(text(check(change))).toBe(expected);
  });

  test("the year that the user works in stays", () => {
    expect(text(check({ remove: [y2026.id] }, { activeFiscalYearId: y2026.id }))).toBe(
      "Det aktiva räkenskapsåret kan inte raderas.",
    );
    const existing = new Map([[y2026.id, y2026]]);
    expect(check({ remove: [y2026.id] }, { existing, activeFiscalYearId: y2025.id }).ok).toBe(true);
  });

  test("the first settings of a company", () => {
    const change = { head: { currentFiscalYearId2: y2025.id }, put: [y2025], remove: [], append: [] };
    expect(checkDocumentChange("accountSettings", change, { existing: new Map() })).toEqual({
      ok: true,
      value: change,
    });
    const closing = { head: { closedThrough: isoDate("2025-03-31") }, put: [], remove: [], append: [] };
    expect(checkDocumentChange("accountSettings", closing, { existing: new Map() }).ok).toBe(true);
  });
});

describe("accountPlan", () => {
  const remove = { put: [], remove: ["1930"], append: [] };

  test("a used account is not removed", () => {
    const facts = (usedAccounts: ReadonlySet<number>) => ({ existing: new Map(), usedAccounts });
    expect(text(checkDocumentChange("accountPlan", remove, facts(new Set([1930]))))).toBe(
      "Konto kan inte raderas eftersom det är i bruk.",
    );
    expect(checkDocumentChange("accountPlan", remove, facts(new Set([1920]))).ok).toBe(true);
    expect(checkDocumentChange("accountPlan", remove, { existing: new Map() }).ok).toBe(true);
  });
});

describe("attachmentData", () => {
  const file = { id: "a", name: "kvitto.jpg", created: "2025-03-01T10:00:00Z", fileId: "f1" };
  const existing = new Map([["a", file]]);
  const check = (
    put: readonly (typeof file)[],
    remove: readonly string[],
    facts: Partial<DocumentFacts<"attachmentData">>,
  ) => text(checkDocumentChange("attachmentData", { put, remove, append: [] }, { existing, ...facts }));
  const bound = "Filen hör till en registrerad transaktion och kan inte ändras eller tas bort.";
  const lockedText = "Räkenskapsåret är låst. Bara anteckningar och bifogade filer kan läggas till.";

  test("what a registered transaction rests on stays as it came", () => {
    const boundAttachments = new Set(["a"]);
    expect(check([], ["a"], { boundAttachments })).toBe(bound);
    expect(check([], ["a"], {})).toBe("");
    expect(check([{ ...file, fileId: "f2" }], [], { boundAttachments })).toBe(bound);
    expect(check([{ ...file, fileId: "f2" }], [], {})).toBe("");
    expect(check([{ ...file, name: "b" }], [], { boundAttachments })).toBe("");
    expect(check([{ ...file, id: "b" }], [], { boundAttachments })).toBe("");
  });

  test("in a locked year files are added only", () => {
    const isYearLocked = true;
    expect(check([{ ...file, id: "b" }], [], { isYearLocked })).toBe("");
    expect(check([{ ...file, fileId: "f2" }], [], { isYearLocked })).toBe(bound);
    expect(check([], ["a"], { isYearLocked })).toBe(lockedText);
  });
});

test("a locked year holds its documents, not those of the company", () => {
  const balances = { put: [{ accountId: accountNo(1930), balance: 0 as never }], remove: [], append: [] };
  const locked = { existing: new Map(), isYearLocked: true };
  expect(text(checkDocumentChange("accountBalance", balances, locked))).toMatch(/^Räkenskapsåret är låst/);
  expect(checkDocumentChange("accountBalance", balances, { existing: new Map() }).ok).toBe(true);
  const nothing = { put: [], remove: [], append: [] };
  expect(checkDocumentChange("journalTemplates", nothing, locked).ok).toBe(true);
});
