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

describe("VAT numbers", () => {
  const saidOf = (vatNumber: string) =>
    said("vatNumbers", "text müller", { id: "text müller", vatNumber }, undefined);

  test("EC2: are remembered in their stored form alone", () => {
    expect(saidOf("DE143454214")).toBe("");
    expect(saidOf("DE14345421")).toBe("Så ser inget VAT-nummer i DE ut. Kontrollera siffrorna.");
    expect(saidOf("de 143454214")).toBe("VAT-numret ska sparas utan mellanslag och skiljetecken.");
  });
});

describe("journal templates", () => {
  const template = {
    id: "t",
    name: "Kontor",
    description: "",
    entries: [{ accountId: accountNo(1930), amount: -100 }],
  };
  const empty = { ...template, entries: [] };

  test("JT1: a new one has an id that is one; one that is there keeps its own", () => {
    const odd = { ...template, id: "constructor" };
    expect(said("journalTemplates", odd.id, odd, undefined)).toBe(
      "Mallens id får bara ha bokstäver, siffror och bindestreck. Ingenting är sparat.",
    );
    expect(said("journalTemplates", odd.id, { ...odd, name: "Papper" }, odd)).toBe("");
    const draft = { id: "a b", text: "Kaffe", entries: [] };
    expect(said("transactionDrafts", draft.id, draft, undefined)).toMatch(/^Utkastets id får bara ha/);
    expect(said("transactionDrafts", draft.id, { ...draft, text: "Te" }, draft)).toBe("");
  });
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

    const putInYear = new Map([["transactions", []]]);

    test.each(["convert", "undo"] as const)("CH30: bring them along by %s", (intent) => {
      expect(said("transactionDrafts", "a", withFile, undefined, { intent, putInYear })).toBe("");
    });

    test.each([undefined, new Map([["transactionDrafts", []]])])(
      "CH9: a conversion of no transactions makes none: %j",
      (putInYear) => {
        const facts = { intent: "convert", ...(putInYear === undefined ? {} : { putInYear }) } as const;
        expect(said("transactionDrafts", "a", withFile, undefined, facts)).toBe(
          "Ändringen är inte tillåten.",
        );
      },
    );

    test("CH9: a conversion replaces none that is there", () => {
      expect(said("transactionDrafts", "a", withFile, withFile, { intent: "convert", putInYear })).toBe(
        "Utkastet a finns redan och kan inte ersättas av en konvertering.",
      );
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

  const foreign = fiscalYearIdFromGuid("9".repeat(32));
  const linkedTo = (fiscalYearId: typeof foreign) => ({
    ...list,
    items: list.items.map((item) => ({
      ...item,
      depreciationAmount: ore(200_000),
      transaction: { fiscalYearId, transactionSeries: "A", transactionId: 1 },
    })),
  });
  const refusal = "Dator: transaktionen hör till ett räkenskapsår som företaget inte har.";
  const own = { knownYears: new Set([fiscalYear.id]) };

  test.each([
    ["of a year of the company", linkedTo(fiscalYear.id), undefined, own, ""],
    ["of another company", linkedTo(foreign), undefined, own, refusal],
    ["of nothing that is known", linkedTo(foreign), undefined, {}, refusal],
    ["that comes with its year", linkedTo(foreign), undefined, { ...own, isYearNew: true }, refusal],
    ["that is moved", linkedTo(foreign), linkedTo(fiscalYear.id), own, refusal],
    ["that was there", { ...linkedTo(foreign), name: "Bilar" }, linkedTo(foreign), own, ""],
    ["that an undo puts back", linkedTo(foreign), undefined, { intent: "undo" as const }, ""],
  ])("CH35: a link to a transaction %s", (_, after, before, facts, expected) => {
    expect(said("assetManagement", "l", after, before, facts)).toBe(expected);
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

describe("what is typed of the income tax return", () => {
  const amount = (code: number, kronor: number) => ({ code, amount: ore(kronor * 100) });
  const tick = (code: number) => ({ code, isTicked: true as const });

  test("TX8: is a field of the form with what it takes", () => {
    expect(said("incomeTax", "7653", amount(7653, 4800), undefined)).toBe("");
    expect(said("incomeTax", "7670", amount(7670, 1), undefined)).toBe(
      "Fältet fylls inte i för hand på blanketten",
    );
    expect(said("incomeTax", "7653", amount(7653, 0.5), amount(7653, 1))).toBe("Ange hela kronor, utan ören");
    expect(said("incomeTax", "7653", amount(7653, 0.5), undefined, { intent: "undo" })).toBe("");
  });

  test("TX8: both answers to a question are refused, also when one is stored", () => {
    const both = "Ange bara det ena svaret på frågan";
    expect(said("incomeTax", "8040", tick(8040), tick(8041))).toBe(both);
    expect(said("incomeTax", "8040", tick(8040), tick(8044))).toBe("");
    const change = { put: [tick(8040)], remove: ["8041"], append: [] };
    const facts = {
      intent: "edit",
      role: "bookkeeper",
      today: isoDate("2025-06-30"),
      sign: "Anna",
      isAlone: true,
    } as const;
    const existing = new Map([["8041", tick(8041)]]);
    expect(checkDocumentChange("incomeTax", change, { ...facts, fiscalYear, existing }).ok).toBe(true);
    const two = { put: [tick(8046), tick(8047)], remove: [], append: [] };
    expect(checkDocumentChange("incomeTax", two, { ...facts, fiscalYear, existing: new Map() }).ok).toBe(
      false,
    );
  });

  test("belongs to a feature, and a reader may not write it", () => {
    expect(said("incomeTax", "7653", amount(7653, 1), undefined, { role: "reader" })).not.toBe("");
  });
});
