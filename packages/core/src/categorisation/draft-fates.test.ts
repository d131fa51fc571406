import { expect, test } from "vitest";
import { addDays, isoDate } from "../calendar/index.ts";
import type { Draft } from "../draft/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { booked, entryOf } from "./bookings.arbitrary.ts";
import { draftFates } from "./index.ts";

const START = isoDate("2026-03-01");
const draft = (id: string, day: number, text = id): Draft => ({
  id,
  date: addDays(START, day),
  text,
  entries: [entryOf([5460, 100]), entryOf([1930, -100])],
});
const CLAY = draft("Lera", 0);
const GLAZE = draft("Glasyr", 1);

function fates(asked: readonly Draft[], stored: readonly Draft[], ...registered: readonly Transaction[]) {
  const drafts = new Map(stored.map((each) => [each.id, each]));
  return draftFates(asked, { drafts, registered }).map((fate) =>
    fate.kind === "booked" ? `${fate.draft.id} ${fate.booking.number}` : `${fate.draft.id} ${fate.kind}`,
  );
}

const registered = (number: number, { date = START, text }: Draft): Transaction => ({
  ...booked(date, text, [5460, 100], [1930, -100]),
  number,
});

test("DR16: each draft is told to be registered as what, gone, changed or left", () => {
  const changed = { ...GLAZE, text: "Glasyr vit" };
  const gone = draft("Penslar", 2);
  const left = draft("Kobolt", 3);
  expect(fates([CLAY, GLAZE, gone, left], [changed, left], registered(19, CLAY))).toEqual([
    "Lera 19",
    "Glasyr changed",
    "Penslar gone",
    "Kobolt left",
  ]);
});

test("DR16: of two that are the same and were registered each has its own number", () => {
  const again = { ...CLAY, id: "again" };
  expect(fates([CLAY, again], [], registered(19, CLAY), registered(20, CLAY))).toEqual([
    "Lera 19",
    "again 20",
  ]);
  // One was registered, and nobody knows which: the other one is deleted.
  expect(fates([CLAY, again], [], registered(19, CLAY))).toEqual(["Lera 19", "again gone"]);
  expect(fates([CLAY, again], [again], registered(19, CLAY))).toEqual(["Lera 19", "again left"]);
});

test("DR16: other suggestions and another order of fields leave a draft as it was", () => {
  const analysis = { performAction: true, actions: [{ kind: "delete" as const, probability: 0.7 }] };
  const { text, ...rest } = CLAY;
  expect(fates([CLAY], [{ ...CLAY, analysis }])).toEqual(["Lera left"]);
  expect(fates([CLAY], [{ text, ...rest }])).toEqual(["Lera left"]);
  const { date: _date, ...undated } = CLAY;
  expect(fates([undated], [], registered(19, CLAY))).toEqual(["Lera gone"]);
});
