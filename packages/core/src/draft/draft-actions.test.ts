import { expect, test } from "vitest";
import type { Draft, DraftAction } from "./draft.ts";
import { isChosenByHand, otherSideOf, withChosenAction } from "./draft-actions.ts";

const draft: Draft = {
  id: "d",
  text: "",
  entries: [],
  analysis: { performAction: true, actions: [{ kind: "delete", probability: 0.9 }] },
};

test("CT6: what a person has chosen is theirs, also where the analysis would have chosen the same", () => {
  expect(isChosenByHand({})).toBe(false);
  expect(isChosenByHand(draft)).toBe(false);
  expect(isChosenByHand(withChosenAction(draft, 0))).toBe(true);
});

const deletion = (probability: number): DraftAction => ({ kind: "delete", probability });
const transfer: DraftAction = { kind: "transfer", draftId: "in", probability: 0.93 };
test.each<[string, boolean, readonly DraftAction[], boolean]>([
  ["nothing", true, [], false],
  ["one that is not marked", false, [deletion(0.5)], false],
  ["a likely one, as the analysis marks it", true, [deletion(0.8), deletion(0.8), deletion(0.1)], false],
  ["a transfer, which goes before what is likelier", true, [transfer, deletion(0.99)], false],
  ["a marked one that is not likely", true, [deletion(0.79)], true],
  ["a marked one before a likelier", true, [deletion(0.8), deletion(0.1), deletion(0.9)], true],
])(
  "CT6: what was chosen before it was said is read from the mark: %s",
  (_, performAction, actions, expected) => {
    expect(isChosenByHand({ analysis: { performAction, actions } })).toBe(expected);
  },
);

test("the other side of a transfer is the one that it is chosen for too", () => {
  const side = (id: string, draftId: string): Draft => ({
    ...draft,
    id,
    analysis: { performAction: true, actions: [{ kind: "transfer", draftId, probability: 0.95 }] },
  });
  const [out, back] = [side("out", "in"), side("in", "out")];
  expect(otherSideOf(out, () => back)).toBe(back);
  expect(otherSideOf(out, () => side("in", "third"))).toBeUndefined();
  expect(otherSideOf(out, () => draft)).toBeUndefined();
  expect(otherSideOf(out, () => undefined)).toBeUndefined();
  expect(otherSideOf(draft, () => out)).toBeUndefined();
});
