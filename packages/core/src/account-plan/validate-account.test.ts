import { expect, test } from "vitest";
import type { Account } from "./account-plan.ts";
import { newAccount } from "./new-account.ts";
import {
  accountForm,
  accountFormErrorText,
  accountNameError,
  formOfAccount,
  validateAccount,
} from "./validate-account.ts";

const bank: Account = { ...newAccount(1930, "Företagskonto"), sru: 7281, taxCode: 5 };
const filled = { ...accountForm(), number: "1940", name: " Bank " };

test("a filled form makes an account", () => {
  expect(validateAccount(filled, [bank])).toEqual({
    ok: true,
    value: { id: 1940, name: "Bank", type: "asset", active: true },
  });
  expect(validateAccount({ ...filled, sru: "7281", taxCode: " 48 ", active: false }, [bank])).toMatchObject({
    value: { sru: 7281, taxCode: 48, active: false },
  });
});

test("an edited account keeps its number and type", () => {
  const edited: Account = { ...bank, type: "liability" };
  const form = { ...formOfAccount(edited), number: "1", name: "Checkkredit", sru: "" };
  expect(validateAccount(form, [edited], edited)).toEqual({
    ok: true,
    value: { id: 1930, name: "Checkkredit", type: "liability", active: true, taxCode: 5 },
  });
  expect(formOfAccount(newAccount(1940))).toEqual({ ...accountForm(), number: "1940", name: "Nytt konto" });
});

test.each([
  [{ number: "" }, "Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999"],
  [{ number: "999" }, "Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999"],
  [{ number: "10000" }, "Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999"],
  [{ number: "19a0" }, "Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999"],
  [{ number: "1930" }, "Kontot Företagskonto finns redan"],
  [{ name: " " }, "Du måste ange namn"],
  [{ name: "x".repeat(401) }, "Namnet får ha högst 400 tecken, och har 401"],
  [{ sru: "999" }, "SRU måste vara ett giltigt nummer mellan 1000 och 9999"],
  [{ sru: "10000" }, "SRU måste vara ett giltigt nummer mellan 1000 och 9999"],
  [{ sru: "x" }, "SRU måste vara ett giltigt nummer mellan 1000 och 9999"],
  [{ taxCode: "0" }, "Momstyp måste vara en ruta i momsrapporten"],
  [{ taxCode: "100" }, "Momstyp måste vara en ruta i momsrapporten"],
])("%j is refused", (fields, text) => {
  const result = validateAccount({ ...filled, ...fields }, [bank]);
  expect(result.ok ? [] : result.error.map(accountFormErrorText)).toEqual([text]);
});

test("blanks around a name are not counted", () => {
  expect(validateAccount({ ...filled, name: ` ${"x".repeat(400)} ` }, [bank]).ok).toBe(true);
  expect(accountNameError("x".repeat(400))).toBeUndefined();
});

test("a name with hidden characters is refused, unless the account has it", () => {
  const form = { ...filled, name: "Ban\u200Bk" };
  const refused = validateAccount(form, [bank]);
  expect(refused.ok ? [] : refused.error.map(accountFormErrorText)).toEqual([
    "Namnet har dolda tecken. Skriv om det",
  ]);
  expect(validateAccount(form, [bank], { ...bank, name: "Ban\u200Bk" }).ok).toBe(true);
  expect(accountNameError("Ban\u200Bk", "Bank")).toMatchObject({ code: "name-hidden" });
});

test("what was typed in a picker starts the form", () => {
  expect(accountForm(" 1940 ")).toMatchObject({ number: "1940", name: "" });
  expect(accountForm(" Bank ")).toMatchObject({ number: "", name: "Bank" });
});

test("an unknown error code stops the program", () => {
  expect(() => accountFormErrorText({ code: "other" } as never)).toThrow("Unhandled case");
});
