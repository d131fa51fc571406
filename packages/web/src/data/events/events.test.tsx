import { beforeEach, expect, test, vi } from "vitest";
import { FakeFetch, signInOf } from "../../../test/fake-fetch.ts";
import { writeSignIn } from "../sign-in/stored-sign-in.ts";
import { listenToEvents } from "./events.ts";
import { broadcast, isTabOpen, onBroadcast, type TabMessage, tabId } from "./tabs.ts";

let server: FakeFetch;
let received: string[];

beforeEach(() => {
  vi.stubGlobal("__API_BASE__", "");
  server = new FakeFetch();
  vi.stubGlobal("fetch", server.fetch);
  vi.spyOn(Math, "random").mockReturnValue(0);
  writeSignIn(signInOf("eva"));
  received = [];
});

function listen() {
  return listenToEvents({
    userId: "eva",
    onDocument: ({ key, etag }) => received.push(`${key} ${etag}`),
    onConnect: () => received.push("connected"),
  });
}

test("hears events, and comes back when the connection ends or fails", async () => {
  const answers = [
    () => new Response('data: {"key":"a","etag":"1"}\n\n'),
    () => Response.error(),
    () => new Response('data: {"key":"b","etag":"2"}\n\n'),
  ];
  server.instead = (_, path) => (path === "/api/events" ? answers.shift()?.() : undefined);
  const stop = listen();
  await expect.poll(() => received).toEqual(["connected", "a 1", "connected", "b 2"]);
  stop();
  const calls = server.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(server.calls.length).toBe(calls);
});

test("without sign-in it stays silent", async () => {
  server.instead = () => new Response("", { status: 401 });
  listen();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(server.calls).toEqual(["GET /api/events"]);
});

test("tabs hear each other, and nothing that has another form", async () => {
  const messages: TabMessage[] = [];
  const stop = onBroadcast((message) => messages.push(message));
  const other = new BroadcastChannel("huvudbok");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  const post = (message: unknown) => other.postMessage(message);
  post({ type: "nonsense" });
  post({ type: "documents", userId: "eva", documents: [{ key: "a", etag: "1" }] });
  await expect.poll(() => messages).toHaveLength(1);
  const received: unknown[] = [];
  other.addEventListener("message", ({ data }) => received.push(data));
  broadcast({ type: "signOut" });
  await expect.poll(() => received).toEqual([{ type: "signOut" }]);
  stop();
  other.close();
});

test("a tab does not take itself for another one", async () => {
  expect(await isTabOpen(tabId)).toBe(false);
  expect(await isTabOpen("another")).toBe(false);
});
