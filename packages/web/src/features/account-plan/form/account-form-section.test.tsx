import { newAccount } from "@huvudbok/core/account-plan";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { AccountFormContent } from "./account-form-content.ts";
import { AccountFormSection } from "./account-form-section.tsx";

const BANK = newAccount(1930, "Bank");

function formOf(
  edited: typeof BANK,
  onSave: () => void,
  stored: { content?: AccountFormContent | undefined },
) {
  const unfinished = {
    state: "mine" as const,
    read: () => stored.content,
    keep: (content: AccountFormContent | undefined) => {
      stored.content = content;
    },
  };
  return (
    <MantineProvider env="test">
      <AccountFormSection
        unfinished={unfinished}
        edited={edited}
        accounts={[edited]}
        vatBoxes={new Map()}
        onSave={onSave}
        onCancel={() => undefined}
      />
    </MantineProvider>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>("Kontonamn");
const others = { ...BANK, name: "Checkkonto", sru: 7281 };

test("an account whose name both have changed is not saved before one has chosen", () => {
  const onSave = vi.fn();
  const { rerender } = render(formOf(BANK, onSave, {}));
  fireEvent.change(name(), { target: { value: "Kassan" } });
  rerender(formOf(others, onSave, {}));
  expect(name().value).toBe("Kassan");
  expect(screen.getByLabelText<HTMLInputElement>("SRU (frivilligt)").value).toBe("7281");
  fireEvent.submit(screen.getByRole("form"));
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Behåll mitt: Kontonamn" }));
  fireEvent.submit(screen.getByRole("form"));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...others, name: "Kassan" });
});

test("a form of another day shows the name that was saved meanwhile, and takes it", () => {
  render(formOf(others, vi.fn(), { content: { typed: { name: "Kassan" }, known: { name: ["Bank"] } } }));
  expect(screen.getByText("Sparat är nu: Checkkonto")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Ta det sparade: Kontonamn" }));
  expect(name().value).toBe("Checkkonto");
});
