import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useMenuWidth } from "./use-menu-width.ts";

const stored = vi.hoisted(() => ({ width: 200, saved: [] as number[], answer: Promise.resolve() }));

vi.mock("../data/user-settings.ts", () => ({
  useUserSettings: () => ({
    settings: { leftSidebarWidth: stored.width },
    update: ({ leftSidebarWidth }: { readonly leftSidebarWidth: number }) => {
      stored.saved.push(leftSidebarWidth);
      return stored.answer;
    },
  }),
}));
vi.mock("../ui/label/toast.tsx", () => ({ useToast: () => () => undefined }));

function Menu() {
  const { width, edge } = useMenuWidth();
  return (
    <>
      {edge}
      <output>{width}</output>
    </>
  );
}

const shown = () => Number(screen.getByRole("status").textContent);

function show(width: number): HTMLElement {
  stored.width = width;
  render(<Menu />);
  return screen.getByRole("separator", { name: "Menyns bredd" });
}

beforeEach(() => {
  stored.saved = [];
  stored.answer = Promise.resolve();
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => {};
});

test.each([
  [20, 50],
  [51, 51],
  [399, 399],
  [900, 400],
])(
  "PG20: dragged to %s px the menu is %s px wide, and is saved when it is let go",
  async (clientX, width) => {
    const edge = show(200);
    fireEvent.pointerMove(edge, { clientX });
    expect(shown()).toBe(200);
    fireEvent.pointerDown(edge, { clientX: 200 });
    fireEvent.pointerMove(edge, { clientX });
    expect([shown(), stored.saved]).toEqual([width, []]);
    await act(async () => void fireEvent.pointerUp(edge, { clientX }));
    expect(stored.saved).toEqual([width]);
  },
);

test.each([
  ["ArrowLeft", 55, 50],
  ["ArrowRight", 395, 400],
  ["ArrowRight", 100, 110],
])("PG20: %s at %s px makes it %s px", async (key, width, next) => {
  const edge = show(width);
  await act(async () => void fireEvent.keyDown(edge, { key }));
  expect(stored.saved).toEqual([next]);
});

test("PG16: a width that the server refuses is as it was", async () => {
  const edge = show(200);
  stored.answer = Promise.reject(new Error("nej"));
  fireEvent.keyDown(edge, { key: "ArrowRight" });
  expect(shown()).toBe(210);
  await act(async () => stored.answer.catch(() => undefined));
  expect(shown()).toBe(200);
});
