import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { shownPageActions, usePageActions } from "./page-actions.ts";

test("what the toolbar and the help do is listed while the page is shown; what is off is not", () => {
  const [print, help] = [vi.fn(), vi.fn()];
  const toolbar = [
    { label: "Ladda ner CSV", disabled: true, onClick: vi.fn() },
    { label: "Skriv ut", onClick: print },
  ];
  const page = renderHook(() => usePageActions(toolbar, help));
  expect(shownPageActions().map(({ label }) => label)).toEqual(["Skriv ut", "Hjälp"]);
  for (const { run } of shownPageActions()) run?.();
  expect([print.mock.calls.length, help.mock.calls.length]).toEqual([1, 1]);
  page.unmount();
  expect(shownPageActions()).toEqual([]);
});
