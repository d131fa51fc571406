import { expect, test } from "vitest";
import { hasUnreadable, hasUnreadableLive } from "./has-unreadable.ts";

const debit = "debit" as const;

test.each([
  ["an amount", {}, false, false],
  ["a text that is none", { unreadable: debit, typed: { side: debit, text: "1e3" } }, true, true],
  ["one that was kept without its text", { unreadable: debit }, true, true],
  ["one that is being mended", { unreadable: debit, typed: { side: debit, text: "1000" } }, true, false],
  ["one that is being emptied", { unreadable: debit, typed: { side: debit, text: "" } }, true, false],
  ["one that has not been left", { typed: { side: debit, text: "1e3" } }, false, true],
])("TR21: %s", (_, row, settled, live) => {
  expect([hasUnreadable([{}, row]), hasUnreadableLive([{}, row])]).toEqual([settled, live]);
});
