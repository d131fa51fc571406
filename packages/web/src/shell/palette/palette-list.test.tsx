import { MantineProvider } from "@mantine/core";
import { IconHome } from "@tabler/icons-react";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PaletteGroup } from "./palette-entry.ts";
import { PaletteList } from "./palette-list.tsx";

const GROUPS: readonly PaletteGroup[] = [
  {
    label: "Transaktioner",
    entries: [
      { id: "a", icon: IconHome, title: "A 512", matched: 3, text: "Kaffe", aside: "49,00", to: "/a/512" },
      { id: "b", icon: IconHome, title: "A 511", to: "/a/511" },
    ],
  },
  { label: "Gör", entries: [{ id: "c", icon: IconHome, title: "Tema: Mörkt", keys: "g h", run: vi.fn() }] },
];

function show(groups = GROUPS) {
  const onChoose = vi.fn();
  const onPoint = vi.fn();
  render(
    <MantineProvider env="test">
      <PaletteList
        id="list"
        groups={groups}
        index={2}
        optionId={(place) => `option-${place}`}
        onPoint={onPoint}
        onChoose={onChoose}
      />
    </MantineProvider>,
  );
  return { onChoose, onPoint };
}

test("options stand in groups and are counted through them; what leads somewhere is a link", () => {
  show();
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual([
    "Transaktioner",
    "Gör",
  ]);
  const options = screen.getAllByRole("option");
  expect(options.map(({ id }) => id)).toEqual(["option-0", "option-1", "option-2"]);
  expect(options.map((option) => option.getAttribute("href"))).toEqual(["/a/512", "/a/511", null]);
  expect(options.map((option) => option.getAttribute("aria-selected"))).toEqual(["false", "false", "true"]);
  expect(options[0]?.querySelector("b")?.textContent).toBe("A 5");
});

test("a click chooses, a click with Ctrl is the browser's, and the pointer moves the mark", () => {
  const { onChoose, onPoint } = show();
  const option = screen.getByRole("option", { name: /A 511/ });
  fireEvent.click(option);
  expect(onChoose).toHaveBeenCalledWith(GROUPS[0]?.entries[1]);
  // The test has none of what the browser would do with it.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(option, { ctrlKey: true });
  expect(onChoose).toHaveBeenCalledOnce();
  fireEvent.mouseMove(option);
  expect(onPoint).toHaveBeenCalledWith(1);
  // The field keeps the focus; the middle button opens a tab.
  expect(fireEvent.mouseDown(option)).toBe(false);
  expect(fireEvent.mouseDown(option, { button: 1 })).toBe(true);
});

test("nothing found is said", () => {
  show([]);
  expect(screen.getByText("Inga träffar")).toBeDefined();
});
