import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { CreateAccountDialog } from "./create-account-dialog.tsx";

const save = vi.fn();
const BAS = new Map([
  [4515, { name: "Inköp av varor från annat EU-land", type: "cost", taxCode: 20 }],
  [4516, { name: "Inköp av varor från annat EU-land, 12 %", type: "cost", taxCode: 20 }],
  [5410, { name: "Förbrukningsinventarier", type: "cost", sru: 7513 }],
  [5411, { name: "Förbrukningsinventarier, moms", type: "cost", taxCode: 48, sru: 7513 }],
]);
let bas: { known: ReadonlyMap<number, unknown>; isLoading: boolean };
vi.mock("./use-known-accounts.ts", () => ({ useKnownAccounts: () => bas }));
beforeEach(() => {
  save.mockReset();
  bas = { known: BAS, isLoading: false };
});

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

/** The dialog in a form that keeps what is typed. */
function Dialog({ number, name = "" }: { readonly number: string; readonly name?: string }) {
  const [typed, setTyped] = useState({ number, name });
  return (
    <MantineProvider env="test">
      <CreateAccountDialog
        typed={typed}
        accounts={new Map()}
        onType={(fields) => setTyped((before) => ({ ...before, ...fields }))}
        onClose={vi.fn()}
        onCreated={vi.fn()}
      />
    </MantineProvider>
  );
}

const nameField = () => screen.getByLabelText<HTMLInputElement>("Kontonamn");
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("a number of BAS fills in its name, and gives the account its tax code", () => {
  render(<Dialog number="4515" />);
  expect(nameField().value).toBe("Inköp av varor från annat EU-land");
  expect(nameField().selectionEnd).toBe(nameField().value.length);
  expect(nameField().selectionStart).toBe(0);
  expect(screen.getByText("Kontot får Momstyp 20, som i BAS.")).toBeDefined();
  type("Kontonummer", "4516");
  expect(nameField().value).toBe("Inköp av varor från annat EU-land, 12 %");
  fireEvent.click(screen.getByRole("button", { name: "Ok" }));
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: 4516, taxCode: 20 }));
});

test("a name of one's own stays, and can be emptied", () => {
  render(<Dialog number="4515" name="Tyg från Polen" />);
  expect(nameField().value).toBe("Tyg från Polen");
  type("Kontonamn", "");
  expect(nameField().value).toBe("");
  type("Kontonamn", "Tyg");
  type("Kontonummer", "4019");
  expect(nameField().value).toBe("Tyg");
  fireEvent.click(screen.getByRole("button", { name: "Ok" }));
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty("taxCode");
});

test.each([
  ["5410", "Kontot får SRU 7513, som i BAS.", { sru: 7513 }],
  ["5411", "Kontot får Momstyp 48 och SRU 7513, som i BAS.", { taxCode: 48, sru: 7513 }],
])(
  "TX17: a number of BAS, %s, gives the account its code in the tax return, and says so",
  (number, text, codes) => {
    render(<Dialog number={number} />);
    expect(screen.getByText(text)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Ok" }));
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: Number(number), ...codes }));
  },
);

test("TX17: a number that BAS lacks gives it none", () => {
  render(<Dialog number="5419" name="Eget" />);
  expect(screen.queryByText(/^Kontot får/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Ok" }));
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty("sru");
});

test("TX17: an account that is typed before BAS has come waits for its codes, and is saved once", () => {
  bas = { known: new Map(), isLoading: true };
  const { rerender } = render(<Dialog number="5411" name="Stolar" />);
  fireEvent.click(screen.getByRole("button", { name: "Ok" }));
  fireEvent.click(screen.getByRole("button", { name: "Ok" }));
  expect(save).not.toHaveBeenCalled();
  screen.getByText("Hämtar det som BAS säger om kontot");
  bas = { known: BAS, isLoading: false };
  rerender(<Dialog number="5411" name="Stolar" />);
  expect(save.mock.calls).toEqual([[expect.objectContaining({ name: "Stolar", taxCode: 48, sru: 7513 })]]);
  rerender(<Dialog number="5411" name="Stolar" />);
  expect(save).toHaveBeenCalledTimes(1);
});

test("where BAS cannot be had the account has none, which is no error", () => {
  bas = { known: new Map(), isLoading: true };
  const { rerender } = render(<Dialog number="5411" name="Stolar" />);
  fireEvent.click(screen.getByRole("button", { name: "Ok" }));
  bas = { known: new Map(), isLoading: false };
  rerender(<Dialog number="5411" name="Stolar" />);
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty("sru");
});
