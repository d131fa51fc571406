import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openThreadlessStore } from "../../../test/threadless-store.ts";
import { stateAdapter } from "./state-adapter.ts";

let folder: string;
let make: ReturnType<typeof stateAdapter>;
let close: () => Promise<void>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-state-"));
  const nearby = await openThreadlessStore(folder, () => new Date());
  make = stateAdapter(nearby.local.state);
  close = () => nearby.close();
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

test("what is kept is found by its id and uid, as it was, until it is over or gone", async () => {
  const sessions = make("Session");
  await sessions.upsert("s", { uid: "u", accountId: "å" }, 60);
  expect(await sessions.find("s")).toEqual({ uid: "u", accountId: "å" });
  expect(await sessions.findByUid("u")).toEqual({ uid: "u", accountId: "å" });
  expect(await make("Interaction").find("s")).toBeUndefined();
  expect(await sessions.findByUserCode("u")).toBeUndefined();
  await sessions.destroy("s");
  expect(await sessions.find("s")).toBeUndefined();
  await sessions.upsert("over", { uid: "u" }, -1);
  expect(await sessions.find("over")).toBeUndefined();
});

test("ID2: a code that is handed in twice at once works once", async () => {
  const codes = make("AuthorizationCode");
  await codes.upsert("c", { grantId: "g" }, 60);
  const used = await Promise.allSettled([codes.consume("c"), codes.consume("c")]);
  expect(used.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "fulfilled",
    "rejected",
  ]);
  expect(await codes.find("c")).toEqual({ grantId: "g", consumed: expect.any(Number) });
  await codes.revokeByGrantId("g");
  expect(await codes.find("c")).toBeUndefined();
});

test("an id that no database takes is nobody's", async () => {
  expect(await make("AuthorizationCode").find("\0")).toBeUndefined();
  expect(await make("Session").findByUid("\0")).toBeUndefined();
});
