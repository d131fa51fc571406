import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { localWork } from "../sign-in/local-work.ts";
import type { Left } from "./left-writes.ts";
import { unfinishedDatabase } from "./unfinished-database.ts";
import { UnfinishedForms } from "./unfinished-forms.ts";

let users = 0;
let userId = "";
let time = 0;
let listed = 0;

beforeEach(() => {
  vi.restoreAllMocks();
  userId = `unfinished-${++users}`;
  time = 1000;
  listed = 0;
});

/** A tab that knows only what the browser stores. */
function newTab(companyId = 1, user = userId): UnfinishedForms {
  return new UnfinishedForms({
    name: user,
    database: unfinishedDatabase(user, companyId),
    now: () => ++time,
    tabId: "tab",
    onListed: () => {
      listed += 1;
    },
  });
}

const entry = (fiscalYearId: string) => ({ fiscalYearId, form: "entry" });
const typed = (content: unknown) => ({ version: 1, content });

async function contents(forms: UnfinishedForms): Promise<readonly unknown[]> {
  await forms.load();
  return [...(forms.records?.values() ?? [])].map(({ fiscalYearId, form, content }) => [
    fiscalYearId,
    form,
    content,
  ]);
}

/** How durable each write of this test's person is asked to be, from now on. */
function spiedDurabilities() {
  const { mock } = vi.spyOn(IDBDatabase.prototype, "transaction");
  return () =>
    mock.calls
      .filter(([, mode], call) => mode === "readwrite" && isOfThisTest(mock.contexts[call]))
      .map(([, , options]) => options?.durability);
}

const isOfThisTest = (database: unknown) => database instanceof IDBDatabase && database.name.endsWith(userId);

const formsOf = async (user: string) => (await localWork((owner) => owner === user)).forms;

test("what is written is there in the next tab, by year and form, oldest first", async () => {
  const first = newTab();
  expect(first.records).toBeUndefined();
  first.write(entry("f2"), typed("Lera"));
  first.write(entry("f1"), typed("Glas"));
  first.write({ fiscalYearId: "f2", form: "note" }, typed("Ring"));
  await first.settled();
  expect(await contents(newTab())).toEqual([
    ["f2", "entry", "Lera"],
    ["f1", "entry", "Glas"],
    ["f2", "note", "Ring"],
  ]);
});

test("another tab that is told of a form finds it, and finds it gone when it is told again", async () => {
  const other = newTab();
  const found: (readonly unknown[])[] = [];
  const tab = new UnfinishedForms({
    name: userId,
    database: unfinishedDatabase(userId, 1),
    now: () => 1,
    tabId: "tab",
    onListed: () => void contents(other).then((kept) => found.push(kept)),
  });
  tab.write(entry("f1"), typed("Lera"));
  await expect.poll(() => found).toEqual([[["f1", "entry", "Lera"]]]);
  tab.remove(entry("f1"));
  await expect.poll(() => found.slice(1)).toEqual([[]]);
});

test("what is written is not waited for on the disk, and is there soon after, once for many key presses", async () => {
  const durabilities = spiedDurabilities();
  const tab = newTab();
  for (const text of ["L", "Le", "Ler"]) {
    tab.write(entry("f1"), typed(text));
    await tab.settled();
  }
  expect(durabilities()).toEqual(["relaxed", "relaxed", "relaxed"]);
  await expect.poll(durabilities).toEqual(["relaxed", "relaxed", "relaxed", "strict"]);
  await expect.poll(async () => contents(newTab())).toEqual([["f1", "entry", "Ler"]]);
  tab.remove(entry("f1"));
  await expect.poll(() => durabilities().filter((one) => one === "strict")).toHaveLength(2);
  expect(await contents(newTab())).toEqual([]);
});

test("a person who has signed out leaves no write behind", async () => {
  const tab = newTab();
  tab.write(entry("f1"), typed("Lera"));
  await tab.settled();
  const durabilities = spiedDurabilities();
  tab.close();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(durabilities()).toEqual([]);
});

test("the last of many key presses is what is kept, and the list is told of once", async () => {
  const tab = newTab();
  await tab.load();
  for (const text of ["L", "Le", "Ler", "Lera"]) tab.write(entry("f1"), typed(text));
  await tab.settled();
  expect(await contents(newTab())).toEqual([["f1", "entry", "Lera"]]);
  expect(listed).toBe(1);
});

test("reading again while one types takes nothing of it back", async () => {
  const tab = newTab();
  await tab.load();
  tab.write(entry("f1"), typed("Lera"));
  const reading = tab.load();
  tab.write(entry("f1"), typed("Lera 2"));
  tab.write(entry("f2"), typed("Glas"));
  tab.remove(entry("f2"));
  await reading;
  expect(tab.read(entry("f1"))?.content).toBe("Lera 2");
  expect(tab.read(entry("f2"))).toBeUndefined();
  await tab.settled();
  expect(await contents(newTab())).toEqual([["f1", "entry", "Lera 2"]]);
});

test("a form that changes its name is never there twice, nor gone", async () => {
  const tab = newTab();
  tab.write(entry("f1"), typed("Lera"));
  tab.rename(entry("f1"), "entry returned 1");
  tab.rename(entry("f1"), "nothing");
  await tab.settled();
  expect(await contents(newTab())).toEqual([["f1", "entry returned 1", "Lera"]]);
});

test("a browser that refuses to keep more is told of, and what was typed is tried again", async () => {
  const database = unfinishedDatabase(userId, 1);
  let isFull = true;
  const tab = new UnfinishedForms({
    name: userId,
    database: {
      ...database,
      write: (writes) => (isFull ? Promise.reject(new Error("Quota")) : database.write(writes)),
    },
    now: () => ++time,
    tabId: "tab",
    onListed: () => {},
  });
  await tab.load();
  tab.write(entry("f1"), typed("Lera"));
  await tab.settled();
  expect(tab.isFailing).toBe(true);
  await tab.load();
  expect(tab.isFailing).toBe(true);
  expect(tab.read(entry("f1"))?.content).toBe("Lera");
  isFull = false;
  tab.write(entry("f2"), typed("Glas"));
  await tab.settled();
  expect(tab.isFailing).toBe(false);
  expect(await contents(newTab())).toHaveLength(2);
});

test("a person's forms are counted in all companies, and seen by nobody else", async () => {
  const other = newTab(1, `${userId}-other`);
  other.write(entry("f1"), typed("Bertils"));
  await other.settled();
  for (const companyId of [1, 2]) {
    const tab = newTab(companyId);
    tab.write(entry("f1"), typed("Annas"));
    await tab.settled();
    tab.close();
  }
  expect(await formsOf(userId)).toBe(2);
  expect(await contents(newTab(1, `${userId}-third`))).toEqual([]);
  expect(await formsOf(`${userId}-other`)).toBe(1);
});

test("after the person has left nothing is written any more", async () => {
  const tab = newTab();
  tab.close();
  tab.write(entry("f1"), typed("Lera"));
  await tab.settled();
  expect(tab.isFailing).toBe(true);
  expect(await formsOf(userId)).toBe(0);
});

test("a commit that came to the books late takes its form with it, but not one that was changed or is shown", async () => {
  const forms = newTab();
  const sent = (fiscalYearId: string, sentAs?: string) =>
    forms.write(entry(fiscalYearId), { ...typed(fiscalYearId), ...(sentAs === undefined ? {} : { sentAs }) });
  sent("same", "one");
  sent("changed");
  sent("other", "two");
  sent("shown", "one");
  await forms.settled();
  const left = async (tab: UnfinishedForms) => (await contents(tab)).map((each) => (each as string[])[0]);

  const next = newTab();
  const close = next.open(entry("shown"));
  await next.noteRegistered("one");
  expect(await left(next)).toEqual(["changed", "other", "shown"]);
  close();
  await next.settled();
  expect(await left(newTab())).toEqual(["changed", "other"]);
});

test("UN14: a page that is closed takes what was registered meanwhile with it, also before the browser has done so", async () => {
  let left: Left | undefined;
  const withLeft = () =>
    new UnfinishedForms({
      name: userId,
      database: unfinishedDatabase(userId, 1),
      now: () => ++time,
      tabId: "tab",
      onListed: () => {},
      left: {
        get: () => left,
        set: (now) => {
          left = now;
        },
      },
    });
  const forms = withLeft();
  await forms.load();
  const stop = forms.open(entry("f1"));
  forms.write({ fiscalYearId: "f1", form: "entry sent 1" }, { ...typed("Lera"), sentAs: "one" });
  forms.write({ fiscalYearId: "f1", form: "entry" }, typed("Porto"));
  await forms.settled();
  await forms.noteRegistered("one");
  expect(await contents(forms)).toHaveLength(2);
  forms.leave();
  expect(left?.writes).toEqual([{ remove: { fiscalYearId: "f1", form: "entry sent 1" } }]);
  stop();
  expect(await contents(withLeft())).toEqual([["f1", "entry", "Porto"]]);
});
