import { emptyRecipient } from "@huvudbok/core/company";
import { expect, test } from "vitest";
import { readForm } from "../../data/unfinished/form-format.ts";
import { COMPANY_FORMAT, changedFields } from "./kept-company.ts";

const SAVED = { ...emptyRecipient(), name: "Alm AB", phone: "1" };

test("only what somebody has changed is kept, so that nobody else's change is taken back", () => {
  expect(changedFields(SAVED, { ...SAVED })).toBeUndefined();
  expect(changedFields(SAVED, { ...SAVED, phone: "2", city: "Ystad" })).toEqual({
    phone: "2",
    city: "Ystad",
  });
});

test.each([
  [{ phone: "2" }, "read"],
  [{}, "read"],
  [{ phone: 2 }, "unreadable"],
  [{ companyType: "XX" }, "unreadable"],
  ["Alm AB", "unreadable"],
])("%j is %s", (content, status) => {
  expect(readForm(COMPANY_FORMAT, { version: 1, content }).status).toBe(status);
});
