import { expect, test } from "vitest";
import type { Session } from "../store.ts";
import { sessionCache } from "./session-cache.ts";

const user = { id: "u", issuer: "i", subject: "s", name: "Eva", email: "", picture: "", tier: 0 };
const session: Session = { id: "a", user, createdAt: new Date(0), lastSeenAt: new Date(0) };

test("a session that was found is given for a second, and by no clock that goes backwards", async () => {
  const cache = sessionCache();
  expect(cache.get("a", 1000)).toBeUndefined();
  expect(await cache.find("a", 1000, async () => session)).toBe(session);
  expect([999, 1000, 1999, 2000].map((now) => cache.get("a", now))).toEqual([
    undefined,
    session,
    session,
    undefined,
  ]);
});

test("one that is not there is not remembered", async () => {
  const cache = sessionCache();
  expect(await cache.find("b", 0, async () => undefined)).toBeUndefined();
  expect(cache.get("b", 0)).toBeUndefined();
});

test("one that is ended is forgotten, also when it was being looked up", async () => {
  const cache = sessionCache();
  await cache.find("a", 0, async () => session);
  cache.remove("a");
  expect(cache.get("a", 0)).toBeUndefined();
  const looked = Promise.withResolvers<Session>();
  const finding = cache.find("a", 0, () => looked.promise);
  cache.remove("a");
  looked.resolve(session);
  await finding;
  expect(cache.get("a", 0)).toBeUndefined();
});
