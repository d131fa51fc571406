import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CreateAccountDialog } from "./create-account-dialog.tsx";

const save = vi.fn();
vi.mock("./use-save-new-account.ts", () => ({ useSaveNewAccount: () => ({ save }) }));

test("a name that is too long is refused at its field, and stays as it was typed", () => {
  const onType = vi.fn();
  const long = "x".repeat(401);
  render(
    <MantineProvider env="test">
      <CreateAccountDialog
        typed={{ number: "1940", name: long }}
        accounts={new Map()}
        onType={onType}
        onClose={vi.fn()}
        onCreated={vi.fn()}
      />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Ok" }));
  expect(screen.getByText("Namnet får ha högst 400 tecken, och har 401")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Kontonamn").value).toBe(long);
  expect([save.mock.calls, onType.mock.calls]).toEqual([[], []]);
});
