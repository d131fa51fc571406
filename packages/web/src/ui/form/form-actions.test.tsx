import { MantineProvider, TextInput } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { FormActions } from "./form-actions.tsx";

function Form({ onSave }: { readonly onSave: () => void }) {
  const [name, setName] = useState("");
  const [isTried, setIsTried] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <TextInput label="Telefon" />
      <TextInput
        label="Namn"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isTried && name === "" ? "Namn saknas" : undefined}
      />
      <FormActions
        label="Spara"
        disabled={name === ""}
        hint="1 fält kvar"
        onRefused={() => setIsTried(true)}
        cancel={() => undefined}
      />
    </form>
  );
}

function show() {
  const onSave = vi.fn();
  render(
    <MantineProvider env="test">
      <Form onSave={onSave} />
    </MantineProvider>,
  );
  return onSave;
}

test.each([
  ["Enter in a field", { key: "Enter" }],
  ["Ctrl+S", { key: "s", ctrlKey: true }],
])(
  "%s while the form is not ready shows what is wrong, and the first wrong field gets the focus",
  (_name, key) => {
    const onSave = show();
    const phone = screen.getByLabelText("Telefon");
    phone.focus();
    fireEvent.keyDown(phone, key);
    expect(screen.getByText("Namn saknas")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("Namn"));
    expect(onSave).not.toHaveBeenCalled();
  },
);

test("Ctrl+S saves a form that is ready", () => {
  const onSave = show();
  fireEvent.change(screen.getByLabelText("Namn"), { target: { value: "Havtorn" } });
  fireEvent.keyDown(screen.getByLabelText("Namn"), { key: "s", ctrlKey: true });
  expect(onSave).toHaveBeenCalledOnce();
});
