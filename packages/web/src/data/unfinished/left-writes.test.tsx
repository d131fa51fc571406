import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { leftWrites } from "./left-writes.ts";
import { unfinishedDatabase } from "./unfinished-database.ts";
import { UnfinishedForms, type UnfinishedFormsParts } from "./unfinished-forms.ts";

let users = 0;
let userId = "";
let time = 0;

beforeEach(() => {
  userId = `left-${++users}`;
  time = 1000;
});

const entry = (fiscalYearId: string) => ({ fiscalYearId, form: "entry" });
const typed = (content: unknown) => ({ version: 1, content });

function page(parts: Partial<UnfinishedFormsParts> = {}): UnfinishedForms {
  return new UnfinishedForms({
    name: userId,
    database: unfinishedDatabase(userId, 1),
    now: () => ++time,
    tabId: "tab",
    onListed: () => {},
    left: leftWrites(userId),
    ...parts,
  });
}

async function contents(forms: UnfinishedForms): Promise<readonly unknown[]> {
  await forms.load();
  return [...(forms.records?.values() ?? [])].map(({ fiscalYearId, form, content }) => [
    fiscalYearId,
    form,
    content,
  ]);
}

/** A page whose browser is busy with an earlier write, and what it leaves behind when it is reloaded now. */
function reloadedWhileBusy(act: (forms: UnfinishedForms) => void): void {
  const database = { all: async () => [], write: () => new Promise<never>(() => {}), close: () => {} };
  const forms = page({ database });
  act(forms);
  forms.leave();
}

test("UN6: what waited behind a write of the browser is there after a reload, and is stored then", async () => {
  const before = page();
  before.write(entry("f1"), typed("1"));
  await before.settled();
  reloadedWhileBusy((forms) => {
    forms.write(entry("f1"), typed("12"));
    forms.write(entry("f2"), typed("Glas"));
  });
  const next = page();
  expect(await contents(next)).toEqual([
    ["f1", "entry", "12"],
    ["f2", "entry", "Glas"],
  ]);
  await next.settled();
  expect(await contents(page())).toEqual(await contents(page()));
  expect(sessionStorage.getItem(`unfinished ${userId}`)).toBeNull();
});

test("UN6: a removal that waited is done, and what another tab has written since stays", async () => {
  const before = page();
  before.write(entry("f1"), typed("Lera"));
  before.write(entry("f2"), typed("Glas"));
  await before.settled();
  reloadedWhileBusy((forms) => {
    forms.write(entry("f1"), typed("Lera"));
    forms.remove(entry("f1"));
    forms.write(entry("f2"), typed("Kobolt"));
  });
  before.write(entry("f2"), typed("Ring"));
  await before.settled();
  expect(await contents(page())).toEqual([["f2", "entry", "Ring"]]);
});

test("UN6: a page that is shown again has lost nothing, and one that waits for nothing leaves nothing", async () => {
  reloadedWhileBusy((forms) => forms.write(entry("f1"), typed("Lera")));
  page().stay();
  const forms = page();
  forms.leave();
  expect(await contents(page())).toEqual([]);
  sessionStorage.setItem(`unfinished ${userId}`, "no writes");
  expect(await contents(page())).toEqual([]);
});
