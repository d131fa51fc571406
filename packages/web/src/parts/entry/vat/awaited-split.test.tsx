import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fill, planOf } from "../../../../test/entry-books.ts";
import { company } from "../../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../../test/fresh-server.ts";
import { showEntry } from "../../../../test/shown-entry.tsx";

vi.mock("../../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

const TABLE = { accounts: [{ account: 5410, treatment: "input", rate: 25, input: 2641 }] };
const SPLIT = [
  { accountId: 5410, amount: 1000 },
  { accountId: 2641, amount: 250 },
  { accountId: 1930, amount: -1250 },
];
const NOT_LOADED = "Momsen per konto är inte hämtad än: försök igen om ett ögonblick";

const sent: string[] = [];
let answer: (table: unknown) => void;

beforeEach(async () => {
  const server = freshServer(company(1, "Alm AB"));
  const table = new Promise<unknown>((done) => {
    answer = done;
  });
  sent.length = 0;
  vi.stubGlobal("fetch", async (input: unknown, init: RequestInit = {}) => {
    if (String(input).includes("vat-split.json")) return Response.json(await table);
    if (String(input).includes("/api/data/commit")) sent.push(init.body as string);
    return server.fetch(input, init);
  });
  vi.resetModules();
  await signInAnew();
  await showEntry(planOf(1930, 2641, 5410), { today: isoDate("2026-03-24") });
});

const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey: true });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** At the row: what has been announced stands elsewhere as well. */
const told = () => screen.queryAllByText(NOT_LOADED, { ignore: "#announced *, #announced" });
const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));
const come = (table: unknown = TABLE) => act(async () => answer(table));

/** A purchase whose VAT is asked for before the table has come. */
function typeFast(): void {
  fill("Text", "Verktyg");
  fill("Konto, rad 1", "5410");
  fill("Debet, rad 1", "1250");
  act(() => field("Debet, rad 1").focus());
  press("m");
  fill("Konto, rad 2", "1930");
  fill("Kredit, rad 2", "1250");
}

const entries = () =>
  (
    JSON.parse(sent[0] ?? "") as {
      changes: { append?: { entries: unknown }[]; put?: { entries: unknown }[] }[];
    }
  ).changes
    .flatMap(({ append = [], put = [] }) => [...append, ...put])
    .map((each) => each.entries);

describe("TR25: what is done with the form waits for a split that was asked for", () => {
  test.each([
    ["Ctrl+Enter", () => press("Enter")],
    ["the button", () => fireEvent.click(screen.getByRole("button", { name: /^Registrera/ }))],
    ["Ctrl+S", () => press("s")],
  ])("%s", async (_name, doIt) => {
    typeFast();
    doIt();
    await settle();
    expect(sent).toEqual([]);
    await come();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(entries()).toMatchObject([SPLIT]);
  });

  test("and is not done where the table cannot be had, until it is told", async () => {
    typeFast();
    press("Enter");
    await come("no table");
    await settle();
    expect(told()).toHaveLength(1);
    expect(sent).toEqual([]);
    press("Enter");
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test("a failure that was typed past is told before anything is registered", async () => {
    typeFast();
    await come("no table");
    fill("Text", "Verktyg och skruv");
    fill("Kredit, rad 2", "1249");
    fill("Kredit, rad 2", "1250");
    expect(told()).toEqual([]);
    press("Enter");
    await settle();
    expect(told()).toHaveLength(1);
    expect(sent).toEqual([]);
  });
});
