import type { AccountBalance } from "@huvudbok/core/account-balance";
import { accountNo } from "@huvudbok/core/account-plan";
import { ore } from "@huvudbok/core/money";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { readForm } from "../../data/unfinished/form-format.ts";
import { withEdit } from "./balance-edits.ts";
import { BALANCES_FORMAT, type BalancesFormContent } from "./balances-form-content.ts";
import { useBalanceEdits } from "./use-balance-edits.ts";

const BANK = accountNo(1930);

const bankOf = (amount: number): ReadonlyMap<string, AccountBalance> =>
  new Map([["1930", { accountId: BANK, balance: ore(amount) }]]);

interface ShownBalances {
  readonly saved: ReadonlyMap<string, AccountBalance>;
  readonly isSynced?: boolean;
}

/** The form of a browser, whose store outlives the page. */
function openForm(stored: { content?: BalancesFormContent | undefined }, amount: number) {
  const unfinished = {
    read: () => stored.content,
    keep: (content: BalancesFormContent | undefined) => {
      stored.content = content;
    },
  };
  const shown: ShownBalances = { saved: bankOf(amount) };
  return renderHook(
    ({ saved, isSynced = true }: ShownBalances) =>
      useBalanceEdits(unfinished, "f", { items: saved, isSynced }),
    { initialProps: shown },
  );
}

test("a text that is being typed meets what somebody else saves, and its field keeps it when it is left", () => {
  const { result, rerender } = openForm({}, 200);
  act(() => result.current.setTyped(BANK, "2,22"));
  expect(result.current.conflicts()).toEqual([]);
  rerender({ saved: bankOf(111) });
  expect(result.current.conflicts()).toEqual([BANK]);
  act(() => {
    result.current.setTyped(BANK, undefined);
    result.current.setEdits((now) => withEdit(now, bankOf(111), BANK, ore(222)));
  });
  expect(result.current.conflicts()).toEqual([BANK]);
  act(() => result.current.keepMine(BANK));
  expect(result.current.conflicts()).toEqual([]);
  rerender({ saved: bankOf(150) });
  expect(result.current.conflicts()).toEqual([BANK]);
  act(() => result.current.takeSaved(BANK));
  expect([result.current.edits.size, result.current.conflicts()]).toEqual([0, []]);
});

test("what one saves oneself is no conflict, whether it comes through or is changed meanwhile", () => {
  const { result, rerender } = openForm({}, 200);
  act(() => result.current.setTyped(BANK, "2,22"));
  const sent = withEdit(result.current.edits, bankOf(200), BANK, ore(222));
  const onSaved = result.current.beginSave(sent);
  rerender({ saved: bankOf(222), isSynced: false });
  act(() => result.current.setTyped(BANK, "2,223"));
  expect(result.current.conflicts()).toEqual([]);
  act(() => onSaved());
  expect(result.current.typedIn(BANK)).toBe("2,223");
  rerender({ saved: bankOf(200) });
  expect(result.current.conflicts()).toEqual([]);
});

test("a form that is opened again another day knows what it began with", () => {
  const stored = {};
  const before = openForm(stored, 200);
  act(() => before.result.current.setEdits((now) => withEdit(now, bankOf(200), BANK, ore(222))));
  before.unmount();
  expect(openForm(stored, 111).result.current.conflicts()).toEqual([BANK]);
  expect(openForm(stored, 200).result.current.conflicts()).toEqual([]);
});

test("a form of an older program has begun when it is opened", () => {
  const reading = readForm(BALANCES_FORMAT, { version: 1, content: { edits: { 1930: 222 }, typed: {} } });
  if (reading.status !== "read") throw new Error("unreadable");
  const { result, rerender } = openForm({ content: reading.content }, 200);
  expect(result.current.conflicts()).toEqual([]);
  rerender({ saved: bankOf(111) });
  expect(result.current.conflicts()).toEqual([BANK]);
});

test("what was saved just before the page was loaded again is no edit, and no later conflict", () => {
  const stored: { content?: BalancesFormContent } = {};
  const before = openForm(stored, 200);
  act(() => before.result.current.setTyped(BANK, "2,22"));
  act(() => void before.result.current.beginSave(new Map([[BANK, ore(222)]])));
  before.unmount();
  const left = stored.content;
  expect(left).toBeDefined();
  // The browser's copy is read before the server's answer comes.
  const { result, rerender } = openForm(stored, 200);
  rerender({ saved: bankOf(222), isSynced: false });
  expect(stored.content).toEqual(left);
  rerender({ saved: bankOf(222) });
  expect([stored.content, result.current.isTyping, result.current.edits.size]).toEqual([undefined, false, 0]);
  rerender({ saved: bankOf(333) });
  expect(result.current.conflicts()).toEqual([]);
  const again = { content: left };
  openForm(again, 222);
  expect(again.content).toBeUndefined();
});
