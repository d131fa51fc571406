import { expect, test } from "vitest";
import { decryptPending, encryptPending, SIGN_IN_SECONDS } from "./sign-in-state.ts";

const key = new Uint8Array(32).fill(3);
const now = new Date("2026-03-14T12:00:00Z");
const pending = {
  state: "s",
  nonce: "n",
  verifier: "v",
  redirectUri: "https://x/login/code",
  returnUrl: "/a",
};

test("comes back as it went, for ten minutes", async () => {
  const sealed = await encryptPending(key, pending, now);
  expect(await decryptPending(key, sealed, now)).toMatchObject(pending);
  expect(await decryptPending(key, sealed, new Date(now.getTime() + SIGN_IN_SECONDS * 1000))).toBeUndefined();
});

test("cannot be read or made by the browser", async () => {
  const sealed = await encryptPending(key, pending, now);
  expect(Buffer.from(sealed.split(".")[3] ?? "", "base64url").toString()).not.toContain("login");
  expect(await decryptPending(new Uint8Array(32), sealed, now)).toBeUndefined();
  expect(await decryptPending(key, "made.up", now)).toBeUndefined();
});
