import type { SignIn } from "@huvudbok/core/api";
import { useSyncExternalStore } from "react";
import { listenToEvents } from "../events.ts";
import { Listeners } from "../listeners.ts";
import { clearSession } from "../session.ts";
import { storedSignIn, subscribeToSignIn } from "../stored-sign-in.ts";
import { announceTab, hearTabs, isTabOpen, tabId, tellTabs } from "../tabs.ts";
import { httpDocumentApi } from "./document-api.ts";
import { DocumentClient } from "./document-client.ts";
import { indexedDbCache } from "./indexed-db-cache.ts";

const listeners = new Listeners();
let current: DocumentClient | undefined;
let isListening = false;
/** Who was signed in last, also while nobody is. */
let lastUserId: string | undefined;
/** The sign-in of the last change, to tell one that goes on from one that had ended. */
let lastSignIn: SignIn | undefined;
let stopEvents = (): void => {};

/** The documents of the user who is signed in; undefined while nobody is. */
export function documentClient(): DocumentClient | undefined {
  listenOnce();
  const userId = storedSignIn()?.userId;
  if (current?.userId !== userId) {
    stopEvents();
    current?.close();
    current = userId === undefined ? undefined : newClient(userId);
    stopEvents = current === undefined ? () => {} : hearEvents(current);
  }
  return current;
}

/** Tells when another user's documents, or nobody's, are the current ones. */
function subscribeToClient(listener: () => void): () => void {
  listenOnce();
  return listeners.subscribe(listener);
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
    onStored: ({ documents }) => tellTabs({ type: "documents", userId, documents: [...documents] }),
  });
  void client.restoreUnsaved();
  return client;
}

/** The server tells one tab, which tells the others. */
function hearEvents(client: DocumentClient): () => void {
  const { userId } = client;
  return listenToEvents({
    userId,
    onDocument: ({ key, etag }) => {
      client.markStale(key, etag);
      tellTabs({ type: "documents", userId, documents: [{ key, etag }] });
    },
    onConnect: () => {
      client.markAllStale();
      tellTabs({ type: "gap", userId });
    },
  });
}

/** What the outside world tells the client, heard from the first use on. */
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
    // Another tab has let somebody else in: what this one remembers is not for them.
    if (userId !== undefined && userId !== (lastUserId ?? userId)) clearSession();
    const isBack = userId !== undefined && userId === lastUserId && hadEnded;
    lastUserId = userId ?? lastUserId;
    // Nobody may be looking: who has signed out hears nothing more, and what waits in this tab is sent when they are back.
    if (current !== undefined && current.userId !== userId) documentClient();
    if (isBack) void documentClient()?.sendKept();
    listeners.tell();
  });
  hearTabs((message) => {
    if (message.type === "signOut") {
      clearSession();
      return;
    }
    if (message.userId !== current?.userId) return;
    if (message.type === "gap") current.markAllStale();
    if (message.type === "documents") {
      for (const { key, etag } of message.documents) current.markStale(key, etag);
    }
  });
  window.addEventListener("online", () => {
    current?.freshenUsed();
    void current?.retryUnsaved();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") current?.freshenUsed();
  });
}
