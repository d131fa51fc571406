import { emptyRecipient, type Recipient } from "@huvudbok/core/company";
import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { focusedField } from "../../../test/focused-field.ts";
import { CompanyForm } from "./company-form.tsx";
import { useCompanyForm } from "./use-company-form.ts";

const HAVTORN: Recipient = {
  ...emptyRecipient(),
  name: "Havtorn Keramik AB",
  companyType: "AB",
  organizationNumber: "556677-8899",
  reference: "Anna Andersson",
  phone: "0431-555 01 20",
  email: "anna@example.se",
  address: "Verkstadsgatan 4",
  zipCode: "262 32",
  city: "Ängelholm",
};

const NOTHING_KEPT = { read: () => undefined, keep: () => undefined };

function Page({ recipient, onSave }: { readonly recipient: Recipient; readonly onSave: () => void }) {
  return <CompanyForm form={useCompanyForm(recipient, NOTHING_KEPT)} onSave={onSave} />;
}

function show(fields: Partial<Recipient>) {
  const onSave = vi.fn();
  render(
    <MantineProvider env="test">
      <Page recipient={{ ...HAVTORN, ...fields }} onSave={onSave} />
    </MantineProvider>,
  );
  return onSave;
}

function press(label: string, key: KeyboardEventInit): void {
  const field = screen.getByLabelText(label);
  act(() => field.focus());
  fireEvent.keyDown(field, key);
}

const SAVES: readonly (readonly [string, KeyboardEventInit])[] = [
  ["Enter", { key: "Enter" }],
  ["Ctrl+S", { key: "s", ctrlKey: true }],
];
const WRONG: readonly (readonly [string, Partial<Recipient>])[] = [
  ["Namn", { name: "", city: "" }],
  ["Org. nummer", { organizationNumber: "1", phone: "" }],
  ["Postnummer", { zipCode: "1" }],
  ["Gatuadress", { address: "Gatan 1\n#ORGNR 165560160680" }],
];

test.each(
  SAVES.flatMap(([name, key]) => WRONG.map(([label, fields]) => [name, label, key, fields] as const)),
)("%s in a form that cannot be saved: the focus goes to %s, which tells why", (_name, label, key, fields) => {
  const onSave = show(fields);
  press("Gatuadress", key);
  const [name, description] = focusedField();
  expect(name).toBe(label);
  expect(description).not.toBe("");
  expect(onSave).not.toHaveBeenCalled();
});

test("in the field that is wrong itself, the reason is told", async () => {
  show({ zipCode: "1" });
  press("Postnummer", { key: "Enter" });
  const [name, description] = focusedField();
  expect(name).toBe("Postnummer");
  await waitFor(() => expect(document.getElementById("announced")?.textContent).toBe(description));
});

test("a household is told why it is asked for its number, telephone and address", () => {
  show({ companyType: "PP", organizationNumber: "", phone: "" });
  screen.getByText("Skiljer dig från andra med samma namn.");
  screen.getByText("Följer med adressen om du flyttar bokföringen.");
});

test("a postal address on one line, as it is pasted, fills postal code and town", () => {
  const onSave = show({ zipCode: "", city: "" });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field("Postnummer"), { target: { value: "26232 Ängelholm" } });
  fireEvent.blur(field("Postnummer"));
  expect([field("Postnummer").value, field("Ort").value]).toEqual(["262 32", "Ängelholm"]);
  press("Ort", { key: "s", ctrlKey: true });
  expect(onSave).toHaveBeenCalledOnce();
});

test("a postal address on one line is saved from its own field too", () => {
  const onSave = show({ zipCode: "26232 Ängelholm", city: "" });
  press("Postnummer", { key: "s", ctrlKey: true });
  expect(onSave).toHaveBeenCalledOnce();
});

test("Ctrl+S saves a form that is whole", () => {
  const onSave = show({});
  press("Ort", { key: "s", ctrlKey: true });
  expect(onSave).toHaveBeenCalledOnce();
});

test("what somebody else has saved is shown where nothing is typed, and asked about where something is", () => {
  const form = (stored: Recipient) => (
    <MantineProvider env="test">
      <Page recipient={stored} onSave={vi.fn()} />
    </MantineProvider>
  );
  const { rerender } = render(form(HAVTORN));
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  fireEvent.change(screen.getByLabelText("Telefon"), { target: { value: "0431-222 22" } });
  rerender(form({ ...HAVTORN, phone: "0431-111 11", city: "Höganäs" }));
  expect([value("Telefon"), value("Ort")]).toEqual(["0431-222 22", "Höganäs"]);
  expect(screen.getByText("Sparat är nu: 0431-111 11")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Behåll mitt: Telefon" }));
  expect(screen.queryByText(/^Sparat är nu/)).toBeNull();
  expect(value("Telefon")).toBe("0431-222 22");
  expect(document.activeElement).toBe(screen.getByLabelText("Telefon"));
  rerender(form({ ...HAVTORN, phone: "" }));
  expect(screen.getByText("Det sparade är nu tomt.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Ta det sparade: Telefon" }));
  expect(value("Telefon")).toBe("");
});

test("what is saved is what is stored by then with what is typed, unless both have changed the same", () => {
  const { result } = renderHook(() => useCompanyForm(HAVTORN, NOTHING_KEPT));
  act(() => result.current.set("address", "Lergränd 2"));
  const merged = { ...HAVTORN, phone: "0431-111 11", address: "Lergränd 2" };
  act(() => {
    expect(result.current.mergedOnto({ ...HAVTORN, phone: "0431-111 11" })).toEqual(merged);
    expect(result.current.mergedOnto({ ...HAVTORN, address: "Storgatan 1" })).toBeUndefined();
  });
});
