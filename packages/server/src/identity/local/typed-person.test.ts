import { expect, test } from "vitest";
import { typedPerson } from "./typed-person.ts";

test.each([
  [" Anna ", " ANNA@Example.se ", { name: "Anna", email: "anna@example.se" }],
  ["Å".repeat(300), "a@b.se", { name: "Å".repeat(200), email: "a@b.se" }],
  ["An\u200Bna \u202E", "a@b.se", { name: "Anna", email: "a@b.se" }],
  [`${"a".repeat(199)}😀`, "a@b.se", { name: "a".repeat(199), email: "a@b.se" }],
])("tidies %j %j", (name, email, value) => {
  expect(typedPerson(name, email)).toEqual({ ok: true, value });
});

test.each([
  [" ", "a@b.se", "name-missing"],
  ["A", " ", "email-missing"],
  ["A", "a@b", "email-invalid"],
  ["A", "a b@c.se", "email-invalid"],
  ["A", "a@@b.se", "email-invalid"],
  ["A", `${"a".repeat(250)}@b.se`, "email-invalid"],
  ["A\0", "a@b.se", "not-storable"],
  ["A", "a\0@b.se", "not-storable"],
  ["A\ud800", "a@b.se", "not-storable"],
])("refuses %j %j", (name, email, error) => {
  expect(typedPerson(name, email)).toEqual({ ok: false, error });
});
