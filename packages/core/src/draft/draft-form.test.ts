import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { TransactionFormRow } from "../transaction/index.ts";
import { anyDraft } from "./draft.arbitrary.ts";
import { type Draft, type DraftForm, draftFormKey, draftOfForm, formOfDraft } from "./index.ts";

const EMPTY: DraftForm = { text: "", rows: [], annotation: "", attachmentIds: [] };

test("an empty form is a draft with nothing but its id", () => {
  expect(draftOfForm(EMPTY, { id: "d" })).toEqual({ id: "d", text: "", entries: [] });
});

test("everything in a form is in its draft", () => {
  const form: DraftForm = {
    date: isoDate("2025-03-01"),
    text: " Papper ",
    rows: [
      { accountId: 5410, amount: ore(100_00), text: "Pennor", quantity: 2 },
      {
        accountId: 1930,
        amount: ore(-100_00),
        foreignCurrencyAmount: { amount: ore(-9_00), currency: "EUR" },
      },
    ],
    annotation: "Enligt kvitto",
    attachmentIds: ["f1", "f2", "f1"],
  };
  expect(draftOfForm(form, { id: "d" })).toEqual({
    id: "d",
    date: "2025-03-01",
    text: "Papper",
    entries: [
      { accountId: 5410, amount: 100_00, text: "Pennor", quantity: 2 },
      { accountId: 1930, amount: -100_00, foreignCurrencyAmount: { amount: -9_00, currency: "EUR" } },
    ],
    attachmentIds: ["f1", "f2"],
    annotation: "Enligt kvitto",
  });
});

test.each([
  ["an account", { accountId: 5410 }, { accountId: 5410, amount: 0 }],
  ["an amount", { amount: ore(1) }, { amount: 1 }],
  ["a text", { text: "Pennor" }, { text: "Pennor", amount: 0 }],
  ["a quantity", { quantity: 3 }, { quantity: 3, amount: 0 }],
  [
    "an amount in another currency",
    { foreignCurrencyAmount: { amount: ore(9_00), currency: "EUR" } },
    { foreignCurrencyAmount: { amount: 9_00, currency: "EUR" }, amount: 0 },
  ],
  ["a number that is no account", { accountId: 0, amount: ore(5) }, { amount: 5 }],
])("a row with nothing but %s is kept", (_what, row: TransactionFormRow, expected) => {
  const draft = draftOfForm({ ...EMPTY, rows: [row] }, { id: "d" });
  expect(draft.entries).toEqual([expected]);
  expect(formOfDraft(draft).rows).toEqual([row.accountId === 0 ? { amount: 5 } : row]);
});

test.each([
  ["nothing", {}],
  ["an amount of 0", { amount: ore(0) }],
  ["an empty text and no quantity", { text: "  ", quantity: 0 }],
])("a row with %s is left out, and so is an empty note", (_what, row) => {
  expect(draftOfForm({ ...EMPTY, rows: [row], annotation: " \n" }, { id: "d" })).toEqual({
    id: "d",
    text: "",
    entries: [],
  });
});

const ANALYSED: Draft = {
  id: "d",
  date: isoDate("2025-03-01"),
  text: "Papper",
  entries: [{ amount: ore(-100_00), accountId: accountNo(1930) }],
  analysis: { performAction: true, actions: [{ kind: "delete", probability: 0.7 }] },
};

test.each<[string, Partial<DraftForm>, boolean]>([
  ["its note", { annotation: "Ny" }, true],
  ["its files", { attachmentIds: ["f1"] }, true],
  ["its date", { date: isoDate("2025-03-02") }, false],
  ["its text", { text: "Pennor" }, false],
  ["its rows", { rows: [{ accountId: 1930, amount: ore(-99_00) }] }, false],
])("a change of %s keeps its suggestions: %#", (_what, change, isKept) => {
  const { analysis } = draftOfForm({ ...formOfDraft(ANALYSED), ...change }, ANALYSED);
  expect(analysis !== undefined).toBe(isKept);
});

test("a file from before attachments were items is shown, kept and removed like the others", () => {
  const draft: Draft = {
    id: "d",
    text: "",
    entries: [],
    attachments: [
      { id: "old", name: "old.pdf" },
      { id: "both", name: "both.pdf" },
    ],
    attachmentIds: ["new", "both"],
  };
  const form = formOfDraft(draft);
  expect(form.attachmentIds).toEqual(["new", "both", "old"]);
  expect(draftOfForm(form, draft)).toEqual(draft);
  expect(draftOfForm({ ...form, attachmentIds: ["new"] }, draft)).toEqual({
    id: "d",
    text: "",
    entries: [],
    attachmentIds: ["new"],
  });
});

test("a form has another key when its draft would be another, whatever the order of the fields", () => {
  const form = formOfDraft(ANALYSED);
  const key = draftFormKey(form);
  expect(draftFormKey({ ...form, text: "Papper " })).toBe(key);
  expect(draftFormKey({ ...form, rows: [{ accountId: 1930, amount: ore(-100_00) }, {}] })).toBe(key);
  expect(draftFormKey({ ...form, annotation: "Ny" })).not.toBe(key);
  expect(draftFormKey({ ...form, rows: [{ accountId: 1930, amount: ore(-100_01) }] })).not.toBe(key);
});

test("property: a draft that is opened and saved is the same draft", () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const form = formOfDraft(draft);
      expect(draftOfForm(form, draft)).toEqual(draft);
      expect(draftFormKey(form)).toBe(draftFormKey(formOfDraft(draftOfForm(form, { id: "other" }))));
    }),
  );
});
