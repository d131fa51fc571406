import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { NameCell } from "./name-cell.tsx";

function shown() {
  const onRename = vi.fn();
  render(
    <MantineProvider env="test">
      <NameCell
        number={1930}
        name="Bank"
        tabIndex={0}
        isReadOnly={false}
        onRename={onRename}
        onConflict={vi.fn()}
      />
    </MantineProvider>,
  );
  return { onRename, field: screen.getByLabelText<HTMLInputElement>("Beskrivning av konto 1930") };
}

test("a name that is too long is refused at its field, and stays as it was typed", () => {
  const { onRename, field } = shown();
  const long = "x".repeat(401);
  field.focus();
  fireEvent.change(field, { target: { value: long } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onRename).not.toHaveBeenCalled();
  expect(field.value).toBe(long);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Namnet får ha högst 400 tecken, och har 401")).toBeDefined();
  fireEvent.change(field, { target: { value: "Kassa" } });
  expect(screen.queryByText(/får ha högst/)).toBeNull();
  field.focus();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onRename).toHaveBeenCalledExactlyOnceWith("Kassa");
});

test("Escape takes a name that is too long back", () => {
  const { onRename, field } = shown();
  field.focus();
  fireEvent.change(field, { target: { value: "x".repeat(401) } });
  fireEvent.keyDown(field, { key: "Escape" });
  expect([field.value, onRename.mock.calls.length]).toEqual(["Bank", 0]);
});
