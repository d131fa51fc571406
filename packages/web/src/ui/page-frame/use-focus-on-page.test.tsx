import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFocusOnPage } from "./use-focus-on-page.ts";

function Page({ name }: { readonly name: string }) {
  const heading = useFocusOnPage();
  return (
    <main id="page">
      <h1 ref={heading} tabIndex={-1}>
        {name}
      </h1>
    </main>
  );
}

const shown = (path: string, name: string) => {
  window.history.replaceState(null, "", path);
  return (
    <>
      <nav>
        <a href="#a">Den ena länken</a>
        <a href="#b">Den andra länken</a>
      </nav>
      <Page key={`${path}${name}`} name={name} />
    </>
  );
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const focused = () => document.activeElement?.textContent;

test("the heading of a page that one comes to takes the focus, but not from who has gone on by Tab", () => {
  const { rerender, getByText } = render(shown("/first", "Första"));
  vi.advanceTimersByTime(100);

  getByText("Den ena länken").focus();
  rerender(shown("/second", "Andra"));
  vi.advanceTimersByTime(100);
  expect(focused()).toBe("Andra");

  getByText("Den ena länken").focus();
  rerender(shown("/third", "Väntar"));
  getByText("Den andra länken").focus();
  vi.advanceTimersByTime(100);
  expect(focused()).toBe("Den andra länken");
});

test("the page that takes the place of the one that waited leaves the focus where it is", () => {
  const { rerender, getByText } = render(shown("/first", "Första"));
  vi.advanceTimersByTime(100);
  getByText("Den ena länken").focus();
  rerender(shown("/second", "Väntar"));
  getByText("Den andra länken").focus();
  rerender(shown("/second", "Andra"));
  vi.advanceTimersByTime(100);
  expect(focused()).toBe("Den andra länken");

  getByText("Den ena länken").focus();
  rerender(shown("/third", "Väntar"));
  vi.advanceTimersByTime(100);
  rerender(shown("/third", "Tredje"));
  vi.advanceTimersByTime(100);
  expect(focused()).toBe("Tredje");
});

test("a button that has opened its menu meanwhile keeps the focus, to give it to the menu", () => {
  const { rerender, getByText } = render(shown("/first", "Första"));
  vi.advanceTimersByTime(100);
  const button = getByText("Den ena länken");
  button.focus();
  rerender(shown("/second", "Andra"));
  button.setAttribute("aria-expanded", "true");
  vi.advanceTimersByTime(100);
  expect(focused()).toBe("Den ena länken");
});
