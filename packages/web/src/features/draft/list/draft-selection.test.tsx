import type { BookingDoubt } from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

const draft = (id: string, performAction: boolean): Draft => ({
  id,
  text: id,
  entries: [],
  analysis: { performAction, actions: [{ kind: "delete", probability: 0.7 }] },
});
const [MARKED, PLAIN] = [draft("marked", true), draft("plain", false)];

/** What is told of the drafts. */
let doubt: BookingDoubt | undefined;
const doubtOf = () => doubt;

/** The module as a page that is loaded again has it. */
async function loaded() {
  vi.resetModules();
  const { useDraftSelection, untickDrafts } = await import("./draft-selection.ts");
  const { result } = renderHook(() => useDraftSelection(doubtOf));
  return {
    shown: () => [MARKED, PLAIN].map((each) => result.current.isSelected(each)),
    select: (one: Draft, isSelected: boolean) => act(() => result.current.select([one], isSelected)),
    untick: (id: string) => act(() => untickDrafts([id])),
  };
}

beforeEach(() => {
  doubt = undefined;
  localStorage.clear();
});

test("DR7: what a person has ticked and unticked is so when the page is loaded again", async () => {
  const page = await loaded();
  expect(page.shown()).toEqual([true, false]);
  page.select(MARKED, false);
  page.select(PLAIN, true);
  expect(page.shown()).toEqual([false, true]);
  expect((await loaded()).shown()).toEqual([false, true]);
});

test("DR7: what a command has taken is as the analysis marks it", async () => {
  const page = await loaded();
  page.select(PLAIN, true);
  page.untick("plain");
  page.untick("other");
  expect(page.shown()).toEqual([true, false]);
  page.select(MARKED, false);
  page.select(MARKED, true);
  expect(localStorage.getItem("draftTicks")).toBeNull();
});

test("DR7: what is ticked in another tab is so here too", async () => {
  const page = await loaded();
  localStorage.setItem("draftTicks", JSON.stringify([["marked", { isTicked: false, doubt: "" }]]));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "draftTicks" })));
  expect(page.shown()).toEqual([false, false]);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "other" })));
  expect(page.shown()).toEqual([false, false]);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(page.shown()).toEqual([true, false]);
});

test("CT12: a tick is gone when the draft is told to be booked since, or booked as something else", async () => {
  const page = await loaded();
  page.select(PLAIN, true);
  page.select(MARKED, false);
  doubt = { kind: "twin", twin: MARKED };
  expect(page.shown()).toEqual([false, false]);
  expect((await loaded()).shown()).toEqual([false, false]);
  // Who ticks it now has been told.
  page.select(PLAIN, true);
  expect((await loaded()).shown()).toEqual([false, true]);
  doubt = { kind: "twin", twin: PLAIN };
  expect(page.shown()).toEqual([false, false]);
  doubt = undefined;
  expect(page.shown()).toEqual([false, true]);
});

test("what the browser cannot keep, or holds of something else, is forgotten", async () => {
  localStorage.setItem("draftTicks", '[["marked"]]');
  const page = await loaded();
  expect(page.shown()).toEqual([true, false]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  page.select(PLAIN, true);
  full.mockRestore();
  expect(page.shown()).toEqual([true, true]);
});
