import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useIsWide } from "./use-is-wide.ts";

function Shown() {
  return <output>{useIsWide() ? "wide" : "narrow"}</output>;
}

const shown = () => screen.getByRole("status").textContent;

afterEach(() => vi.unstubAllGlobals());

test("PG49: a window of 1,600 px is wide, and paper never is", () => {
  const asked: string[] = [];
  vi.stubGlobal("matchMedia", (query: string) => {
    asked.push(query);
    return { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  });
  render(<Shown />);
  expect(asked).toContain("(min-width: 100em)");
  expect(shown()).toBe("wide");
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(shown()).toBe("narrow");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(shown()).toBe("wide");
});
