import { accountNo } from "@huvudbok/core/account-plan";
import type { Draft } from "@huvudbok/core/draft";
import { ore } from "@huvudbok/core/money";
import { expect, test, vi } from "vitest";
import { choosing, keepingAnalyses } from "./draft-commands.ts";

const draft = (id: string, text = id): Draft => ({
  id,
  text,
  entries: [{ accountId: accountNo(1930), amount: ore(-10_000) }],
});
const suggested = (one: Draft): Draft => ({
  ...one,
  analysis: { performAction: true, actions: [{ kind: "delete", probability: 0.9 }] },
});
const [A, B, C] = [draft("a"), draft("b"), draft("c")];
const found = [A, B, C].map(suggested);
const listOf = (...now: readonly Draft[]) => ({ draftOf: (id: string) => now.find((one) => one.id === id) });

test("DR18: what is suggested is kept for the drafts that are as they were, copied or not", () => {
  const command = keepingAnalyses(found, listOf(A, { ...suggested(B), entries: [...B.entries] }, C));
  expect(command?.edit.put).toEqual(found);
  expect(command?.done).toBe("Förslag till 3 utkast");
});

test("DR18: a draft that was changed, booked or deleted while it was analysed is not written back", () => {
  const changed = draft("b", "Ändrad av en kollega");
  const command = keepingAnalyses(found, listOf(A, changed));
  expect(command?.edit.put).toEqual([suggested(A)]);
  expect(command?.asked).toEqual([suggested(A)]);
  expect(command?.done).toBe("Förslag till 1 utkast, 2 har ändrats under tiden");
  expect(keepingAnalyses(found, listOf(changed))).toBeUndefined();
});

test("another suggestion is chosen for a draft as it is now, and told of where it has changed", () => {
  const tell = vi.fn();
  const listed = suggested(B);
  const now = (...drafts: readonly Draft[]) => ({
    ...listOf(...drafts),
    all: drafts,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is deleted here
    twins: {} as never,
    told: { tell, seenOf: () => undefined },
  });
  expect(choosing(listed, 0, now(listed))?.edit.put).toHaveLength(1);
  expect(tell).not.toHaveBeenCalled();
  expect(choosing(listed, 0, now(draft("b", "Ändrad")))).toBeUndefined();
  expect(tell).toHaveBeenCalledWith("Förslaget är inte valt", [listed]);
});
