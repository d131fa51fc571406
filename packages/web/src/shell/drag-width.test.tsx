import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { DragWidth } from "./drag-width.tsx";

const [onChange, onDone] = [vi.fn<(width: number) => void>(), vi.fn<(width: number) => void>()];

function show(width: number): HTMLElement {
  render(<DragWidth width={width} onChange={onChange} onDone={onDone} />);
  return screen.getByRole("separator", { name: "Menyns bredd" });
}

beforeEach(() => {
  onChange.mockClear();
  onDone.mockClear();
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => {};
});

test.each([
  [20, 50],
  [51, 51],
  [399, 399],
  [900, 400],
])("PG20: dragged to %s px the menu is %s px wide", (clientX, width) => {
  const edge = show(200);
  fireEvent.pointerMove(edge, { clientX });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(edge, { clientX: 200 });
  fireEvent.pointerMove(edge, { clientX });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(width);
  fireEvent.pointerUp(edge, { clientX });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(width);
});

test.each([
  ["ArrowLeft", 55, 50],
  ["ArrowRight", 395, 400],
  ["ArrowRight", 100, 110],
])("PG20: %s at %s px makes it %s px", (key, width, next) => {
  fireEvent.keyDown(show(width), { key });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(next);
});
