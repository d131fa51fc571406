import { expect, test } from "vitest";
import { checkedProfile } from "./checked-profile.ts";

const anna = { issuer: "i", subject: "s", name: "Anna", email: "anna@example.se", picture: "https://x/a" };

test("keeps what is in order, cuts a long name and leaves out a picture of no use", () => {
  expect(checkedProfile(anna)).toEqual({ ok: true, value: anna });
  expect(checkedProfile({ ...anna, email: "", picture: "" })).toMatchObject({ ok: true });
  const long = checkedProfile({
    ...anna,
    name: "Å".repeat(100_000),
    picture: `https://x/${"a".repeat(2000)}`,
  });
  expect(long).toEqual({ ok: true, value: { ...anna, name: "Å".repeat(200), picture: "" } });
  expect(checkedProfile({ ...anna, picture: "a\0" })).toMatchObject({ value: { picture: "" } });
});

test.each([
  [{ subject: "" }, "no-subject"],
  [{ subject: "s".repeat(256) }, "too-long"],
  [{ email: `${"a".repeat(250)}@b.se` }, "too-long"],
  [{ subject: "s\0" }, "not-storable"],
  [{ name: "An\0na" }, "not-storable"],
  [{ email: "a\0@b.se" }, "not-storable"],
  [{ name: "\udc00" }, "not-storable"],
])("refuses %j", (part, error) => {
  expect(checkedProfile({ ...anna, ...part })).toEqual({ ok: false, error });
});
