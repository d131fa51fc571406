import { act, render, renderHook, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PrintLimit } from "./print-limit.tsx";
import { MOST_PRINTED_ROWS, usePrintsWhole } from "./use-prints-whole.ts";

function printing(name: "beforeprint" | "afterprint"): void {
  act(() => {
    window.dispatchEvent(new Event(name));
  });
}

test.each([
  [1, true],
  [MOST_PRINTED_ROWS, true],
  [MOST_PRINTED_ROWS + 1, false],
])("PG44: a list of %d rows is printed whole: %s", (count, isWhole) => {
  const { result } = renderHook(() => usePrintsWhole(count));
  expect(result.current).toBe(false);
  printing("beforeprint");
  expect(result.current).toBe(isWhole);
  printing("afterprint");
  expect(result.current).toBe(false);
});

test("PG44: paper says of a longer one what it has, and what can be done", () => {
  const { rerender } = render(<PrintLimit count={MOST_PRINTED_ROWS} shown={50} advice="Sök." />);
  expect(document.querySelector("p")).toBeNull();
  rerender(<PrintLimit count={100_000} shown={50} advice="Sök." />);
  expect(screen.getByText(/^Här är bara/).textContent?.replaceAll("\u00A0", " ")).toBe(
    "Här är bara skärmens 50 rader av 100 000: högst 5 000 rader skrivs ut. Sök.",
  );
});
