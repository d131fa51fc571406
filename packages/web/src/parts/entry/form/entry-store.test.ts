import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
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

test("a registration without an answer is remembered and forgotten", () => {
  const { store } = storeWithAmount();
  const sent = {
    unsavedId: "1",
    from: 5,
    transaction: { series: "A", date: isoDate("2025-05-12"), text: "x", entries: [], locked: false },
  };
  store.dispatch({ kind: "sent", sent });
  expect(store.form().sent).toBe(sent);
  store.dispatch({ kind: "sent", sent: undefined });
  expect(store.form()).not.toHaveProperty("sent");
});
