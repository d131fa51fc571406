import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import type { TemplateAccount, TemplatePlan } from "./account-plan.ts";
import { buildResources } from "./build.ts";
import { resourcesFolder } from "./index.ts";
import type { ReportStructure, ReportStructureItem } from "./report-structure.ts";
import type { PlanTemplate } from "./templates.ts";

const files = buildResources();
const load = (path: string): unknown => JSON.parse(files.get(path) ?? "");
const templates = load("account-plans/index.json") as PlanTemplate[];
const plans = new Map(templates.map(({ id, path }) => [id, load(path) as TemplatePlan]));
const accountsOf = (id: string): readonly TemplateAccount[] => plans.get(id)?.accounts2 ?? [];
const find = (id: string, number: number) => accountsOf(id).find((account) => account.id === number);
const each = test.each(templates.map((template) => [template.id, template] as const));

interface Ink2Row {
  readonly sruMap?: readonly {
    readonly sru: number;
    readonly accountMap: readonly Ranges[];
    readonly orientation?: string;
  }[];
  readonly items?: readonly Ink2Row[];
}
interface Ranges {
  readonly accounts: readonly string[];
  readonly condition?: string;
}
const ink2 = load("income-tax/ink2-2024-AB.json") as { sections: Ink2Row[] };
const sruRows = (rows: readonly Ink2Row[]): NonNullable<Ink2Row["sruMap"]>[number][] =>
  rows.flatMap((row) => [...(row.sruMap ?? []), ...sruRows(row.items ?? [])]);

interface NamedRow {
  readonly section: string;
  readonly name: string;
  readonly items?: readonly NamedRow[];
}
const leavesOf = ({ items, ...row }: NamedRow): readonly NamedRow[] => items?.flatMap(leavesOf) ?? [row];

/** The leaves that hold the longest prefix of the account: one when the structure is sound. */
function leavesFor(structure: ReportStructure, number: number): string[] {
  const leaves = (items: readonly ReportStructureItem[]): ReportStructureItem[] =>
    items.flatMap((item) => [item, ...leaves(item.items ?? [])]);
  for (const digits of [4, 3, 2, 1]) {
    const prefix = String(number).slice(0, digits);
    const found = leaves(structure.items).flatMap((leaf) =>
      (leaf.accounts ?? []).filter((text) => text === prefix).map(() => leaf.name),
    );
    if (found.length > 0) return found;
  }
  return [];
}

test("the served folder is what the tables give, no file more or less", () => {
  const served = readdirSync(resourcesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(resourcesFolder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  expect(served.sort()).toEqual([...files.keys()].sort());
  for (const [path, text] of files) {
    expect(readFileSync(join(resourcesFolder, path), "utf8") === text, `${path} differs: build again`).toBe(
      true,
    );
  }
});

test.each([
  ["AB", ["bas-2026-ab", "bas-2025-ab"]],
  ["EK", ["bas-2026-ab", "bas-2025-ab"]],
  ["E", ["k1-2018-e", "bas-2026-e", "bas-2025-e"]],
  ["I", ["bas-2026-i"]],
  ["PP", ["household"]],
])("charts recommended for %s, first choice first", (companyType, ids) => {
  const found = templates.filter((template) => template.companyTypes.includes(companyType));
  expect(found.map((template) => template.id)).toEqual(ids);
});

test("template ids are unique and every text is given", () => {
  expect(new Set(templates.map((template) => template.id)).size).toBe(templates.length);
  for (const template of templates) {
    expect(template.description).not.toBe("");
    expect(plans.get(template.id)?.name).toBe(template.name);
  }
});

test.each([
  ["bas-2026-ab", 1282 + 9],
  ["bas-2025-ab", 1223 + 9],
  ["bas-2026-e", 1282 + 9],
  ["bas-2025-e", 1223 + 9],
  ["bas-2026-i", 1282 + 10],
  ["k1-2018-e", 145 + 8 + 8],
  ["household", 118],
])("%s has every account of its table and the added ones: %i", (id, count) => {
  expect(accountsOf(id)).toHaveLength(count);
});

const TYPE_BY_CLASS: readonly [RegExp, readonly string[]][] = [
  [/^1/, ["asset"]],
  [/^20/, ["equity"]],
  [/^2[1-9]/, ["liability"]],
  [/^3/, ["income"]],
  [/^[4-7]/, ["cost"]],
  [/^8/, ["income", "cost"]],
  [/^9/, ["statistics"]],
];

each("%s: unique rising numbers, trimmed names, type by class, fields in range", (id) => {
  const accounts = accountsOf(id);
  const numbers = accounts.map((account) => account.id);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  for (const account of accounts) {
    expect(account.id >= 1000 && account.id <= 9999 && Number.isInteger(account.id)).toBe(true);
    expect(account.name).toBe(account.name.trim());
    expect(account.name).not.toBe("");
    const types = TYPE_BY_CLASS.find(([numberClass]) => numberClass.test(String(account.id)))?.[1];
    expect(types, String(account.id)).toContain(account.type);
    expect(account.sru === undefined || (account.sru >= 1000 && account.sru <= 9999)).toBe(true);
    expect(Object.keys(account)).toEqual(
      ["id", "name", "type", "sru", "active", "taxCode"].filter((key) => key in account),
    );
  }
});

each("%s: every account has exactly one place in its report, and none in the other", (_, template) => {
  const balance = load(template.balanceReportStructure) as ReportStructure;
  const result = load(template.resultReportStructure) as ReportStructure;
  for (const { id } of accountsOf(template.id)) {
    const [own, other] = id < 3000 ? [balance, result] : [result, balance];
    expect(leavesFor(own, id), `${id}`).toHaveLength(1);
    expect(leavesFor(other, id), `${id}`).toHaveLength(0);
  }
});

each("%s: no tax code on sales under the One Stop Shop, other codes are boxes of the return", (id) => {
  const boxes = (load("vat-codes.json") as { boxes: { box: number }[] }).boxes.map(({ box }) => box);
  for (const account of accountsOf(id)) {
    if ([2617, 3106, 3521].includes(account.id)) expect(account.taxCode).toBeUndefined();
    if (account.taxCode !== undefined) expect(boxes).toContain(account.taxCode);
  }
});

test.each([
  ["bas-2025-ab", "accountsBas2025"],
  ["bas-2026-ab", "accountsBas2026"],
] as const)("%s and the boxes of the VAT return name each other", (id, accounts) => {
  const { boxes } = load("vat-codes.json") as {
    boxes: { box: number; accountsBas2025: number[]; accountsBas2026: number[] }[];
  };
  const fromBoxes = boxes.flatMap((box) => box[accounts].map((number) => [number, box.box]));
  const fromPlan = accountsOf(id).flatMap(({ id: number, taxCode }) =>
    taxCode === undefined ? [] : [[number, taxCode]],
  );
  expect(new Map(fromBoxes as [number, number][])).toEqual(new Map(fromPlan as [number, number][]));
  expect(fromBoxes).toHaveLength(fromPlan.length);
});

test("directions of the VAT boxes: output VAT out, box 48 in, no other", () => {
  const { boxes } = load("vat-codes.json") as { boxes: { box: number; direction?: string }[] };
  const of = (wanted: string | undefined) =>
    boxes.filter((box) => box.direction === wanted).map(({ box }) => box);
  expect(of("Outbound")).toEqual([10, 11, 12, 30, 31, 32, 60, 61, 62]);
  expect(of("Inbound")).toEqual([48]);
  expect(boxes).toHaveLength(29);
});

test.each(["bas-2025-ab", "bas-2026-ab"])("%s: each SRU is the tax return's field for the account", (id) => {
  const rows = sruRows(ink2.sections);
  for (const account of accountsOf(id)) {
    const fields = rows.filter((row) =>
      row.accountMap.some((map) =>
        map.accounts.some((range) => {
          const [from = "", to = from] = range.split("-");
          return account.id >= Number(from) && account.id <= Number(to);
        }),
      ),
    );
    if (account.sru === undefined) expect(fields, `${account.id}`).toHaveLength(0);
    else
      expect(
        fields.map((row) => row.sru),
        `${account.id}`,
      ).toContain(account.sru);
    // The tax return stops at an active account without a field.
    expect(account.active && account.sru === undefined, `${account.id}`).toBe(false);
  }
});

test("NE: every row of the tax side is named by what is written in it", () => {
  const ne = load("income-tax/ne-2024-E.json") as { sections: readonly NamedRow[] };
  const rows = ne.sections.flatMap(leavesOf).filter(({ section }) => /^R(1[2-9]|[2-4]\d)$/.test(section));
  const names = rows.map(({ name }) => name);
  expect(rows.length).toBe(32);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("NE: the field of a K1 account is the field of the line where the report shows it", () => {
  const fieldOf = new Map<string | undefined, number>(
    Object.entries({
      B1: 7200,
      B2: 7210,
      B3: 7211,
      B4: 7212,
      B5: 7213,
      B6: 7240,
      B7: 7250,
      B8: 7260,
      B9: 7280,
      B10: 7300,
      B13: 7380,
      B14: 7381,
      B15: 7382,
      B16: 7383,
      R1: 7400,
      R2: 7401,
      R3: 7402,
      R4: 7403,
      R5: 7500,
      R6: 7501,
      R7: 7502,
      R8: 7503,
      R9: 7504,
      R10: 7505,
    }),
  );
  const [balance, result] = ["balance", "result"].map(
    (name) => load(`report-structures/${name}-k1.json`) as ReportStructure,
  );
  for (const { id, sru } of accountsOf("k1-2018-e")) {
    const [leaf = ""] = leavesFor((id < 3000 ? balance : result) as ReportStructure, id);
    const expected = id >= 8900 ? 7440 : fieldOf.get(leaf.split(" ")[0]);
    expect([id, sru]).toEqual([id, expected]);
  }
});

test.each([
  ["bas-2026-ab", 179],
  ["bas-2025-ab", 183],
  ["bas-2026-e", 171],
  ["bas-2025-e", 175],
  ["bas-2026-i", 166],
  ["k1-2018-e", 86],
  ["household", 95],
])("%s: %i accounts are active from the start", (id, count) => {
  expect(accountsOf(id).filter((account) => account.active)).toHaveLength(count);
});

each("%s: a group account is inactive where one of its group is active", (id) => {
  const active = accountsOf(id).filter((account) => account.active);
  for (const { id: number, name } of active.filter((account) => account.name.includes("(gruppkonto)"))) {
    const others = active.filter(
      (one) => one.id !== number && String(one.id).slice(0, 2) === String(number).slice(0, 2),
    );
    expect(others, name).toEqual([]);
  }
});

/** What a small company books in an ordinary month: rent, telephone, travel, office, advertising, bank, wages and taxes. */
const EVERYDAY = [1510, 1630, 1650, 1910, 1930, 2440, 2611, 2641, 2650, 2710, 2731, 2893, 2941, 3001, 3740];
const EVERYDAY_COSTS = [5010, 5410, 5420, 5460, 5611, 5810, 5831, 5910, 6071, 6110, 6212, 6230, 6250, 6310];

test.each([
  [
    "bas-2025-ab",
    [...EVERYDAY, ...EVERYDAY_COSTS, 1240, 1250, 1580, 2081, 2091, 2098, 2099, 2518, 2898, 4000, 8999],
  ],
  [
    "bas-2026-ab",
    [...EVERYDAY, ...EVERYDAY_COSTS, 1224, 1226, 1686, 2091, 2098, 2099, 2518, 2898, 4010, 8999],
  ],
  ["bas-2026-e", [1650, 1930, 2010, 2012, 2013, 2018, 2019, 2650, 3740, 6212, 8999]],
  ["bas-2026-i", [1650, 1930, 2067, 2068, 2069, 2650, 3090, 3740, 6212, 8999]],
  [
    "k1-2018-e",
    [
      1650, 1930, 2010, 2012, 2013, 2019, 2641, 2650, 3000, 3740, 5000, 5400, 5611, 6100, 6200, 6310, 6900,
      8999,
    ],
  ],
  ["household", [1111, 1311, 1930, 1940, 2012, 2091, 2098, 2099, 3010, 3740, 4010, 4210, 5615, 8999]],
])("%s: active from the start", (id, numbers) => {
  expect(numbers.filter((number) => find(id, number)?.active !== true)).toEqual([]);
});

test.each([
  [
    "bas-2025-ab",
    [1010, 1139, 1279, 1289, 1933, 1934, 1935, 1936, 2010, 2012, 2019, 2060, 2069, 2617, 3106, 5000, 6100],
  ],
  [
    "bas-2026-ab",
    [1010, 1139, 1240, 1250, 1279, 1289, 1933, 1934, 2010, 2012, 2019, 2060, 2617, 3106, 5000, 6100],
  ],
  ["bas-2026-e", [1933, 2020, 2081, 2091, 2098, 2099, 2512, 2617, 8910]],
  ["bas-2026-i", [1933, 2010, 2012, 2019, 2081, 2083, 2086, 2091, 2098, 2099, 2617]],
  ["k1-2018-e", [1009, 1139, 1279, 1289, 1933, 1936, 2617, 3001, 3105, 3106, 3520, 3521, 3522, 3790]],
  ["household", [1119, 1229, 1710, 1980, 7820]],
])("%s: there but inactive from the start", (id, numbers) => {
  expect(numbers.filter((number) => find(id, number)?.active !== false)).toEqual([]);
});

test("EU rates: 27 states, each with one standard rate on any day", () => {
  interface Rate {
    readonly countryCode: string;
    readonly rateType: string;
    readonly rate: number;
    readonly validFrom?: string;
    readonly validTo?: string;
  }
  const { rates } = load("eu-vat-rates.json") as { rates: Rate[] };
  const countries = [...new Set(rates.map((rate) => rate.countryCode))];
  expect(countries).toHaveLength(27);
  for (const day of ["2024-01-01", "2024-12-31", "2025-01-01", "2025-07-01", "2026-01-01", "2026-12-31"]) {
    const valid = rates.filter(
      (rate) =>
        rate.rateType === "standard" && (rate.validFrom ?? day) <= day && day <= (rate.validTo ?? day),
    );
    expect(valid.map((rate) => rate.countryCode).sort(), day).toEqual([...countries].sort());
  }
  expect(rates.every((rate) => rate.rate > 0 && rate.rate < 30)).toBe(true);
});

test("VAT splits: the accounts of the table, but for cross-border sales; 1222 of the K1 chart is another account", () => {
  interface Split {
    readonly account: number;
    readonly treatment: string;
    readonly otherNames?: readonly string[];
  }
  const { accounts } = load("vat-split.json") as { accounts: readonly Split[] };
  const count = (treatment: string) => accounts.filter((each) => each.treatment === treatment).length;
  expect(["input", "output", "reverse"].map(count)).toEqual([199, 39, 27]);
  expect(new Set(accounts.map(({ account }) => account)).size).toBe(accounts.length);
  expect(accounts.some(({ account }) => account === 3106)).toBe(false);
  expect(accounts.filter(({ otherNames }) => otherNames !== undefined)).toEqual([
    expect.objectContaining({ account: 1222, otherNames: [find("k1-2018-e", 1222)?.name] }),
  ]);
});

test("every everyday word means an account, of BAS or, in a household, of its own chart", () => {
  const synonyms = load("account-synonyms.json") as { word: string; account: number; types?: string[] }[];
  for (const { word, account, types } of synonyms) {
    const charts = types?.includes("PP") === true ? ["household"] : ["bas-2026-i", "k1-2018-e"];
    const isKnown = charts.some((chart) => find(chart, account) !== undefined);
    expect(isKnown, `${word} ${account}`).toBe(true);
    expect(word, word).toBe(word.trim());
  }
  // The chart K1 has one account for what BAS has many for: their names are words for it.
  expect(synonyms).toContainEqual({ word: "Annonsering", account: 5910, types: ["E"] });
  expect(synonyms.filter(({ word }) => word === "Kundfordringar")).toHaveLength(1);
});
