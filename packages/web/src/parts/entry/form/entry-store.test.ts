import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import type { EntryAction } from "./actions/entry-action.ts";
import { emptyEntryForm } from "./entry-form.ts";
import { createEntryStore } from "./entry-store.ts";

const EMPTY = emptyEntryForm({ mode: "advanced", date: isoDate("2025-05-12"), series: "A" });

function storeWithAmount() {
  const store = createEntryStore(EMPTY);
  const key = EMPTY.rows[0]?.key ?? -1;
  store.dispatch({ kind: "account", key, text: "5460", accountId: accountNo(5460) });
  store.dispatch({ kind: "amount", key, amount: ore(100) });
  return { store, key };
}

test("the form is there as soon as something was done, and listeners are notified", () => {
  const { store, key } = storeWithAmount();
  expect(store.form().rows[0]?.amount).toBe(100);
  let notifications = 0;
  const stop = store.subscribe(() => {
    notifications += 1;
  });
  store.dispatch({ kind: "text", text: "Lera" });
  // The same amount again is no change.
  store.dispatch({ kind: "amount", key, amount: ore(100) });
  stop();
  store.dispatch({ kind: "text", text: "Lera 2" });
  expect(notifications).toBe(1);
});

test("steps are taken back one by one; text and date stay", () => {
  const { store, key } = storeWithAmount();
  store.dispatch({ kind: "remove-row", key });
  store.dispatch({ kind: "text", text: "Lera" });
  expect(store.form().rows.length).toBe(1);
  expect(store.undo()).toBe(true);
  expect(store.form().rows[0]).toMatchObject({ accountId: 5460, amount: 100 });
  expect(store.form().text).toBe("Lera");
  expect(store.undo()).toBe(true);
  expect(store.form().rows[0]?.amount).toBeUndefined();
  expect(store.undo()).toBe(false);
});

test("another form begins without a past", () => {
  const { store } = storeWithAmount();
  store.dispatch({ kind: "replace", form: EMPTY });
  expect(store.undo()).toBe(false);
});

test("steps that are saved are no longer taken back one by one", () => {
  const { store, key } = storeWithAmount();
  store.dispatch({ kind: "remove-row", key });
  expect(store.hasSteps()).toBe(true);
  store.endSteps();
  expect(store.hasSteps()).toBe(false);
  expect(store.undo()).toBe(false);
  expect(store.form().rows.length).toBe(1);
});

const SENT = {
  unsavedId: "1",
  from: 5,
  transaction: { series: "A", date: isoDate("2025-05-12"), text: "x", entries: [], locked: false },
};

test("UN15: what has been sent is not stepped back, and its steps are there again when it is settled", () => {
  const { store } = storeWithAmount();
  store.dispatch({ kind: "sent", sent: SENT });
  const sent = store.form();
  expect([store.undo(), store.hasSteps()]).toEqual([false, false]);
  expect(store.form()).toBe(sent);
  store.dispatch({ kind: "sent", sent: undefined });
  expect([store.hasSteps(), store.undo()]).toEqual([true, true]);
  expect(store.form().rows[0]?.amount).toBeUndefined();
});

test("UN15: a step back neither forgets nor brings back that the form was sent, or the draft that it is", () => {
  const { store, key } = storeWithAmount();
  store.dispatch({ kind: "draft-id", draftId: "d" });
  store.undo();
  expect(store.form().draftId).toBe("d");
  store.dispatch({ kind: "sent", sent: SENT });
  store.dispatch({ kind: "remove-row", key });
  store.dispatch({ kind: "sent", sent: undefined });
  store.undo();
  expect(store.form()).not.toHaveProperty("sent");
});

test.each<EntryAction>([
  { kind: "text", text: "Lera 2" },
  { kind: "date", date: isoDate("2025-05-13") },
  { kind: "mode", mode: "simple" },
  { kind: "recall", entries: [{ accountId: accountNo(1930), amount: ore(5) }] },
  { kind: "suggestion", entries: [{ accountId: accountNo(1930), amount: ore(5) }] },
  { kind: "remove-row", key: EMPTY.rows[0]?.key ?? -1 },
  {
    kind: "paste-rows",
    key: EMPTY.rows[0]?.key ?? -1,
    rows: [{ accountId: accountNo(1930), amount: ore(5) }],
  },
  { kind: "typed-date", text: "2025" },
])("UN15: while it is held, nothing that a person does changes it: $kind", (action) => {
  const { store } = storeWithAmount();
  const held = store.form();
  let refused = 0;
  store.hold(() => {
    refused += 1;
  });
  store.dispatch(action);
  expect([store.form() === held, refused]).toEqual([true, 1]);
  store.hold(undefined);
  store.dispatch(action);
  expect(store.form()).not.toBe(held);
});

test("a held form becomes another one, and what is sent of it is noted", () => {
  const { store } = storeWithAmount();
  store.hold(() => expect.unreachable());
  store.dispatch({ kind: "sent", sent: SENT });
  expect(store.form().sent).toBe(SENT);
  store.dispatch({ kind: "replace", form: EMPTY });
  expect(store.form()).toBe(EMPTY);
});

test("a registration without an answer is remembered and forgotten", () => {
  const { store } = storeWithAmount();
  store.dispatch({ kind: "sent", sent: SENT });
  expect(store.form().sent).toBe(SENT);
  store.dispatch({ kind: "sent", sent: undefined });
  expect(store.form()).not.toHaveProperty("sent");
});
