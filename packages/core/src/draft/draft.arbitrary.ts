import fc from "fast-check";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { Draft, DraftEntry } from "./draft.ts";

const entry: fc.Arbitrary<DraftEntry> = fc
  .record(
    {
      accountId: fc.constantFrom(1930, 2641, 3001, 5410).map(accountNo),
      text: fc.constantFrom("Papper", "Pennor"),
      quantity: fc.constantFrom(0.5, 2, -3),
      sign: fc.constantFrom("AB"),
      foreignCurrencyAmount: fc.record({
        amount: fc.integer({ min: -1e6, max: 1e6 }).map(ore),
        currency: fc.constantFrom("EUR", "USD"),
      }),
    },
    { requiredKeys: [] },
  )
  .chain((row) =>
    fc.integer({ min: -1e9, max: 1e9 }).map((amount) => ({
      ...row,
      amount: ore(Object.keys(row).length === 0 && amount === 0 ? 1 : amount),
    })),
  )
  // A row that has nothing but who entered it is none.
  .filter(
    ({ accountId, text, quantity, amount }) => (accountId ?? text ?? quantity) !== undefined || amount !== 0,
  );

const file = fc.constantFrom("f1", "f2", "f3", "f4");

/** Any draft as it is stored. */
export const anyDraft: fc.Arbitrary<Draft> = fc.record(
  {
    id: fc.uuid(),
    date: fc.constantFrom("2025-01-01", "2025-06-30", "2026-01-31").map(isoDate),
    text: fc.constantFrom("", "Papper", "Hyra mars"),
    entries: fc.array(entry, { maxLength: 5 }),
    attachments: fc
      .uniqueArray(file, { minLength: 1 })
      .map((ids) => ids.map((id) => ({ id, name: `${id}.pdf` }))),
    attachmentIds: fc.uniqueArray(file, { minLength: 1 }),
    annotation: fc.constantFrom("Anteckning", "Två\nrader"),
    analysis: fc.constant({ performAction: true, actions: [{ kind: "delete" as const, probability: 0.7 }] }),
  },
  { requiredKeys: ["id", "text", "entries"] },
);
