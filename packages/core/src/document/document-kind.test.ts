import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import type { FeatureId } from "../feature/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { changeRefusalText } from "./change-refusal.ts";
import {
  checkDocumentChange,
  followedYears,
  followingFields,
  questionsOf,
  usedAccountsOf,
} from "./document-change.ts";
import { anyKind, DOCUMENT_KINDS, documentKinds, isDocumentKind } from "./document-kind.ts";
import { fileListKinds, fileReferences, mayNameFiles } from "./named-files.ts";
import { writeRank } from "./write-order.ts";

const facts = {
  intent: "edit",
  role: "bookkeeper",
  today: isoDate("2025-06-30"),
  sign: "Anna",
  isAlone: true,
  existing: new Map(),
} as const;
const nothing = { put: [], remove: [], append: [] };

describe.each(documentKinds())("%s", (kind) => {
  const { writtenAfter, readsDocuments = [], idFields, item, itemsField } = anyKind(kind);

  test("names kinds that there are, and has ids where it has items", () => {
    expect([...writtenAfter, ...readsDocuments].every(isDocumentKind)).toBe(true);
    expect([idFields, itemsField].map((column) => column !== undefined)).toEqual([
      item !== undefined,
      item !== undefined,
    ]);
  });

  test("comes after what it is written after, and after the documents that its rule reads", () => {
    for (const other of [...writtenAfter, ...readsDocuments].filter(isDocumentKind)) {
      expect(writeRank(other)).toBeLessThan(writeRank(kind));
    }
  });

  test("is not written by a reader", () => {
    const refused = checkDocumentChange(kind, nothing, { ...facts, role: "reader" });
    expect(refused.ok ? "" : changeRefusalText(refused.error)).toBe(
      `${anyKind(kind).title}: din roll i företaget tillåter inte att det ändras. Be företagets ägare göra det.`,
    );
  });
});

test("years come first, then charts, and vouchers last", () => {
  const inOrder = documentKinds().toSorted((a, b) => writeRank(a) - writeRank(b));
  const years = inOrder.filter((kind) => anyKind(kind).scope === "fiscalYear");
  expect(inOrder.indexOf("accountSettings")).toBeLessThan(inOrder.indexOf("accountPlan"));
  expect(years.at(-1)).toBe("transactions");
});

test("every feature of the table is one that is built or to come", () => {
  const features: readonly (FeatureId | undefined)[] = Object.values(DOCUMENT_KINDS).map(
    (row) => (row as { feature?: FeatureId }).feature,
  );
  expect(new Set(features)).toEqual(new Set([undefined, 1001, 1002, 1101]));
});

test("a rule that asks for nothing is asked nothing", () => {
  expect(questionsOf("journalTemplates", nothing, facts)).toEqual({
    allItems: false,
    yearPasts: [],
    knownYears: new Set(),
    usedSeries: [],
    usedAccounts: false,
    boundItems: [],
    previousClosing: false,
    knownAccounts: new Set(),
    highestNumber: new Set(),
    unlockedBefore: false,
    corrections: [],
    features: new Set(),
  });
});

test("corrections follow in the years of what they correct, and in no import", () => {
  const fiscalYearId = fiscalYearIdFromGuid("1".repeat(32));
  const corrects = { fiscalYearId, series: "A", number: 1 };
  const plain = { series: "A", date: facts.today, text: "", entries: [], locked: false };
  const items = [plain, { ...plain, corrects }];
  expect([...followedYears("transactions", "correct", items)]).toEqual([fiscalYearId]);
  expect([...followedYears("transactions", "import", items)]).toEqual([]);
  expect([...followedYears("transactionDrafts", "correct", items)]).toEqual([]);
  expect([followingFields("transactions"), followingFields("accountPlan")]).toEqual([
    ["corrects", "correctedBy"],
    [],
  ]);
});

describe("the files that an item names", () => {
  test.each([
    [
      "transactions",
      { attachmentIds: ["a", 1], attachments: [{ id: "b", name: "" }, { name: "c" }, null] },
      "a b",
    ],
    ["attachmentData", { fileId: "a", thumbnailId: "b", editedId: 3, attachmentIds: ["c"] }, "a b"],
    ["accountPlan", { fileId: "a" }, ""],
    ["transactions", "text", ""],
    ["transactions", {}, ""],
  ] as const)("%s %j: %s", (kind, item, expected) => {
    const found = fileReferences(kind, item).map(({ fileId }) => fileId);
    expect(found.join(" ")).toBe(expected);
    if (expected !== "") expect(mayNameFiles(kind, JSON.stringify(item))).toBe(true);
  });

  test("a text without the fields of its kind names none", () => {
    expect(mayNameFiles("transactions", '{"text":"fileId"}')).toBe(false);
    expect(mayNameFiles("accountPlan", '{"attachmentIds":["a"]}')).toBe(false);
    expect(fileListKinds()).toEqual(["attachmentData"]);
  });
});

test("the accounts that stored items use", () => {
  const row =
    '{"entries":[{"accountId":1930,"amount":1},{"amount":-1,"accountId":6110}],"text":"\\"accountId\\":1,"}';
  expect([...(usedAccountsOf("transactions")?.(row) ?? [])]).toEqual([1930, 6110]);
  const draft = {
    id: "d",
    text: '"accountId":1,',
    entries: [{ accountId: 1930, amount: 1 }, { amount: -1 }],
    analysis: { performAction: true, actions: [{ entries: [{ accountId: 6110, amount: 1 }] }] },
  };
  expect([...(usedAccountsOf("transactionDrafts")?.(JSON.stringify(draft)) ?? [])]).toEqual([1930]);
  const balance = (fields: object) => [
    ...(usedAccountsOf("accountBalance")?.(JSON.stringify({ accountId: 1930, ...fields })) ?? []),
  ];
  expect(balance({ balance: 0 })).toEqual([]);
  expect(balance({ balance: 0, quantity: 2 })).toEqual([1930]);
  expect(balance({ balance: 1 })).toEqual([1930]);
});
