import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ControlKey } from "./control-key.ts";
import { keyTable } from "./key-table.ts";
import { useControlKeys } from "./use-control-keys.ts";

type Said = (stroke: string) => unknown;

const KEYS: readonly ControlKey<Said>[] = [
  {
    strokes: ["ArrowUp", "ArrowDown"],
    label: "Upp och ned",
    group: "I listan",
    run: (say, { stroke }) => say(stroke),
  },
  { strokes: ["Space"], label: "Markera", group: "I listan", run: (say, { stroke }) => say(stroke) },
  { strokes: ["Alt+r"], label: "Hämta", group: "I formuläret", run: (say, { stroke }) => say(stroke) },
  { strokes: ["Shift+Enter"], label: "Förra", group: "I formuläret", run: (say, { stroke }) => say(stroke) },
  {
    strokes: ["Control+Delete"],
    label: "Bort",
    group: "I formuläret",
    run: (say, { stroke }) => say(stroke),
  },
  { strokes: ["="], label: "Rest", group: "I formuläret", run: (say, { stroke }) => say(stroke) },
];

function Control({ say, isOn = true }: { readonly say: Said; readonly isOn?: boolean }) {
  const handleKey = useControlKeys(KEYS, isOn);
  return <input aria-label="Fält" onKeyDown={(event) => handleKey(event, say)} />;
}

/** What a keyboard sends for a stroke of the table. */
const PRESSES: Readonly<Record<string, KeyboardEventInit>> = {
  Space: { key: " ", code: "Space" },
  // A Mac writes a character with it.
  "Alt+r": { key: "®", code: "KeyR", altKey: true },
  "Shift+Enter": { key: "Enter", code: "Enter", shiftKey: true },
  "Control+Delete": { key: "Delete", code: "Delete", ctrlKey: true },
  // Shift+0 of a Swedish keyboard.
  "=": { key: "=", code: "Digit0", shiftKey: true },
};

const press = (init: KeyboardEventInit) => fireEvent.keyDown(screen.getByLabelText("Fält"), init);

test("every key that is listed is heard, and kept from the browser", () => {
  const say = vi.fn();
  render(<Control say={say} />);
  const strokes = KEYS.flatMap((key) => key.strokes);
  for (const stroke of strokes) expect(press(PRESSES[stroke] ?? { key: stroke, code: stroke })).toBe(false);
  expect(say.mock.calls.map(([stroke]) => stroke)).toEqual(strokes);
  expect(keyTable.listed().map(({ label }) => label)).toEqual(KEYS.map(({ label }) => label));
  expect(keyTable.listed()[0]).toEqual({ label: "Upp och ned", group: "I listan", caps: ["↑", "↓"] });
});

test.each<[string, KeyboardEventInit]>([
  ["Shift+Space scrolls", { key: " ", code: "Space", shiftKey: true }],
  ["AltGr writes signs", { key: "®", code: "KeyR", altKey: true, ctrlKey: true }],
  ["Shift+Alt", { key: "R", code: "KeyR", altKey: true, shiftKey: true }],
  ["a key without a row", { key: "Home", code: "Home" }],
  ["Ctrl and an arrow", { key: "ArrowUp", code: "ArrowUp", ctrlKey: true }],
])("what is not listed is not heard: %s", (_name, init) => {
  const say = vi.fn();
  render(<Control say={say} />);
  expect(press(init)).toBe(true);
  expect(say).not.toHaveBeenCalled();
});

test("a key that the control has no use for now is left to the browser", () => {
  render(<Control say={() => false} />);
  expect(press({ key: "ArrowUp" })).toBe(true);
});

test("keys are listed once for controls that hear the same, and for as long as one of them does", () => {
  const say = vi.fn();
  const { rerender } = render(
    <>
      <Control say={say} />
      <Control say={say} />
    </>,
  );
  expect(keyTable.listed()).toHaveLength(KEYS.length);
  rerender(<Control say={say} />);
  expect(keyTable.listed()).toHaveLength(KEYS.length);
  rerender(<Control say={say} isOn={false} />);
  expect(keyTable.listed()).toEqual([]);
  expect(press({ key: "ArrowUp" })).toBe(true);
  expect(say).not.toHaveBeenCalled();
});

test("a control's keys hold when single keys are turned off", () => {
  const say = vi.fn();
  render(<Control say={say} />);
  keyTable.setSingleKeys(false);
  expect(keyTable.listed()).toHaveLength(KEYS.length);
  press({ key: "=" });
  expect(say).toHaveBeenCalledWith("=");
  keyTable.setSingleKeys(true);
});
