import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Toast, ToastProvider, useTakenUndoKey, useToast } from "./toast.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Shower({ toasts }: { readonly toasts: readonly Toast[] }) {
  const show = useToast();
  return toasts.map((toast) => (
    <button key={toast.text} type="button" onClick={() => show(toast)}>
      {`Visa ${toast.text}`}
    </button>
  ));
}

function Form({ isTaken }: { readonly isTaken: boolean }) {
  useTakenUndoKey(isTaken);
  return null;
}

test("Ångra names its key while that undoes the same, and works without it", () => {
  const undo = vi.fn();
  const page = (isTaken: boolean | undefined) => (
    <MantineProvider env="test">
      <ToastProvider>
        <Shower toasts={[{ text: "A 1 registrerad", undo }]} />
        {isTaken !== undefined && <Form isTaken={isTaken} />}
      </ToastProvider>
    </MantineProvider>
  );
  const { rerender } = render(page(false));
  fireEvent.click(screen.getByText("Visa A 1 registrerad"));
  const keys = () => screen.getByRole("button", { name: /^Ångra/ }).getAttribute("aria-keyshortcuts");
  expect(keys()).toBe("Control+Z");
  rerender(page(true));
  expect(keys()).toBeNull();
  // A form that is left has no newer step.
  rerender(page(undefined));
  expect(keys()).toBe("Control+Z");
  rerender(page(true));
  fireEvent.click(screen.getByRole("button", { name: /^Ångra/ }));
  expect(undo).toHaveBeenCalledOnce();
});

function setUp(...toasts: readonly Toast[]) {
  render(
    <MantineProvider env="test">
      <ToastProvider>
        <Shower toasts={toasts} />
      </ToastProvider>
    </MantineProvider>,
  );
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test("a notice stays for six seconds", () => {
  setUp({ text: "Sparat" });
  fireEvent.click(screen.getByText("Visa Sparat"));
  pass(5900);
  expect(screen.getByText("Sparat")).toBeDefined();
  pass(200);
  expect(screen.queryByText("Sparat")).toBeNull();
});

test("what could not be done stays twice as long", () => {
  setUp({ text: "Ingen kontakt med servern", isRefusal: true });
  fireEvent.click(screen.getByText("Visa Ingen kontakt med servern"));
  pass(11_900);
  expect(screen.getByText("Ingen kontakt med servern")).toBeDefined();
  pass(200);
  expect(screen.queryByText("Ingen kontakt med servern")).toBeNull();
});

test("it stays while the pointer is on it, and the next one does not stay for that", () => {
  setUp({ text: "Ett" }, { text: "Två" });
  fireEvent.click(screen.getByText("Visa Ett"));
  fireEvent.mouseEnter(screen.getByText("Ett"));
  pass(20_000);
  expect(screen.getByText("Ett")).toBeDefined();
  fireEvent.click(screen.getByText("Visa Två"));
  pass(6100);
  expect(screen.queryByText("Två")).toBeNull();
});

test("Ångra takes the act back once and closes the notice", () => {
  const undo = vi.fn();
  setUp({ text: "Raderat", undo });
  fireEvent.click(screen.getByText("Visa Raderat"));
  fireEvent.click(screen.getByRole("button", { name: "Ångra" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText("Raderat")).toBeNull();
});

test("without a way back none is offered", () => {
  setUp({ text: "Registrerat" });
  fireEvent.click(screen.getByText("Visa Registrerat"));
  expect(screen.queryByRole("button", { name: "Ångra" })).toBeNull();
});

test("what a key does next stands by itself after the text, so that a phone can leave it out", () => {
  setUp({ text: "Raden är delad.", keyText: "Ctrl M igen tar 12 %" });
  fireEvent.click(screen.getByText("Visa Raden är delad."));
  expect(screen.getByText("Ctrl M igen tar 12 %").parentElement?.textContent).toBe(
    "Raden är delad. Ctrl M igen tar 12 %",
  );
});
