import { describe, expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { FEATURE_ID } from "../../feature/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../../fiscal-year/index.ts";
import { ore } from "../../money/index.ts";
import { changeRefusalText } from "../change-refusal.ts";
import type { DecodedChange, DocumentFacts } from "../decoded-change.ts";
import { checkDocumentChange } from "../document-change.ts";
import type { DocumentKind, ItemOf } from "../document-kind.ts";

const fiscalYear: FiscalYear = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [],
};

/** The text for an item that replaces `before`. */
function said<Kind extends DocumentKind>(
  kind: Kind,
  id: string,
  item: ItemOf<Kind>,
  before: ItemOf<Kind> | undefined,
  facts: Partial<DocumentFacts<Kind>> = {},
): string {
  const change: DecodedChange<Kind> = { put: [item], remove: [], append: [] };
  const accepted = checkDocumentChange(kind, change, {
    intent: "edit",
    role: "bookkeeper",
    today: isoDate("2025-06-30"),
    sign: "Anna",
    isAlone: true,
    fiscalYear,
    existing: before === undefined ? new Map() : new Map([[id, before]]),
    ...facts,
  });
  return accepted.ok ? "" : changeRefusalText(accepted.error);
}

describe("journal templates", () => {
  const template = {
    id: "t",
    name: "Kontor",
    description: "",
    entries: [{ accountId: accountNo(1930), amount: -100 }],
  };
  const empty = { ...template, entries: [] };
  const noRow = "Konteringsmallen måste ha minst en konteringsrad";

  test("have a name and a row", () => {
    expect(said("journalTemplates", "t", template, undefined)).toBe("");
    expect(said("journalTemplates", "t", empty, undefined)).toBe(noRow);
    expect(said("journalTemplates", "t", { ...template, name: " " }, template)).toBe("Du måste ange namn");
  });

  test("that had none are described, and mended", () => {
    expect(said("journalTemplates", "t", { ...empty, description: "Gammal" }, empty)).toBe("");
    expect(said("journalTemplates", "t", { ...empty, name: "Annan" }, empty)).toBe(noRow);
    expect(said("journalTemplates", "t", template, empty)).toBe("");
    expect(said("journalTemplates", "t", empty, template, { intent: "undo" })).toBe("");
  });
});

describe("drafts", () => {
  const draft = { id: "new", text: "", entries: [] };

  test("are not named as pages are, but for those that were", () => {
    const text = "Utkastet har ett id som är adressen till en sida. Ingenting är sparat.";
    expect(said("transactionDrafts", "new", draft, undefined)).toBe(text);
    expect(said("transactionDrafts", "new", { ...draft, text: "A" }, draft)).toBe("");
    expect(said("transactionDrafts", "a", { ...draft, id: "a" }, undefined)).toBe("");
  });

  describe("with files", () => {
    const withFile = { ...draft, id: "a", attachmentIds: ["f1"] };
    const features = new Set([FEATURE_ID.attachFiles]);
    const refusal = "Funktionen 1002 är inaktiverad";

    test("CH30: get them when the company has the feature", () => {
      expect(said("transactionDrafts", "a", withFile, undefined, { features })).toBe("");
      expect(said("transactionDrafts", "a", withFile, undefined)).toBe(refusal);
      expect(said("transactionDrafts", "a", withFile, { ...draft, id: "a" }, { features: new Set() })).toBe(
        refusal,
      );
    });

    test("CH30: keep what they have without it", () => {
      expect(said("transactionDrafts", "a", { ...withFile, text: "Ny" }, withFile)).toBe("");
      const another = { ...withFile, attachmentIds: ["f1", "f2"] };
      expect(said("transactionDrafts", "a", another, withFile)).toBe(refusal);
    });

    test.each(["convert", "undo"] as const)("CH30: bring them along by %s", (intent) => {
      expect(said("transactionDrafts", "a", withFile, undefined, { intent })).toBe("");
    });
  });
});

describe("asset lists", () => {
  const list = {
    id: "l",
    name: "Datorer",
    depreciationAccountId: accountNo(1259),
    depreciationCostAccountId: accountNo(7839),
    items: [
      {
        id: "i",
        name: "Dator",
        purchaseDate: isoDate("2025-01-01"),
        purchasePrice: ore(1_000_000),
        depreciationYears: 5,
        inboundDepreciationAmount: ore(0),
        depreciationAmount: ore(1),
      },
    ],
  };
  const text = "Årets avskrivning för Dator beräknas till 2 000,00 och kan inte vara 0,01.";
  const shown = (sentence: string) => sentence.replaceAll("\u00a0", " ");

  test("hold what is computed, but for those that come with their year", () => {
    expect(shown(said("assetManagement", "l", list, undefined))).toBe(text);
    expect(said("assetManagement", "l", list, undefined, { isYearNew: true })).toBe("");
    expect(said("assetManagement", "l", { ...list, name: "Bilar" }, list)).toBe("");
    expect(said("assetManagement", "l", { ...list, name: "" }, list)).toBe("Du måste ange namn");
  });
});

describe("opening balances", () => {
  const row = { accountId: accountNo(3001), balance: ore(100) };
  const text = "Konto 3001 är ett resultatkonto och har ingen ingående balans: bara konto 1000–2999 har det.";

  test("are those of balance accounts, but for what comes with a file or was there", () => {
    expect(said("accountBalance", "3001", row, undefined)).toBe(text);
    expect(said("accountBalance", "3001", row, undefined, { intent: "import" })).toBe("");
    expect(said("accountBalance", "3001", row, undefined, { isYearNew: true })).toBe("");
    expect(said("accountBalance", "3001", row, { ...row, balance: ore(1) })).toBe("");
    expect(said("accountBalance", "3001", { ...row, balance: ore(0) }, row)).toBe(
      "Konto 3001 har ingen ingående balans att spara: ta bort raden i stället.",
    );
  });
});
