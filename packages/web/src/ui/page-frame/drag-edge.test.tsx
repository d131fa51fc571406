import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { DragEdge } from "./drag-edge.tsx";

const [onChange, onDone] = [vi.fn<(value: number) => void>(), vi.fn<(value: number) => void>()];

beforeEach(() => {
  onChange.mockClear();
  onDone.mockClear();
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => {};
});

/** A panel after its edge, in a page of 1000 px of which it takes 45 percent. */
function show(shownValue?: number): HTMLElement {
  render(
    <DragEdge
      label="Underlagets bredd"
      value={45}
      least={20}
      most={70}
      step={2}
      panel="after"
      valueAt={({ clientX }) => (1000 - clientX) / 10}
      {...(shownValue === undefined ? {} : { shownValue: () => shownValue })}
      onChange={onChange}
      onDone={onDone}
    />,
  );
  return screen.getByRole("separator", { name: "Underlagets bredd" });
}

test.each([
  [550, 45],
  [404, 60],
  [10, 70],
  [990, 20],
])("PG42: dragged to %d px the panel takes %d percent", (clientX, share) => {
  const edge = show();
  fireEvent.pointerDown(edge, { clientX: 550 });
  fireEvent.pointerMove(edge, { clientX });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(share);
  fireEvent.pointerUp(edge, { clientX });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(share);
});

test.each([
  ["ArrowLeft", undefined, 47],
  ["ArrowRight", undefined, 43],
  // The window gives it less than the value: a key starts from what is seen.
  ["ArrowLeft", 33.4, 35],
  ["ArrowRight", 21, 20],
])("PG42: %s where %s is shown makes it %d", (key, shown, next) => {
  fireEvent.keyDown(show(shown), { key });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(next);
});

test("other keys are not the edge's", () => {
  expect(fireEvent.keyDown(show(), { key: "a" })).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
});
