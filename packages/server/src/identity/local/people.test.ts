import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPeople } from "./people.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-people-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the e-mail address tells who it is, however it is written", async () => {
  const people = await openPeople(folder);
  const first = await people.enter(" Anna ", "anna@example.se");
  const again = await people.enter("Anna Andersson", " ANNA@example.se ");
  expect(first.ok && again.ok && first.value.id === again.value.id).toBe(true);
  expect(people.list()).toMatchObject([{ name: "Anna Andersson", email: "anna@example.se" }]);
});

test("people are remembered, the latest first, for the owner of the folder only", async () => {
  const people = await openPeople(folder);
  await Promise.all([people.enter("Anna", "anna@example.se"), people.enter("Bo", "bo@example.se")]);
  expect((await openPeople(folder)).list().map(({ name }) => name)).toEqual(["Bo", "Anna"]);
  expect((await stat(join(folder, "local-people.json"))).mode & 0o777).toBe(0o600);
});

test.each([
  [" ", "a@b.se", "name-missing"],
  ["A", " ", "email-missing"],
  ["A", "a@b", "email-invalid"],
  ["A", "a b@c.se", "email-invalid"],
  ["A", "a@@b.se", "email-invalid"],
  ["A", `${"a".repeat(250)}@b.se`, "email-invalid"],
])("refuses %j %j", async (name, email, error) => {
  expect(await (await openPeople(folder)).enter(name, email)).toEqual({ ok: false, error });
});

test("a damaged file stops the start instead of forgetting everybody", async () => {
  await writeFile(join(folder, "local-people.json"), "{");
  await expect(openPeople(folder)).rejects.toThrow("local-people.json");
});

test("somebody who could not be written down is not remembered, and those who come later are", async () => {
  const people = await openPeople(folder);
  await mkdir(join(folder, "local-people.json.new"));
  await expect(people.enter("Anna", "anna@example.se")).rejects.toThrow("EISDIR");
  expect(people.list()).toEqual([]);
  await rm(join(folder, "local-people.json.new"), { recursive: true });
  await Promise.all([people.enter("Bo", "bo@example.se"), people.enter("Cia", "cia@example.se")]);
  expect((await openPeople(folder)).list().map(({ name }) => name)).toEqual(["Cia", "Bo"]);
});
