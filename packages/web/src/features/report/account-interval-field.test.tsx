import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { AccountIntervalField } from "./account-interval-field.tsx";

function show(value: string) {
  const onChange = vi.fn<(text: string) => void>();
  render(
    <MantineProvider env="test">
      <AccountIntervalField value={value} onChange={onChange} />
    </MantineProvider>,
  );
  return { onChange, field: screen.getByRole<HTMLInputElement>("textbox", { name: "Konton" }) };
}

test("AP12: what is typed is taken by Enter, and the whole is shown", async () => {
  const { onChange, field } = show("");
  await userEvent.type(field, "19{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("19");
});

test("AP12: the address says it in short, the field in full", () => {
  expect(show("19").field.value).toBe("1900–1999");
});

test("AP12: an emptied field is all accounts", async () => {
  const { onChange, field } = show("1910-1940");
  await userEvent.clear(field);
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith("");
});

test("AP12: what is no interval is told when it is left, and nothing is taken", async () => {
  const { onChange, field } = show("");
  await userEvent.type(field, "1940-1910");
  expect(screen.queryByText(/^Skriv ett konto/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(/^Skriv ett konto/)).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

test("AP12: one in the address that cannot be read is told at once", () => {
  expect(show("konto").field.value).toBe("konto");
  expect(screen.getByText(/^Skriv ett konto/)).toBeDefined();
});
