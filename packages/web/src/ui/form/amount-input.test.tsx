import { type Ore, ore } from "@huvudbok/core/money";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { AmountInput, type AmountInputProps } from "./amount-input.tsx";

type Options = Partial<Omit<AmountInputProps, "value" | "onCommit">>;

/** A field whose page stores what the field reports. */
function Field({
  first,
  told,
  ...options
}: Options & { first?: Ore; told: (amount: Ore | undefined) => void }) {
  const [value, setValue] = useState(first);
  return (
    <MantineProvider env="test">
      <AmountInput
        {...options}
        aria-label="Belopp"
        value={value}
        onCommit={(amount) => {
          told(amount);
          setValue(amount);
        }}
      />
      <button type="button" onClick={() => setValue(ore(700))}>
        Annat belopp
      </button>
    </MantineProvider>
  );
}

function setUp(options: Options & { first?: Ore } = {}) {
  const told = vi.fn<(amount: Ore | undefined) => void>();
  render(<Field told={told} {...options} />);
  const input = screen.getByLabelText<HTMLInputElement>("Belopp");
  return { told, input, user: userEvent.setup() };
}

test.each([
  ["1234,5", 123450, "1\u00A0234,50"],
  ["100+25%", 12500, "125,00"],
  ["=99+49", 14800, "148,00"],
  ["1.234,56", 123456, "1\u00A0234,56"],
])("%s is %i öre when the field is left", async (typed, amount, shown) => {
  const { told, input, user } = setUp();
  await user.type(input, typed);
  await user.tab();
  expect(told).toHaveBeenLastCalledWith(amount);
  expect(input.value).toBe(shown);
});

test("arithmetic is worked out while one types; a plain amount needs no such help", async () => {
  const { input, user } = setUp();
  await user.type(input, "250*3");
  expect(screen.getByText("= 750,00")).toBeDefined();
  await user.clear(input);
  await user.type(input, "750");
  expect(screen.queryByText(/^=/)).toBeNull();
  await user.type(input, ",123");
  expect(screen.getByText("= 750,12")).toBeDefined();
});

test.each([
  [false, "7,00"],
  [true, "12"],
])("a value from elsewhere comes while one types: kept is %s", async (keepsTyped, shown) => {
  function Page() {
    const [typed, setTyped] = useState<string>();
    return <Field told={() => undefined} keepsTyped={keepsTyped} typed={typed} onTyped={setTyped} />;
  }
  render(<Page />);
  const input = screen.getByLabelText<HTMLInputElement>("Belopp");
  await userEvent.type(input, "12");
  fireEvent.click(screen.getByText("Annat belopp"));
  expect(input.value).toBe(shown);
});

test("what cannot be read stays, is told, and keeps the focus on Enter", async () => {
  const onInvalid = vi.fn();
  const onKeyDown = vi.fn();
  const { told, input, user } = setUp({ first: ore(500), onInvalid, onKeyDown });
  await user.clear(input);
  await user.type(input, "12a");
  onKeyDown.mockClear();
  await user.keyboard("{Enter}");
  expect(screen.getByText("Ogiltigt belopp")).toBeDefined();
  expect(onInvalid).toHaveBeenCalledOnce();
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
  expect(input.value).toBe("12a");
  expect(document.activeElement).toBe(input);
});

test("an unknown currency is explained at the field (PG39)", async () => {
  const { input, user } = setUp();
  await user.type(input, "100 XYZ");
  await user.tab();
  expect(screen.getByText("Currency not found")).toBeDefined();
});

test.each(["{Enter}", "{Tab}", "="])("the suggested amount is taken by %s", async (key) => {
  const { told, input, user } = setUp({ suggestion: ore(124900) });
  expect(input.placeholder).toBe("1\u00A0249,00");
  await user.click(input);
  await user.keyboard(key);
  expect(told).toHaveBeenCalledWith(124900);
});

test("going back takes no suggestion", async () => {
  const { told, input, user } = setUp({ suggestion: ore(124900) });
  await user.click(input);
  await user.tab({ shift: true });
  expect(told).not.toHaveBeenCalledWith(124900);
});

test("a negative amount moves away and leaves the field empty", async () => {
  const onNegative = vi.fn();
  const { told, input, user } = setUp({ onNegative });
  await user.type(input, "-50");
  await user.tab();
  expect(onNegative).toHaveBeenCalledWith(-5000, undefined);
  expect(told).not.toHaveBeenCalledWith(-5000);
  expect(input.value).toBe("");
});

test("an amount that changes elsewhere comes into the field", async () => {
  const { input, user } = setUp({ first: ore(500) });
  await user.click(screen.getByText("Annat belopp"));
  expect(input.value).toBe("7,00");
});

test("an emptied field has no amount", async () => {
  const { told, input, user } = setUp({ first: ore(500) });
  await user.clear(input);
  await user.tab();
  expect(told).toHaveBeenLastCalledWith(undefined);
});

test("what the page makes of an amount is shown, also when it is the amount that stood there", async () => {
  const told = vi.fn<(amount: Ore | undefined) => void>();
  render(
    <MantineProvider env="test">
      <AmountInput aria-label="Belopp" value={ore(1000_00)} onCommit={told} />
    </MantineProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Belopp");
  const user = userEvent.setup();
  await user.clear(input);
  await user.type(input, "1250");
  await user.tab();
  expect(told.mock.calls[0]?.[0]).toBe(1250_00);
  expect(input.value).toBe("1\u00A0000,00");
});
