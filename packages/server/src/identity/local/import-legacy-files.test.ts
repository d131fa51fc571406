import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openThreadlessStore } from "../../../test/threadless-store.ts";
import type { LocalSignInStore } from "../../store/people/people-interface.ts";
import { importLegacyFiles } from "./import-legacy-files.ts";

const PEOPLE = [
  { id: "bo", name: "Bo", email: "bo@example.se" },
  { id: "anna", name: "Anna", email: "anna@example.se" },
];
const PASSKEYS = {
  link: { hash: "h", expires: "2099-01-01T00:00:00.000Z" },
  passkeys: [
    {
      id: "k",
      publicKey: "p",
      counter: 4,
      userHandle: "h",
      personId: "anna",
      created: "2025-06-10T10:00:00.000Z",
    },
  ],
};

let folder: string;
let store: LocalSignInStore;
let close: () => Promise<void>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-people-"));
  const opened = await openThreadlessStore(folder, () => new Date());
  store = opened.local;
  close = () => opened.close();
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const keep = async (name: string, content: unknown): Promise<string> => {
  const text = JSON.stringify(content);
  await writeFile(join(folder, name), text);
  return text;
};
const filesHere = async () => (await readdir(folder)).filter((name) => name.startsWith("local-")).toSorted();

test("ID3: people and passkeys are taken over in their order, and the files are set aside as they were", async () => {
  const text = await keep("local-people.json", PEOPLE);
  await keep("local-passkeys.json", PASSKEYS);
  await importLegacyFiles(folder, store.people);
  expect(await store.people.list()).toEqual(PEOPLE);
  expect(await store.passkeys.find("k")).toEqual({
    passkey: { id: "k", publicKey: "p", counter: 4, userHandle: "h" },
    person: PEOPLE[1],
  });
  const names = await filesHere();
  expect(names.map((name) => name.replace(/[0-9a-f]{8}/, "*"))).toEqual([
    "local-passkeys.read-in-*.json",
    "local-people.read-in-*.json",
  ]);
  expect(await readFile(join(folder, names[1] ?? ""), "utf8")).toBe(text);
});

test("ID3: a stop before the files are set aside, and two processes at once, change nothing more", async () => {
  await keep("local-people.json", PEOPLE);
  await keep("local-passkeys.json", PASSKEYS);
  await Promise.all([importLegacyFiles(folder, store.people), importLegacyFiles(folder, store.people)]);
  await store.people.upsert({ name: "Anna Ek", email: "anna@example.se" });
  await store.passkeys.count("k", 9);
  await keep("local-people.json", PEOPLE);
  await keep("local-passkeys.json", PASSKEYS);
  await importLegacyFiles(folder, store.people);
  expect((await store.people.list()).map(({ id, name }) => [id, name])).toEqual([
    ["anna", "Anna Ek"],
    ["bo", "Bo"],
  ]);
  expect((await store.passkeys.find("k"))?.passkey.counter).toBe(9);
  expect(await filesHere()).toHaveLength(2);
});

test("without files nothing is read in", async () => {
  await importLegacyFiles(folder, store.people);
  expect(await store.people.list()).toEqual([]);
});

test.each([["local-people"], ["local-passkeys"]])(
  "a damaged %s stops the start, and nothing is taken over",
  async (name) => {
    await keep("local-people.json", PEOPLE);
    await keep("local-passkeys.json", PASSKEYS);
    await writeFile(join(folder, `${name}.json`), "{");
    await expect(importLegacyFiles(folder, store.people)).rejects.toThrow(`${name}.json`);
    expect(await store.people.list()).toEqual([]);
    expect(await filesHere()).toEqual(["local-passkeys.json", "local-people.json"]);
  },
);
