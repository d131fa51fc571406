import { type Account, newAccount, suggestAccounts } from "@huvudbok/core/account-plan";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { AccountPicker, type AccountPickerProps } from "./account-picker.tsx";

const PLAN = {
  accounts2: [
    newAccount(1910, "Kassa"),
    newAccount(1930, "Företagskonto"),
    newAccount(5460, "Förbrukningsmaterial"),
    { ...newAccount(1940, "Övriga bankkonton"), active: false },
  ],
};

type Options = Partial<AccountPickerProps>;

function Field({ told, ...options }: Options & { told: (text: string, account?: Account) => void }) {
  const [text, setText] = useState("");
  return (
    <MantineProvider env="test">
      <AccountPicker
        aria-label="Konto"
        suggest={(query) => suggestAccounts(query, PLAN).map((account) => ({ account }))}
        {...options}
        text={text}
        onPick={(typed, account) => {
          told(typed, account);
          setText(typed);
        }}
      />
    </MantineProvider>
  );
}

function setUp(options: Options = {}) {
  const told = vi.fn<(text: string, account?: Account) => void>();
  render(<Field told={told} {...options} />);
  return { told, input: screen.getByRole<HTMLInputElement>("combobox"), user: userEvent.setup() };
}

const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("digits match from the beginning, and the first suggestion is the one that Enter takes", async () => {
  const onHighlight = vi.fn();
  const { told, input, user } = setUp({ onHighlight });
  await user.type(input, "19");
  expect(options()).toEqual(["1910Kassa", "1930Företagskonto", "1940Övriga bankkontoninaktivt"]);
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("1910Kassa");
  expect(onHighlight).toHaveBeenLastCalledWith(PLAN.accounts2[0]);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(told).toHaveBeenLastCalledWith("1930", PLAN.accounts2[1]);
  expect(input.value).toBe("1930");
  expect(onHighlight).toHaveBeenLastCalledWith(undefined);
});

test("a pointer that rests where the list opens does not change what Enter takes, one that is moved does", async () => {
  const { told, input, user } = setUp();
  await user.type(input, "19");
  fireEvent.mouseOver(screen.getByText("Företagskonto"));
  await user.keyboard("{Enter}");
  expect(told).toHaveBeenLastCalledWith("1910", PLAN.accounts2[0]);
  await user.clear(input);
  await user.type(input, "19");
  fireEvent.mouseMove(screen.getByText("Företagskonto"));
  await user.keyboard("{Enter}");
  expect(told).toHaveBeenLastCalledWith("1930", PLAN.accounts2[1]);
});

test("what is typed is emphasised in the name and in the number", async () => {
  const { input, user } = setUp();
  const emphasised = () =>
    [...document.querySelectorAll("[role=option] b")].map(({ textContent }) => textContent);
  await user.type(input, "foretag");
  expect(emphasised().join("")).toBe("Företag");
  await user.clear(input);
  await user.type(input, "1930");
  expect(emphasised().join("")).toBe("1930");
});

test("with no account to choose the list says so, and names no key that chooses", async () => {
  const { input, user } = setUp({ onCreate: vi.fn() });
  await user.type(input, "zzz");
  expect(screen.getByText("Inget konto heter så")).not.toBeNull();
  expect(options()).toEqual(["Skapa nytt konto"]);
});

test("letters match anywhere in the name; Tab takes what is highlighted", async () => {
  const { told, input, user } = setUp();
  await user.type(input, "retagsk");
  await user.tab();
  expect(told).toHaveBeenLastCalledWith("1930", PLAN.accounts2[1]);
});

test("four digits that are an account are taken without asking, also an inactive one", async () => {
  const { told, input, user } = setUp();
  await user.type(input, "1940");
  expect(told).toHaveBeenLastCalledWith("1940", PLAN.accounts2[3]);
});

test("Enter on what is no account says so and stays; making one is chosen with the arrows", async () => {
  const onCreate = vi.fn();
  const onKeyDown = vi.fn();
  const { told, input, user } = setUp({ onCreate, onKeyDown });
  await user.type(input, "5465");
  onKeyDown.mockClear();
  await user.keyboard("{Enter}1000");
  expect(onCreate).not.toHaveBeenCalled();
  expect(onKeyDown).not.toHaveBeenCalledWith(expect.objectContaining({ key: "Enter" }));
  expect(input.value).toBe("54651000");
  expect(told.mock.calls.every(([, account]) => account === undefined)).toBe(true);
  expect(input.getAttribute("aria-invalid")).toBeNull();
  await user.keyboard("{Enter}");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText("Kontot finns inte i kontoplanen").length).toBeGreaterThan(0);
  await user.clear(input);
  expect(input.getAttribute("aria-invalid")).toBeNull();
  await user.type(input, "5465{ArrowDown}{Enter}");
  expect(onCreate).toHaveBeenCalledExactlyOnceWith("5465");
});

test("Enter stays on letters that no account has too, and after Escape has closed the list", async () => {
  const onKeyDown = vi.fn();
  const { input, user } = setUp({ onCreate: vi.fn(), onKeyDown });
  await user.type(input, "xyz{Enter}");
  await user.clear(input);
  await user.type(input, "54");
  onKeyDown.mockClear();
  await user.keyboard("{Escape}");
  expect(options()).toEqual([]);
  expect(onKeyDown).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onKeyDown).not.toHaveBeenCalled();
});

test("an empty field lets Enter move on, and so does the number of an account", async () => {
  const onKeyDown = vi.fn();
  const { input, user } = setUp({ onKeyDown });
  await user.type(input, "{Enter}");
  expect(onKeyDown).toHaveBeenLastCalledWith(expect.objectContaining({ key: "Enter" }));
  onKeyDown.mockClear();
  await user.type(input, "1930{Escape}{Enter}");
  expect(onKeyDown).toHaveBeenLastCalledWith(expect.objectContaining({ key: "Enter" }));
});

test("Tab never opens the dialog", async () => {
  const onCreate = vi.fn();
  const { input, user } = setUp({ onCreate });
  await user.type(input, "5465");
  await user.tab();
  expect(onCreate).not.toHaveBeenCalled();
});

test("the arrows go around, past 'Skapa nytt konto'", async () => {
  const { input, user } = setUp({ onCreate: vi.fn() });
  await user.type(input, "19{ArrowUp}");
  expect(screen.getByRole("option", { selected: true }).textContent).toContain("Skapa nytt konto");
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("1910Kassa");
});

test("the field names the list and the highlighted suggestion to screen readers", async () => {
  const { input, user } = setUp();
  expect(input.getAttribute("aria-expanded")).toBe("false");
  await user.type(input, "19");
  expect(input.getAttribute("aria-expanded")).toBe("true");
  const active = input.getAttribute("aria-activedescendant") ?? "";
  expect(document.getElementById(active)?.textContent).toBe("1910Kassa");
  expect(screen.getByRole("listbox").id).toBe(input.getAttribute("aria-controls"));
});

test("a click takes a suggestion", async () => {
  const { told, input, user } = setUp();
  await user.type(input, "19");
  await user.click(screen.getByText("Företagskonto"));
  expect(told).toHaveBeenLastCalledWith("1930", PLAN.accounts2[1]);
});
