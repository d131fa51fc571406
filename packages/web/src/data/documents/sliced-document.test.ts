import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { type DocumentKind, encodeItem } from "@huvudbok/core/document";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { type HeldDocument, heldFromWhole } from "./held-document.ts";
import { heldInSlices } from "./sliced-document.ts";

/** Texts that look like the seam between two items, or end like it. */
const TRICKS = ['},{"series":"A"', "},{", 'slut}]},{\\"series\\":', "åäö 🙂", "\\", '"'];

function transaction(number: number): Transaction {
  return {
    series: "A",
    number,
    date: isoDate("2025-03-01"),
    text: `${TRICKS[number % TRICKS.length] ?? ""} ${number} ${TRICKS[(number + 1) % TRICKS.length] ?? ""}`,
    entries: [1930, 3001].map((account, row) => ({
      accountId: accountNo(account),
      amount: ore(row === 0 ? 100 : -100),
      text: TRICKS[(number + row) % TRICKS.length] ?? "",
    })),
    locked: false,
    corrects: { fiscalYearId: `f${"1".repeat(32)}` as never, series: "A", number: 1 },
  };
}

const items = Array.from({ length: 3000 }, (_, index) => encodeItem("transactions", transaction(index + 1)));
const textOf = (transactions: readonly unknown[]) => JSON.stringify({ version: 1, transactions });
const text = textOf(items);

function atOneGo(kind: DocumentKind, whole: string): HeldDocument {
  const held = heldFromWhole(kind, '"1"', JSON.parse(whole), undefined);
  if (!held.ok) throw new Error("the document of the test is wrong");
  return held.value;
}

test("a long document read in slices is the one read at one go, in the same order", async () => {
  const sliced = await heldInSlices("transactions", '"1"', text, undefined);
  const whole = atOneGo("transactions", text);
  expect(sliced).toEqual(whole);
  expect([...(sliced?.items.keys() ?? [])]).toEqual([...whole.items.keys()]);
});

test("what is equal to what was held stays the same object", async () => {
  const before = atOneGo("transactions", text);
  const changed = textOf(items.with(7, { ...items[7], text: "ny text" }));
  const after = await heldInSlices("transactions", '"2"', changed, before);
  const others = [...before.items].filter(([id, item]) => after?.items.get(id) !== item);
  expect(others.map(([id]) => id)).toEqual(["A-8"]);
  expect(after?.items.get("A-8")).toMatchObject({ text: "ny text" });
});

test("others get their turn while it is read", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const long = textOf(Array.from({ length: 30_000 }, (_, n) => ({ ...items[0], number: n + 1 })));
  await heldInSlices("transactions", '"1"', long, undefined);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

test.each([
  ["a short text", textOf(items.slice(0, 10))],
  ["a head beside the items", JSON.stringify({ version: 1, name: "x".repeat(300_000), transactions: [] })],
  ["another version", text.replace('"version":1', '"version":0')],
  ["a difference", JSON.stringify({ etag: '"2"', since: '"1"', put: items, remove: [] })],
  ["the same item twice", textOf([...items, items[0]])],
  ["an item that is wrong", textOf(items.with(2000, { ...items[2000], date: "2025-02-30" }))],
  ["a text that is cut off", `${text.slice(0, -1000)}]}`],
])("%s is left to be read at one go", async (_, other) => {
  expect(await heldInSlices("transactions", '"1"', other, undefined)).toBeUndefined();
});
