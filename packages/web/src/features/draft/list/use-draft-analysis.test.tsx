import type { Draft, RegisterRules } from "@huvudbok/core/draft";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { networkFailure } from "../../../data/api/api-failure.ts";
import { ToastProvider } from "../../../ui/label/toast.tsx";
import { useDraftAnalysis } from "./use-draft-analysis.ts";

const wanted = vi.hoisted(() => vi.fn<(isWanted: boolean) => unknown>());
vi.mock("../../../parts/entry/recall/use-bookings-to-learn.ts", () => ({ useBookingsToLearn: wanted }));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no draft is analysed here
const rules = { knownAccounts: new Map() } as unknown as RegisterRules;
const unbooked: Draft = { id: "d1", text: "Kaffe", entries: [] };

function analysisOf(drafts: readonly Draft[]) {
  let becomeIdle: () => void = () => {};
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    becomeIdle = callback;
  });
  wanted.mockReset().mockReturnValue({ index: undefined, error: networkFailure() });
  const { result } = renderHook(() => useDraftAnalysis(drafts, rules, () => {}), { wrapper: ToastProvider });
  return { result, becomeIdle: () => act(async () => becomeIdle()) };
}
const isWanted = () => wanted.mock.lastCall?.[0];

afterEach(() => vi.unstubAllGlobals());

test("the books are learnt from when the page is idle, before an analysis is asked for", async () => {
  const { becomeIdle, result } = analysisOf([unbooked]);
  expect(isWanted()).toBe(false);
  await becomeIdle();
  await waitFor(() => expect(isWanted()).toBe(true));
  expect(result.current.error, "nobody has asked yet").toBeUndefined();
  act(() => result.current.begin?.());
  expect(result.current.error).toBeDefined();
});

test("an analysis that is asked for does not wait for that", () => {
  const { result } = analysisOf([unbooked]);
  act(() => result.current.begin?.());
  expect(isWanted()).toBe(true);
});

test("where every draft is booked nothing is learnt", async () => {
  const { becomeIdle } = analysisOf([]);
  await becomeIdle();
  expect(isWanted()).toBe(false);
});
