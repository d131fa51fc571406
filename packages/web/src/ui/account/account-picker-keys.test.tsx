import { type Account, newAccount } from "@huvudbok/core/account-plan";
import { MantineProvider } from "@mantine/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { AccountPicker } from "./account-picker.tsx";

const ACCOUNTS = [newAccount(1910, "Kassa"), newAccount(1930, "Företagskonto")];
/** React takes some fifty renders for an endless loop when each of them requests another without waiting. */
const PRESSES = 201;

function Field() {
  const [text, setText] = useState("");
  const [highlighted, setHighlighted] = useState<Account>();
  return (
    <>
      <AccountPicker
        text={text}
        suggest={() => ACCOUNTS.map((account) => ({ account }))}
        onPick={setText}
        onHighlight={setHighlighted}
      />
      <output>{highlighted?.name}</output>
    </>
  );
}

test("an arrow key that is held down moves the highlight however fast its presses come", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() =>
    root.render(
      <MantineProvider env="test">
        <Field />
      </MantineProvider>,
    ),
  );
  const input = document.querySelector("input");
  const press = (event: Event) => flushSync(() => input?.dispatchEvent(event));
  input?.setRangeText("1");
  press(new InputEvent("input", { bubbles: true }));
  for (let pressed = 0; pressed < PRESSES; pressed += 1) {
    press(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  }
  expect(document.querySelector("output")?.textContent).toBe("Företagskonto");
  flushSync(() => root.unmount());
});
