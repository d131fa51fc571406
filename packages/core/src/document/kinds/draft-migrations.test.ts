import { expect, test } from "vitest";
import { decodeStoredItem } from "../decode.ts";

const draft = { id: "d", text: "Telia", entries: [] };
const entries = [{ accountId: 6212, amount: 1 }];
const older = (actions: unknown) => ({ ...draft, analysis: { performAction: true, actions } });

// CH1
test("a match that was stored with a token has it as its text, and no reason that could be told", () => {
  const stored = older([
    { kind: "match", token: "telia", entries, probability: 0.9 },
    { kind: "delete", probability: 0.7 },
  ]);
  expect(decodeStoredItem("transactionDrafts", 1, stored)).toEqual({
    ok: true,
    value: {
      ...draft,
      analysis: {
        performAction: true,
        actions: [
          {
            kind: "match",
            texts: ["telia"],
            entries: [{ accountId: 6212, amount: 100 }],
            probability: 0.9,
            because: { level: 0, count: 0, total: 0 },
          },
          { kind: "delete", probability: 0.7 },
        ],
      },
    },
  });
});

test("a draft without suggestions is what it was", () => {
  for (const version of [1, 2, 3]) {
    expect(decodeStoredItem("transactionDrafts", version, draft)).toEqual({ ok: true, value: draft });
  }
});

test.each([
  ["no object", 5],
  ["an analysis that is none", { ...draft, analysis: 5 }],
  ["actions that are no list", older(5)],
  ["an action that is no object", older([5])],
])("what is broken stays so, and is refused: %s", (_, stored) => {
  expect(decodeStoredItem("transactionDrafts", 1, stored).ok).toBe(false);
});
