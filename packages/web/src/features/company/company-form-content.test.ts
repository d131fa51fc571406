import { expect, test } from "vitest";
import { readForm } from "../../data/unfinished/form-format.ts";
import { COMPANY_FORMAT } from "./company-form-content.ts";

const FIELDS: readonly (readonly [unknown, "read" | "unreadable"])[] = [
  [{ phone: "2" }, "read"],
  [{}, "read"],
  [{ phone: 2 }, "unreadable"],
  [{ companyType: "XX" }, "unreadable"],
  ["Alm AB", "unreadable"],
];

test.each(FIELDS)("%j is %s, as an older program kept it too", (typed, status) => {
  expect(readForm(COMPANY_FORMAT, { version: 1, content: typed }).status).toBe(status);
  expect(readForm(COMPANY_FORMAT, { version: 2, content: { typed, known: {} } }).status).toBe(status);
});
