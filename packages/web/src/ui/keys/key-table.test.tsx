import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KeyBinding } from "./key-binding.ts";
import { type KeyLevel, keyTable } from "./key-table.ts";
import { useKeys } from "./use-keys.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  keyTable.setSingleKeys(true);
});

interface KeysProps {
  readonly bindings: readonly KeyBinding[];
  readonly level?: KeyLevel;
}

function Keys({ bindings, level = "page" }: KeysProps) {
  useKeys(bindings, level);
  return null;
}

function bound(keys: string, more: Partial<KeyBinding> = {}) {
  const run = vi.fn();
  return { run, binding: { keys, label: keys, group: "Överallt", run, ...more } satisfies KeyBinding };
}

function press(key: string, held: Partial<KeyboardEventInit> = {}, target: Element = document.body): boolean {
  // False when the key was kept from the browser.
  return fireEvent.keyDown(target, { key, ...held });
}

test("a page's row comes before the frame's, and both go with what added them", () => {
  const frame = bound("/");
  const page = bound("/");
  const { rerender, unmount } = render(
    <>
      <Keys bindings={[page.binding]} />
      <Keys bindings={[frame.binding]} level="frame" />
    </>,
  );
  press("/");
  expect([page.run.mock.calls.length, frame.run.mock.calls.length]).toEqual([1, 0]);
  expect(keyTable.bindings()).toEqual([page.binding]);
  rerender(<Keys bindings={[frame.binding]} level="frame" />);
  press("/");
  expect(frame.run).toHaveBeenCalledOnce();
  unmount();
  press("/");
  expect(frame.run).toHaveBeenCalledOnce();
});

test("g waits two seconds for the second key, and tells what it may be", () => {
  const home = bound("g h");
  const listener = vi.fn();
  const stop = keyTable.subscribe(listener);
  render(<Keys bindings={[home.binding]} />);
  press("g");
  expect(keyTable.next()).toEqual([home.binding]);
  press("Shift");
  press("h");
  expect(home.run).toHaveBeenCalledOnce();
  expect(keyTable.next()).toEqual([]);
  press("g");
  vi.advanceTimersByTime(2100);
  expect(keyTable.next()).toEqual([]);
  press("h");
  expect(home.run).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
});

test.each([
  ["input", <input key="it" data-testid="it" />],
  ["search", <input key="it" data-testid="it" type="search" />],
  ["textarea", <textarea key="it" data-testid="it" />],
  ["select", <select key="it" data-testid="it" aria-label="Val" />],
  [
    "editable",
    <div key="it" contentEditable suppressContentEditableWarning>
      <b data-testid="it">text</b>
    </div>,
  ],
  [
    "calendar",
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the component library draws it
    <div key="it" role="dialog" aria-label="Kalender">
      <button type="button" data-testid="it">
        1
      </button>
    </div>,
  ],
])("a single key never acts in a field or what floats: %s", (_name, field) => {
  const { run, binding } = bound("n");
  const save = bound("Control+s");
  render(
    <>
      <Keys bindings={[binding, save.binding]} />
      {field}
    </>,
  );
  expect(press("n", {}, screen.getByTestId("it"))).toBe(true);
  expect(run).not.toHaveBeenCalled();
  expect(press("s", { ctrlKey: true }, screen.getByTestId("it"))).toBe(false);
  expect(save.run).toHaveBeenCalledOnce();
});

test.each([["checkbox"], ["radio"], ["button"]])("it acts on what is only pressed: %s", (type) => {
  const { run, binding } = bound("n");
  render(
    <>
      <Keys bindings={[binding]} />
      <input type={type} data-testid="it" />
    </>,
  );
  press("n", {}, screen.getByTestId("it"));
  expect(run).toHaveBeenCalledOnce();
});

test("under an open dialog no key acts, under an open menu no single one", () => {
  const single = bound("n");
  const save = bound("Control+s");
  const keys = <Keys bindings={[single.binding, save.binding]} />;
  const { rerender } = render(
    <>
      {keys}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the component library draws it */}
      <div role="dialog" aria-modal="true" aria-label="Fråga" />
    </>,
  );
  press("n");
  press("s", { ctrlKey: true });
  expect([single.run.mock.calls.length, save.run.mock.calls.length]).toEqual([0, 0]);
  rerender(
    <>
      {keys}
      <div role="menu" />
    </>,
  );
  press("n");
  press("s", { ctrlKey: true });
  expect([single.run.mock.calls.length, save.run.mock.calls.length]).toEqual([0, 1]);
});

test("turned off, single keys do nothing and those with Ctrl go on", () => {
  const single = bound("n");
  const save = bound("Control+s");
  render(<Keys bindings={[single.binding, save.binding]} />);
  keyTable.setSingleKeys(false);
  press("n");
  press("s", { ctrlKey: true });
  expect([single.run.mock.calls.length, save.run.mock.calls.length]).toEqual([0, 1]);
});

test("a row that is off keeps its key from the browser and does nothing; so does a key held down", () => {
  const off = bound("Control+s", { isOff: true });
  const on = bound("Control+j");
  render(<Keys bindings={[off.binding, on.binding]} />);
  expect(press("s", { ctrlKey: true })).toBe(false);
  expect(off.run).not.toHaveBeenCalled();
  expect(press("j", { ctrlKey: true, repeat: true })).toBe(false);
  expect(on.run).not.toHaveBeenCalled();
});

test("Ctrl+Z is the field's in a field", () => {
  const undo = bound("Control+z", { isForFieldsFirst: true });
  render(
    <>
      <Keys bindings={[undo.binding]} />
      <input data-testid="it" />
      <select data-testid="choice" aria-label="Val" />
    </>,
  );
  expect(press("z", { ctrlKey: true }, screen.getByTestId("it"))).toBe(true);
  expect(undo.run).not.toHaveBeenCalled();
  expect(press("z", { ctrlKey: true }, screen.getByTestId("choice"))).toBe(false);
  press("z", { ctrlKey: true });
  expect(undo.run).toHaveBeenCalledTimes(2);
});

test("the browser's own keys are never kept from it", () => {
  render(<Keys bindings={[bound("n").binding, bound("t").binding, bound("w").binding]} />);
  for (const key of ["n", "t", "w"]) expect(press(key, { ctrlKey: true })).toBe(true);
});
