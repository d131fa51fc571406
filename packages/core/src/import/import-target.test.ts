import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import type { ImportFacts } from "./import-facts.ts";
import {
  comparedAlone,
  type ImportTarget,
  importTargetErrors,
  importTargetErrorText,
  nameOfNewCompany,
} from "./import-target.ts";

const facts: ImportFacts = {
  companyName: "Åkessons  Snickeri AB",
  organizationNumber: "556677-8899",
  fiscalYear: { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") },
  transactionCount: 50,
  attachmentCount: 0,
};
const company = {
  name: " åkessons snickeri ab ",
  organizationNumber: "165566778899",
  fiscalYears: [{ from: isoDate("2024-01-01"), to: isoDate("2024-12-31") }],
  featureIds: new Set([1000]),
};
const NAMES: Readonly<Record<number, string>> = { 1001: "Bokföring plus", 1002: "Bifoga filer" };

function texts(
  changed: Partial<ImportFacts>,
  target: Partial<typeof company> | "new",
  newCompanyName?: string,
): readonly string[] {
  const whole: ImportTarget = {
    ...(newCompanyName === undefined ? {} : { newCompanyName }),
    company: target === "new" ? undefined : { ...company, ...target },
    newCompanyFeatureIds: new Set([1000]),
    featureName: (id) => NAMES[id] ?? "",
  };
  return importTargetErrors({ ...facts, ...changed }, whole).map(importTargetErrorText);
}

const NUMBER = "Organisationsnumret i SIE filen matchar inte det valda företaget.";
const NAME = "Företagsnamnet i SIE filen matchar inte det valda företaget.";
const PLUS =
  "Funktionen Bokföring plus är inte aktiverad i företaget. Aktivera den i företagets inställningar.";
const BOTH =
  "Funktionerna Bokföring plus, Bifoga filer är inte aktiverade i företaget. Aktivera dem i företagets inställningar.";
const OVERLAP =
  "Räkenskapsåret i importen överlappar med ett befintligt räkenskapsår i valt företag. Import kan bara göras till nya räkenskapsår.";
const NEW =
  "Vald import går inte att importera till ett nytt företag. Skapa först ett tomt företag med följande funktioner: ";

describe("IM6: an existing company", () => {
  test.each<[string, Partial<ImportFacts>, Partial<typeof company>, readonly string[]]>([
    ["the same by number and name", {}, {}, []],
    ["another number", { organizationNumber: "556677-8898" }, {}, [NUMBER]],
    ["a number where the company has none", {}, { organizationNumber: "" }, [NUMBER]],
    ["no number in the file", { organizationNumber: "" }, {}, []],
    ["another name", { companyName: "Åkessons Snickeri" }, {}, [NAME]],
    ["punctuation counts", { companyName: "Åkessons Snickeri, AB" }, {}, [NAME]],
    ["S3: no name in the file", { companyName: "" }, {}, []],
    ["no name in the file, another number", { companyName: "", organizationNumber: "5" }, {}, [NUMBER]],
    [
      "neither name nor number in the file",
      { companyName: "", organizationNumber: "" },
      {},
      [
        "SIE filen saknar både företagsnamn och organisationsnummer. Importera till ett nytt företag och skriv dess namn.",
      ],
    ],
    ["51 transactions", { transactionCount: 51 }, {}, [PLUS]],
    ["51 transactions and the feature", { transactionCount: 51 }, { featureIds: new Set([1001]) }, []],
    ["files too", { transactionCount: 51, attachmentCount: 1 }, {}, [BOTH]],
    ["files and the feature", { attachmentCount: 1 }, { featureIds: new Set([1002]) }, []],
    ["the same year", {}, { fiscalYears: [facts.fiscalYear] }, [OVERLAP]],
    [
      "a day in common",
      {},
      { fiscalYears: [{ from: isoDate("2025-12-31"), to: isoDate("2026-12-30") }] },
      [OVERLAP],
    ],
    [
      "40 years already (CH33)",
      {},
      {
        fiscalYears: Array.from({ length: 40 }, (_, at) => ({
          from: isoDate(`${1980 + at}-01-01`),
          to: isoDate(`${1980 + at}-12-31`),
        })),
      },
      [
        "Ett företag kan ha högst 40 räkenskapsår. Radera ett år som inget är sparat i, eller fortsätt i ett nytt företag.",
      ],
    ],
    [
      "everything at once",
      { organizationNumber: "1", companyName: "B", transactionCount: 51 },
      { fiscalYears: [facts.fiscalYear] },
      [NUMBER, NAME, PLUS, OVERLAP],
    ],
  ])("%s", (_, changed, target, expected) => {
    expect(texts(changed, target)).toEqual(expected);
  });
});

describe("IM6: a new company", () => {
  test.each<[string, Partial<ImportFacts>, readonly string[]]>([
    ["50 transactions", {}, []],
    ["51 transactions", { transactionCount: 51 }, [`${NEW}Bokföring plus.`]],
    ["files too", { transactionCount: 51, attachmentCount: 2 }, [`${NEW}Bokföring plus, Bifoga filer.`]],
    ["no name", { companyName: "" }, ["SIE filen saknar företagsnamn. Skriv namnet på det nya företaget."]],
  ])("%s", (_, changed, expected) => {
    expect(texts(changed, "new")).toEqual(expected);
  });
});

test("IM6: a new company may have the name that is typed, where the file has none", () => {
  expect(texts({ companyName: "" }, "new", " ")).toHaveLength(1);
  expect(texts({ companyName: "" }, "new", "Bolaget")).toEqual([]);
  expect(texts({ companyName: "" }, "new", "B".repeat(200))).toEqual([]);
  expect(texts({ companyName: "" }, "new", "B".repeat(201))).toEqual([
    "Namnet på det nya företaget har 201 tecken, och får ha högst 200.",
  ]);
  expect(nameOfNewCompany({ companyName: "" }, { newCompanyName: " Bolaget " })).toBe("Bolaget");
  expect(nameOfNewCompany({ companyName: "Filens" }, { newCompanyName: "Bolaget" })).toBe("Filens");
});

test("CO15: a person who owns as many companies as they may imports into one of them", () => {
  const target = { newCompanyFeatureIds: new Set<number>(), featureName: String, mostCompanies: 100 };
  expect(importTargetErrors(facts, { ...target, company })).toEqual([]);
  expect(
    importTargetErrors(facts, { ...target, company: undefined })
      .map(importTargetErrorText)
      .join(),
  ).toContain("Du kan äga högst 100 företag, och har redan så många.");
});

test("IM6: what the file does not say is not compared, nor said to be", () => {
  expect(comparedAlone(facts)).toBeUndefined();
  expect(comparedAlone({ ...facts, organizationNumber: " - " })).toBe("name");
  expect(comparedAlone({ ...facts, companyName: "" })).toBe("number");
  expect(comparedAlone({ ...facts, companyName: "", organizationNumber: "" })).toBeUndefined();
});

test("an error without a text is a programmer's error", () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the types forbid is tried
  expect(() => importTargetErrorText({ code: "unknown" } as never)).toThrow("Unhandled case");
});
