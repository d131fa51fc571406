import "fake-indexeddb/auto";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { company, type FakeFetch, signInOf } from "../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../test/fresh-server.ts";
import { useCompanies } from "./company/company-list.ts";
import { documentClient } from "./documents/current-client.ts";
import { indexedDbCache } from "./documents/indexed-db-cache.ts";
import { storeSignIn } from "./sign-in/sign-in.ts";
import { useSyncStatus } from "./sync-status.ts";
import { useDocumentAt } from "./use-document-at.ts";

let server: FakeFetch;
let userId: string;
const SOON = { timeout: 10_000 };

beforeEach(async () => {
  server = freshServer(company(1, "Alm AB"));
  userId = await signInAnew();
});

async function start() {
  const { result } = renderHook(() => ({
    companies: useCompanies(),
    plan: useDocumentAt("accountSettings", 1, undefined),
    sync: useSyncStatus(),
  }));
  await waitFor(() => expect(result.current.companies.state).toBe("ready"));
  await waitFor(() => expect(result.current.sync.status).toBe("Sparat"));
  return result;
}

/** The server's connection for events, which ends when the server goes away. */
function serverWithEvents(goneStatus?: number) {
  const state = { isAway: false, end: () => {} };
  server.instead = (_method, path) => {
    if (state.isAway && goneStatus !== undefined) return new Response("", { status: goneStatus });
    if (state.isAway) throw new TypeError("Failed to fetch");
    if (path !== "/api/events") return undefined;
    return new Response(new ReadableStream({ start: (stream) => void (state.end = () => stream.close()) }));
  };
  return state;
}

test.each([undefined, 502, 504])(
  "a server that is away is told of although the browser has its line, and that it is back (%s)",
  async (status) => {
    const state = serverWithEvents(status);
    await storeSignIn(signInOf(`${userId}-b`));
    const result = await start();
    state.isAway = true;
    state.end();
    await waitFor(() => expect(result.current.sync.status).toBe("Ingen anslutning"), SOON);
    state.isAway = false;
    await waitFor(() => expect(result.current.sync.status).toBe("Sparat"), SOON);
  },
);

test("a browser without a line asks the server, which is away, or on the same computer", async () => {
  const state = serverWithEvents();
  await storeSignIn(signInOf(`${userId}-b`));
  const result = await start();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(result.current.sync.status).toBe("Sparat");
  state.isAway = true;
  act(() => void window.dispatchEvent(new Event("offline")));
  await waitFor(() => expect(result.current.sync.status).toBe("Ingen anslutning"), SOON);
  state.isAway = false;
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(result.current.sync.status).toBe("Sparat"), SOON);
});

const record = (requestId: string, changes: unknown[] = []) =>
  ({ requestId, tabId: "other-tab", createdAt: 1, companyId: 1, intent: "edit", changes }) as never;

test("what waits in another tab is not saved, and is sent from here when that tab is gone", async () => {
  const result = await start();
  const other = new BroadcastChannel("huvudbok");
  const cache = indexedDbCache(userId);
  await cache.writeUnsaved(record("one"));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  other.postMessage({ type: "unsaved", userId });
  await waitFor(() => expect(result.current.sync.status).toBe("Inte sparat"), SOON);
  expect(result.current.sync).toMatchObject({ waiting: 0, waitingElsewhere: 1, canRetry: true });
  const heard: unknown[] = [];
  other.addEventListener("message", ({ data }) => heard.push(data));
  await act(() => result.current.sync.retry());
  await waitFor(() => expect(result.current.sync.status).toBe("Sparat"), SOON);
  await waitFor(() => expect(heard).toContainEqual({ type: "send", userId }));
  other.close();
  cache.close();
});

test("what another tab has sent is no longer counted", async () => {
  const result = await start();
  const other = new BroadcastChannel("huvudbok");
  const cache = indexedDbCache(userId);
  await cache.writeUnsaved(record("one"));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  other.postMessage({ type: "unsaved", userId });
  await waitFor(() => expect(result.current.sync.status).toBe("Inte sparat"), SOON);
  await cache.removeUnsaved(1, "one");
  await waitFor(() => expect(result.current.sync.status).toBe("Sparat"), SOON);
  other.close();
  cache.close();
});

test("what an earlier visit left and nobody can read is not saved", async () => {
  const cache = indexedDbCache(`${userId}-b`);
  await cache.writeUnsaved(record("old", [{ key: "c1-nonsense" }]));
  await storeSignIn(signInOf(`${userId}-b`));
  const { result } = renderHook(useSyncStatus);
  await waitFor(() => expect(result.current.unreadable).toHaveLength(1), SOON);
  expect(result.current).toMatchObject({ status: "Inte sparat", canRetry: false });
  await act(() => result.current.discard("old"));
  await waitFor(() => expect(result.current.status).toBe("Sparat"));
  cache.close();
});

test("a connection for events that a proxy breaks is no server that is away", async () => {
  server.instead = (_method, path) => {
    if (path === "/api/events") throw new TypeError("Failed to fetch");
    return undefined;
  };
  await storeSignIn(signInOf(`${userId}-b`));
  const result = await start();
  await waitFor(() => expect(server.calls).toContain("GET /healthz"), SOON);
  expect(result.current.sync.status).toBe("Sparat");
});

test("a call that fails beside a connection that holds is not sent again and again", async () => {
  server.instead = (method, path) => {
    if (path === "/api/events") return new Response(new ReadableStream());
    if (method === "POST" && path === "/api/data/commit") throw new TypeError("Failed to fetch");
    return undefined;
  };
  await storeSignIn(signInOf(`${userId}-b`));
  await start();
  await documentClient()?.commit({
    companyId: 1,
    intent: "settings",
    changes: [{ kind: "accountSettings", head: {} }],
  } as never);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(server.calls.filter((call) => call === "POST /api/data/commit").length).toBeLessThan(4);
});
