import { addToSuggestions, type KnownText, knownTexts, newSuggestionIndex } from "@huvudbok/core/suggestion";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { TextPicker } from "./text-picker.tsx";

const index = newSuggestionIndex();
addToSuggestions(index, [
  transactionOf("A", 1, "2026-01-01", "Rikslinjen Telefoni, mobilabonnemang", [
    [6212, 29900],
    [1930, -29900],
  ]),
  transactionOf("A", 2, "2026-02-01", "Riksbyggen, faktura 200422", [
    [5010, 1200000],
    [1930, -1200000],
  ]),
  transactionOf("A", 3, "2026-03-01", "Riks"),
]);

function Field({ onTake }: { readonly onTake: (known: KnownText) => void }) {
  const [text, setText] = useState("");
  return (
    <MantineProvider env="test">
      <TextPicker
        label="Text"
        text={text}
        onText={setText}
        suggest={(typed) => knownTexts(index, typed)}
        onTake={onTake}
        onKeyDown={(event) => onKey(event.key)}
      />
    </MantineProvider>
  );
}

const onKey = vi.fn<(key: string) => void>();

function setUp() {
  const onTake = vi.fn<(known: KnownText) => void>();
  onKey.mockClear();
  render(<Field onTake={onTake} />);
  const taken = () => onTake.mock.calls.map(([{ text }]) => text);
  return { taken, input: screen.getByRole<HTMLInputElement>("combobox"), user: userEvent.setup() };
}

const shown = () =>
  screen.queryAllByRole("option").map(({ textContent }) => textContent.replaceAll("\u00A0", " "));

test("after two letters the texts used before are listed, with accounts and the last sum", async () => {
  const { input, user } = setUp();
  await user.type(input, "r");
  expect(shown()).toEqual([]);
  expect(input.getAttribute("aria-expanded")).toBe("false");
  await user.type(input, "i");
  expect(shown()).toEqual([
    "Riks",
    "Riksbyggen, faktura5010 mot 193012 000,00",
    "Rikslinjen Telefoni, mobilabonnemang6212 mot 1930299,00",
  ]);
  const active = input.getAttribute("aria-activedescendant") ?? "";
  expect(document.getElementById(active)?.textContent).toBe("Riks");
  expect(screen.getByRole("listbox").id).toBe(input.getAttribute("aria-controls"));
});

test("Enter takes the highlighted text and closes the list; the key goes no further", async () => {
  const { taken, input, user } = setUp();
  await user.type(input, "riksl{Enter}");
  expect(taken()).toEqual(["Rikslinjen Telefoni, mobilabonnemang"]);
  expect(shown()).toEqual([]);
  expect(onKey).not.toHaveBeenCalledWith("Enter");
});

test("whole words are kept by Enter, which goes on with them; the arrows choose all the same", async () => {
  const { taken, input, user } = setUp();
  await user.type(input, "rikslinjen");
  expect(shown()).toHaveLength(1);
  expect(input.getAttribute("aria-activedescendant")).toBeNull();
  expect(screen.getByRole("option").getAttribute("aria-selected")).toBe("false");
  await user.keyboard("{Enter}");
  expect([taken(), shown(), input.value]).toEqual([[], [], "rikslinjen"]);
  expect(onKey).toHaveBeenLastCalledWith("Enter");
  await user.keyboard(" t");
  expect(screen.getByRole("option").getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{Backspace}{ArrowDown}{Enter}");
  expect(taken()).toEqual(["Rikslinjen Telefoni, mobilabonnemang"]);
});

test("the arrows choose and go around", async () => {
  const { taken, input, user } = setUp();
  await user.type(input, "ri{ArrowDown}{ArrowDown}{Enter}");
  await user.type(input, "k{ArrowUp}{Enter}");
  await user.type(input, "s{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
  expect(taken()).toEqual(["Riksbyggen, faktura", "Rikslinjen Telefoni, mobilabonnemang", "Riks"]);
});

test("Tab goes on with what is typed, unless a text was chosen with the arrows", async () => {
  const { taken, input, user } = setUp();
  await user.type(input, "ri{Tab}");
  expect(taken()).toEqual([]);
  expect(shown()).toEqual([]);
  expect(onKey).toHaveBeenLastCalledWith("Tab");
  await user.type(input, "k{ArrowDown}{Tab}");
  expect(taken()).toEqual(["Riks"]);
});

test("a pointer that rests where the list opens chooses nothing, and one that is moved is no choice for Tab", async () => {
  const { taken, input, user } = setUp();
  await user.type(input, "riks");
  const last = screen.getByText("Rikslinjen Telefoni, mobilabonnemang");
  fireEvent.mouseOver(last);
  await user.keyboard("{Enter}");
  expect(taken()).toEqual(["Riks"]);
  await user.type(input, "l");
  fireEvent.mouseMove(screen.getByText("Rikslinjen Telefoni, mobilabonnemang"));
  await user.keyboard("{Tab}");
  expect(taken()).toEqual(["Riks"]);
});

test("Esc closes the list alone; then Enter goes on with what is typed", async () => {
  const { taken, input, user } = setUp();
  await user.type(input, "ri{Escape}");
  expect(shown()).toEqual([]);
  expect(onKey).not.toHaveBeenCalledWith("Escape");
  await user.keyboard("{Enter}");
  expect(onKey).toHaveBeenLastCalledWith("Enter");
  expect(taken()).toEqual([]);
  await user.keyboard("{Escape}");
  expect(onKey).toHaveBeenLastCalledWith("Escape");
});

test("a click takes a text", async () => {
  const { taken, input, user } = setUp();
  await user.type(input, "ri");
  await user.click(screen.getByText("Riksbyggen, faktura"));
  expect(taken()).toEqual(["Riksbyggen, faktura"]);
});
