import "fake-indexeddb/auto";
import { type Account, accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import { act, cleanup, renderHook, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { company, type FakeFetch } from "../../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../../test/fresh-server.ts";
import { ApiFailure, networkFailure } from "../../../data/api/api-failure.ts";

const year: FiscalYear = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
};
const ACCOUNTS = [1930, 5460].map(
  (id): Account => ({ id: accountNo(id), name: `Konto ${id}`, type: "asset", active: true }),
);
const PLAN = new Map(ACCOUNTS.map((account) => [String(account.id), account]));
const VOUCHERS = `c1-${year.id}-transactions`;

let server: FakeFetch;
/** Commits arrive and are never answered, as when the tab is reloaded meanwhile. */
let hangs = false;
/** Commits fail: what a closed tab left waits as a form, since the next tab sends it at once. */
let isFailing = false;

beforeEach(async () => {
  server = freshServer(company(1, "Alm AB"));
  hangs = false;
  isFailing = false;
  server.documents.onCommit = () => {
    if (isFailing) return Promise.reject(new ApiFailure({ status: 503, type: "Busy", message: "Upptaget." }));
    return hangs ? new Promise(() => {}) : Promise.resolve();
  };
  vi.resetModules();
  await signInAnew();
  await server.documents.commit({
    companyId: 1,
    intent: "edit",
    requestId: "years",
    changes: [{ key: "c1-accountSettings", put: [{ ...year }] }],
  });
});

/** The tab as it is after the page is loaded again: only what the browser stores remains. */
async function openTab() {
  cleanup();
  vi.resetModules();
  const [{ useTransactionEntry }, { useDocument }, { useFiscalYear }, { useSyncStatus }, { ToastProvider }] =
    await Promise.all([
      import("../use-transaction-entry.ts"),
      import("../../../data/use-document.ts"),
      import("../../../data/fiscal-years.ts"),
      import("../../../data/sync-status.ts"),
      import("../../../ui/label/toast.tsx"),
    ]);
  const { entryPlace } = await import("../../../../test/entry-place.ts");
  const place = await entryPlace(year.id);
  const { unfinishedForms } = await import("../../../data/unfinished/current-forms.ts");
  const numbers: string[] = [];
  const usePage = () => {
    useEffect(() => unfinishedForms(1).open({ fiscalYearId: year.id, form: "entry" }), []);
    const registered = useDocument("transactions").items;
    const start = {
      year,
      closedThrough: undefined,
      registered,
      today: isoDate("2025-05-12"),
      storedMode: "advanced" as const,
      companyType: "AB" as const,
      addressMode: undefined,
      ...place,
    };
    const entry = useTransactionEntry(start, PLAN);
    numbers.push(...entry.names);
    return {
      entry,
      year: useFiscalYear(),
      sync: useSyncStatus(),
      registered,
    };
  };
  const { result } = renderHook(usePage, { wrapper: ToastProvider });
  await waitFor(() => expect(result.current.year?.id).toBe(year.id));
  return {
    result,
    /** Those that have been shown as the next one, as they came. */
    numbers: () => numbers.filter((number, place) => number !== numbers[place - 1]),
    type(text: string, amount: number) {
      const { store } = result.current.entry;
      act(() => {
        store.dispatch({ kind: "text", text });
        for (const [index, id] of [5460, 1930].entries()) {
          const key = store.form().rows[index]?.key ?? -1;
          store.dispatch({ kind: "account", key, text: String(id), accountId: accountNo(id) });
          store.dispatch({ kind: "amount", key, amount: ore(index === 0 ? amount : -amount) });
        }
      });
    },
    register: () => act(() => result.current.entry.register()),
    shown: () => result.current.entry.store.form(),
    waiting: () => result.current.entry.unregistered.waiting.map(({ form }) => form.text),
  };
}

/** What the books hold: texts and amounts of the first row. */
async function vouchers(): Promise<readonly string[]> {
  const answer = await server.documents.load(VOUCHERS, undefined);
  if (answer.type !== "content") return [];
  const { transactions } = JSON.parse(answer.text) as {
    transactions: { text: string; entries: { amount: number }[] }[];
  };
  return transactions.map(({ text, entries }) => `${text} ${entries[0]?.amount}`);
}

/** Nothing is heard of the books until the returned function is called: they would tell what became of a lost answer. */
function holdBooks(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.documents.onLoad = () => promise;
  return () => {
    server.documents.onLoad = async () => {};
    resolve();
  };
}

function refuseNext() {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.documents.onCommit = () => promise;
  server.documents.refusal = new ApiFailure({ status: 400, type: "Refused", message: "Det gick inte." });
  return resolve;
}

test("a form that was refused comes back where nobody has begun the next", async () => {
  const tab = await openTab();
  const answer = refuseNext();
  tab.type("Lera", 100);
  tab.register();
  expect(tab.shown().text).toBe("");
  await act(async () => answer());
  await waitFor(() => expect(tab.shown().text).toBe("Lera"));
  expect(tab.result.current.entry.unregistered.failure?.title).toBe("Transaktionen är inte registrerad");
  expect(tab.waiting()).toEqual([]);
});

test("the next number counts what is sent once, whether the books or the answer come first", async () => {
  const tab = await openTab();
  tab.type("Lera", 100);
  tab.register();
  await waitFor(async () => expect(await vouchers()).toEqual(["Lera 1"]));
  await waitFor(() => expect(tab.result.current.sync.status).toBe("Sparat"));
  await waitFor(() => expect(tab.result.current.registered.size).toBe(1));
  expect(tab.numbers()).toEqual(["A 1", "A 2"]);
});

test("it waits where the next has been begun; taking it up swaps the two and loses neither", async () => {
  const tab = await openTab();
  const answer = refuseNext();
  tab.type("Lera", 100);
  tab.register();
  tab.type("Glasyr", 200);
  await act(async () => answer());
  await waitFor(() => expect(tab.waiting()).toEqual(["Lera"]));
  expect(tab.shown().text).toBe("Glasyr");
  const { unregistered } = tab.result.current.entry;
  expect(unregistered.waiting[0]?.failure?.message).toMatch(/^Det gick inte\./);

  act(() => unregistered.waiting.forEach(unregistered.resume));
  expect([tab.shown().text, tab.shown().rows[0]?.amount]).toEqual(["Lera", 100]);
  expect(tab.waiting()).toEqual(["Glasyr"]);
  act(() => tab.result.current.entry.unregistered.waiting.forEach(unregistered.resume));
  expect([tab.shown().text, tab.shown().rows[0]?.amount]).toEqual(["Glasyr", 200]);
  expect(tab.waiting()).toEqual(["Lera"]);
  expect(await vouchers()).toEqual([]);
});

test("reloaded while it is registered: the form is there again, and once more registers it once", async () => {
  const before = await openTab();
  hangs = true;
  before.type("Lera", 100);
  before.register();
  await waitFor(() => expect(server.documents.calls).toContain("commit register"));
  hangs = false;
  isFailing = true;

  const tab = await openTab();
  await waitFor(() => expect(tab.shown().text).toBe("Lera"));
  await waitFor(() => expect(tab.result.current.sync.status).toBe("Inte sparat"));
  isFailing = false;
  tab.register();
  await waitFor(async () => expect(await vouchers()).toEqual(["Lera 1"]));
  await waitFor(() => expect(tab.result.current.sync.status).toBe("Sparat"));
  await waitFor(() => expect(tab.shown().text).toBe(""));
  expect(await vouchers()).toEqual(["Lera 1"]);
});

test("reloaded while it is registered, then changed: only what it was changed to is registered", async () => {
  const before = await openTab();
  hangs = true;
  before.type("Lera", 100);
  before.register();
  await waitFor(() => expect(server.documents.calls).toContain("commit register"));
  hangs = false;
  isFailing = true;

  const tab = await openTab();
  await waitFor(() => expect(tab.shown().text).toBe("Lera"));
  await waitFor(() => expect(tab.result.current.sync.status).toBe("Inte sparat"));
  tab.type("Lera", 300);
  isFailing = false;
  tab.register();
  await waitFor(async () => expect(await vouchers()).toContain("Lera 3"));
  await waitFor(() => expect(tab.result.current.sync.status).toBe("Sparat"));
  await act(() => tab.result.current.sync.retry());
  expect(await vouchers()).toEqual(["Lera 3"]);
});

test("its answer was lost, then it was changed: the server stores one of the two, and says which", async () => {
  const tab = await openTab();
  const release = holdBooks();
  server.documents.losesAnswers = true;
  tab.type("Lera", 100);
  tab.register();
  await waitFor(() => expect(tab.shown().text).toBe("Lera"));
  const { unregistered } = tab.result.current.entry;
  expect(unregistered.failure?.title).toBe("Registreringen är inte bekräftad");
  tab.type("Lera", 300);
  server.documents.losesAnswers = false;
  tab.register();
  await waitFor(() =>
    expect(tab.result.current.entry.unregistered.failure?.title).toBe(
      "Det du skickade först är redan registrerat",
    ),
  );
  release();
  expect([tab.shown().rows[0]?.amount, tab.shown().sent]).toEqual([300, undefined]);
  await act(() => tab.result.current.sync.retry());
  expect(await vouchers()).toEqual(["Lera 1"]);
});

test("what is changed, or thrown away, after it got no answer is not sent again by itself", async () => {
  server.instead = (_method, path) => {
    if (path !== "/api/events") return undefined;
    if (server.documents.isDown) throw new TypeError("Failed to fetch");
    return new Response(new ReadableStream());
  };
  const tab = await openTab();
  for (const leave of [
    () => tab.type("Lera", 300),
    () => act(() => void tab.result.current.entry.discard()),
    () => act(() => tab.result.current.entry.startOver()),
  ]) {
    server.documents.isDown = true;
    tab.type("Lera", 100);
    tab.register();
    await waitFor(() => expect(tab.result.current.sync.status).toBe("Inte sparat"));
    await waitFor(() => expect(tab.shown().text).toBe("Lera"));
    leave();
    server.documents.isDown = false;
    await act(() => tab.result.current.sync.retry());
    expect(await vouchers()).toEqual([]);
    await waitFor(() => expect(tab.result.current.sync.status).toBe("Sparat"));
    act(() => void tab.result.current.entry.discard());
  }
});

test("reloaded after it came in: it is found in the books, and the form is empty", async () => {
  const before = await openTab();
  server.documents.losesAnswers = true;
  before.type("Lera", 100);
  before.register();
  await waitFor(async () => expect(await vouchers()).toEqual(["Lera 1"]));
  server.documents.losesAnswers = false;

  const tab = await openTab();
  await waitFor(() => expect(tab.result.current.registered.size).toBe(1));
  await waitFor(() => expect(tab.shown().text).toBe(""));
  await act(() => tab.result.current.sync.retry());
  expect(await vouchers()).toEqual(["Lera 1"]);
});

test("given up without an answer: it is no draft, and what became of it is told when the server is reached", async () => {
  const tab = await openTab();
  const giveUp = async (text: string) => {
    const release = holdBooks();
    tab.type(text, 100);
    tab.register();
    await waitFor(() => expect(tab.shown().sent).toBeDefined());
    act(() => tab.result.current.entry.saveDraft());
    await waitFor(() =>
      expect(tab.result.current.entry.draft.error?.message).toMatch(/kan redan vara registrerad/),
    );
    act(() => void tab.result.current.entry.discard());
    release();
  };
  server.documents.losesAnswers = true;
  await giveUp("Lera");
  await screen.findByText("Det du kastade är registrerat som A 1: Lera");
  server.documents.losesAnswers = false;
  const hang = server.documents.onCommit;
  server.documents.onCommit = () => Promise.reject(networkFailure());
  await giveUp("Glasyr");
  server.documents.onCommit = hang;
  await screen.findByText("Det du kastade är inte registrerat: Glasyr");
  expect(await vouchers()).toEqual(["Lera 1"]);
});

/** How many forms the top bar counts, in a tab that shows another page. */
async function counted(): Promise<number> {
  const { unfinishedForms } = await import("../../../data/unfinished/current-forms.ts");
  const forms = unfinishedForms(1);
  await forms.load();
  return forms.records?.size ?? 0;
}

test("sent late, while another page is shown: the form is counted no more, in this tab and in the next", async () => {
  const tab = await openTab();
  server.documents.isDown = true;
  tab.type("Lera", 100);
  tab.register();
  await waitFor(() => expect(tab.shown().text).toBe("Lera"));
  const { sync } = tab.result.current;
  cleanup();
  expect(await counted()).toBe(1);
  server.documents.isDown = false;
  await sync.retry();
  expect(await vouchers()).toEqual(["Lera 1"]);
  await waitFor(async () => expect(await counted()).toBe(0));
  vi.resetModules();
  expect(await counted()).toBe(0);
});

test("sent late by the next tab, which shows another page: the form is counted no more", async () => {
  const before = await openTab();
  hangs = true;
  before.type("Lera", 100);
  before.register();
  await waitFor(() => expect(server.documents.calls).toContain("commit register"));
  hangs = false;
  cleanup();
  vi.resetModules();
  expect(await counted()).toBe(1);
  const { documentClient } = await import("../../../data/documents/current-client.ts");
  await documentClient()?.sendKept();
  expect(await vouchers()).toEqual(["Lera 1"]);
  await waitFor(async () => expect(await counted()).toBe(0));
});

test("sent late after the form was changed: what it was changed to is not removed", async () => {
  const tab = await openTab();
  const { sentAs } = (await import("../unfinished/entry-format.ts")).ENTRY_FORMAT;
  server.documents.isDown = true;
  tab.type("Lera", 100);
  tab.register();
  await waitFor(() => expect(tab.shown().sent).toBeDefined());
  const form = tab.shown();
  const [row] = form.rows;
  const content = (changed: object) => ({ form: { ...form, ...changed }, isEdited: true });
  expect(sentAs?.(content({}))).toBe(form.sent?.unsavedId);
  expect(sentAs?.(content({ text: "Glas" }))).toBeUndefined();
  expect(sentAs?.(content({ typedDate: "2" }))).toBeUndefined();
  expect(sentAs?.(content({ rows: [{ ...row, typed: { side: "debit", text: "3" } }] }))).toBeUndefined();
  expect(sentAs?.(content({ sent: undefined }))).toBeUndefined();
});
