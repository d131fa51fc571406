import { newAccount } from "@huvudbok/core/account-plan";
import { expect, test } from "vitest";
import { quarantineName, readForm, type UnfinishedRecord } from "../../../data/unfinished/form-format.ts";
import {
  ACCOUNT_FORMAT,
  keepNameInForm,
  settledAccounts,
  unfinishedAccounts,
} from "./account-form-content.ts";

const BANK = newAccount(1930, "Bank");

function record(form: string, content: unknown, fiscalYearId = "year"): UnfinishedRecord {
  return { fiscalYearId, form, version: 1, writtenAt: 1, tabId: "tab", content };
}

test.each([
  [{ number: "6971", name: "Fika" }, "read"],
  [{}, "read"],
  [{ number: 6971 }, "unreadable"],
  [{ active: "ja" }, "unreadable"],
  ["6971", "unreadable"],
])("%j is %s", (content, status) => {
  expect(readForm(ACCOUNT_FORMAT, { version: 1, content }).status).toBe(status);
  expect(readForm(ACCOUNT_FORMAT, { version: 2, content: { typed: content, known: {} } }).status).toBe(
    status,
  );
});

test.each([
  ["a new account", record("account new", { number: "6971", name: "Fika" }), ["new", "6971 Fika"]],
  ["a new one without a number yet", record("account new", { name: "Fika" }), ["new", "Fika"]],
  ["a change", record("account 1930", { name: "Banken" }), [BANK, "1930 Banken"]],
  ["a change of an account that has gone", record("account 1940", { sru: "7281" }), [undefined, "1940"]],
])("%s is offered", (_name, kept, [about, name]) => {
  expect(unfinishedAccounts([kept], "year", [BANK])).toEqual([{ record: kept, about, name }]);
});

test("a name that was typed in the chart joins what is begun of the account", () => {
  let kept: unknown;
  const forms = {
    read: () => record("account 1930", { sru: "7281" }),
    write: (place: unknown, content: unknown) => {
      kept = [place, content];
    },
  };
  const place = { fiscalYearId: "year", account: BANK };
  keepNameInForm(forms, place, { known: ["Bank"], typed: "Banken" });
  expect(kept).toEqual([
    { fiscalYearId: "year", form: "account 1930" },
    {
      version: 2,
      content: { typed: { sru: "7281", name: "Banken" }, known: { name: ["Bank"] } },
    },
  ]);
});

test.each([
  ["of another year", record("account new", { number: "6971" }, "other")],
  ["another form", record("accounts", { number: "6971" })],
  ["what cannot be read", record("account new", { number: 6971 })],
  ["what was put aside", record(quarantineName("account new"), { number: "6971" })],
])("%s is not", (_name, kept) => {
  expect(unfinishedAccounts([kept], "year", [BANK])).toEqual([]);
});

test.each([
  ["a new account", record("account new", { number: "1930", name: "Bank " }), true],
  ["a change", record("account 1930", { name: "Bank" }), true],
  ["a new account with another name", record("account new", { number: "1930", name: "Kassa" }), false],
  ["a new account that is not in the chart", record("account new", { number: "6971" }), false],
  ["another change", record("account 1930", { name: "Bank", sru: "7281" }), false],
  ["a change of an account that has gone", record("account 1940", { name: "Bank" }), false],
])("%s is done when the chart has it as it was typed", (_name, kept, isDone) => {
  expect(settledAccounts([kept], "year", [BANK])).toEqual(isDone ? [kept] : []);
});
