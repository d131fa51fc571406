import type { SignIn } from "@huvudbok/core/api";
import { useSyncExternalStore } from "react";
import { isServerReached, noteServerReached, subscribeToServer } from "../api/server-reached.ts";
import { listenToEvents } from "../events/events.ts";
import { Listeners } from "../events/listeners.ts";
import { announceTab, broadcast, isTabOpen, onBroadcast, tabId, withBrowserLock } from "../events/tabs.ts";
import { clearSession } from "../session.ts";
import { storedSignIn, subscribeToSignIn } from "../sign-in/stored-sign-in.ts";
import { unfinishedForms } from "../unfinished/current-forms.ts";
import { httpDocumentApi } from "./document-api.ts";
import { DocumentClient } from "./document-client.ts";
import { indexedDbCache } from "./indexed-db-cache.ts";
import { DoubtPace } from "./no-answer/doubt-pace.ts";

const listeners = new Listeners();
const gapListeners = new Listeners();
let current: DocumentClient | undefined;
let isListening = false;
/** The user who was signed in last, also while nobody is. */
let lastUserId: string | undefined;
/** The sign-in of the last change, to distinguish a renewed one from one that had ended. */
let lastSignIn: SignIn | undefined;
let stopEvents = (): void => {};
/** A call that fails while the connection holds would otherwise be sent again without end. */
const doubts = new DoubtPace();
let doubtTimer: ReturnType<typeof setTimeout> | undefined;

/** The documents of the user who is signed in; undefined while nobody is. */
export function documentClient(): DocumentClient | undefined {
  listenOnce();
  const userId = storedSignIn()?.userId;
  if (current?.userId !== userId) {
    stopEvents();
    current?.close();
    current = userId === undefined ? undefined : newClient(userId);
    stopEvents = current === undefined ? () => {} : subscribeToEvents(current);
  }
  return current;
}

/** Calls the listener when another user's documents, or nobody's, become the current ones. */
function subscribeToClient(listener: () => void): () => void {
  listenOnce();
  return listeners.subscribe(listener);
}

/**
 * Calls the listener when anything of the user's may have changed on the server without an event: documents refresh
 * themselves.
 */
export function subscribeToGaps(listener: () => void): () => void {
  return gapListeners.subscribe(listener);
}

export function useDocumentClient(): DocumentClient | undefined {
  return useSyncExternalStore(subscribeToClient, documentClient);
}

function newClient(userId: string): DocumentClient {
  const client = new DocumentClient({
    userId,
    api: httpDocumentApi(userId),
    cache: indexedDbCache(userId),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    tabId,
    isTabOpen,
    inTurn: (work) => withBrowserLock(`unsaved-${userId}`, work),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onStored: ({ requestId, companyId, documents }) => {
      broadcast({ type: "documents", userId, documents: [...documents] });
      void unfinishedForms(companyId).noteRegistered(requestId);
    },
  });
  // At once, whichever tab holds the connection: its next message would be the first that sends it otherwise.
  void client.restoreUnsaved().then(() => client.sendWaiting());
  let wasWaiting = false;
  client.subscribeToUnsaved(() => {
    const isWaiting = client.unsaved.some(({ failure, isSending }) => failure !== undefined && !isSending);
    if (isWaiting !== wasWaiting) broadcast({ type: "unsaved", userId });
    wasWaiting = isWaiting;
  });
  return client;
}

/** Sends what waits, in every tab of the user. */
export async function sendEverywhere(): Promise<void> {
  if (current === undefined) return;
  broadcast({ type: "send", userId: current.userId });
  await current.retryAll();
}

/** Connects anew, which finds out whether the server is there. */
function reconnect(): void {
  if (current === undefined) return;
  stopEvents();
  stopEvents = subscribeToEvents(current);
}

/** The server notifies one tab, which notifies the others. */
function subscribeToEvents(client: DocumentClient): () => void {
  const { userId } = client;
  return listenToEvents({
    userId,
    onDocument: ({ key, etag }) => {
      client.markStale(key, etag);
      broadcast({ type: "documents", userId, documents: [{ key, etag }] });
    },
    onConnect: () => {
      client.markAllStale();
      // The server may have been away while the browser's own connection never was.
      void client.sendWaiting();
      gapListeners.notify();
      broadcast({ type: "gap", userId });
    },
    onAway: () => broadcast({ type: "away", userId }),
  });
}

/** The subscriptions of the client to its surroundings, from its first use on. */
function listenOnce(): void {
  if (isListening) return;
  isListening = true;
  announceTab();
  lastSignIn = storedSignIn();
  lastUserId = lastSignIn?.userId;
  subscribeToSignIn(() => {
    const signIn = storedSignIn();
    const userId = signIn?.userId;
    const hadEnded = lastSignIn === undefined || Date.parse(lastSignIn.exp) <= Date.now();
    lastSignIn = signIn;
    // Somebody else has signed in in another tab: they must not see what this tab holds.
    if (userId !== undefined && userId !== (lastUserId ?? userId)) clearSession();
    const isBack = userId !== undefined && userId === lastUserId && hadEnded;
    lastUserId = userId ?? lastUserId;
    // Nobody may be looking: after a sign-out no events arrive, and what waits in this tab is sent when the person
    // returns.
    if (current !== undefined && current.userId !== userId) documentClient();
    if (isBack) void documentClient()?.sendKept();
    listeners.notify();
  });
  onBroadcast((message) => {
    if (message.type === "signOut") {
      clearSession();
      return;
    }
    if (message.userId !== current?.userId) return;
    if (message.type === "away") noteServerReached(false);
    if (message.type === "doubt") reconnect();
    if (message.type === "unsaved") void current.elsewhere.recount();
    if (message.type === "send") void current.retryUnsaved();
    if (message.type === "gap") {
      noteServerReached(true);
      current.markAllStale();
      void current.sendWaiting();
      gapListeners.notify();
    }
    if (message.type === "documents") {
      for (const { key, etag } of message.documents) current.markStale(key, etag);
    }
  });
  subscribeToServer(() => {
    if (isServerReached() || current === undefined || doubtTimer !== undefined) return;
    doubtTimer = setTimeout(() => {
      doubtTimer = undefined;
      if (current === undefined) return;
      broadcast({ type: "doubt", userId: current.userId });
      reconnect();
    }, doubts.next(Date.now()));
  });
  // The browser's own computer answers without a line, so a line that is gone is a reason to ask, and no answer.
  window.addEventListener("offline", reconnect);
  window.addEventListener("online", () => {
    reconnect();
    current?.freshenUsed();
    void current?.retryUnsaved();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    current?.freshenUsed();
    void current?.elsewhere.recount();
  });
}
