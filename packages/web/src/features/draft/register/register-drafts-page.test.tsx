import "fake-indexeddb/auto";
import { accountNo, newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { type Draft, transactionOfDraft } from "@huvudbok/core/draft";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { draftCompany, renderPage, storeDrafts } from "../../../../test/draft-books.tsx";
import { ENTRY_YEAR } from "../../../../test/entry-books.ts";
import type { FakeFetch } from "../../../../test/fake-fetch.ts";
import { documentClient } from "../../../data/documents/current-client.ts";
import { dataKey } from "../../../data/documents/unsaved-commit.ts";
import { updateUserSettings } from "../../../data/user-settings.ts";
import { RegisterDraftsPage } from "./register-drafts-page.tsx";

const address = await vi.hoisted(async () => {
  const { AddressQuery } = await import("../../../../test/address-query.ts");
  return new AddressQuery();
});
vi.mock("../../../ui/link/query-state.ts", () => ({ useQueryState: address.useQuery }));
vi.mock("../../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

beforeEach(() => address.values.clear());

const row = (account: number, kronor: number) => ({
  accountId: accountNo(account),
  amount: ore(kronor * 100),
});
const draftOf = (id: string, date: string, fields: Partial<Draft> = {}): Draft => ({
  id,
  date: isoDate(date),
  text: `Utkast ${id}`,
  entries: [row(5410, 100), row(1930, -100)],
  ...fields,
});
const UNBALANCED = { entries: [row(5410, 100), row(1930, -90)] };

const LATE = draftOf("late", "2026-03-01");
const EARLY = draftOf("early", "2026-01-05", {
  entries: [row(1930, 500), row(3001, -500)],
  annotation: "Kontant",
});
const MIDDLE = draftOf("middle", "2026-02-01", { attachmentIds: ["f1"] });

async function opened(drafts: readonly Draft[], series = "A"): Promise<FakeFetch> {
  const server = await storeDrafts(drafts);
  address.values.set("series", series);
  renderPage(<RegisterDraftsPage />);
  return server;
}

const rows = () => screen.findAllByRole("row").then((all) => all.slice(1));
const cells = async () => (await rows()).map((each) => each.textContent);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const box = (text: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: `Registrera Utkast ${text}` });

/** The items of a document as the client has them. */
function itemsOf<Kind extends "transactions" | "transactionDrafts" | "accountPlan">(kind: Kind) {
  const key = dataKey(kind, 1, ENTRY_YEAR.id) ?? "";
  return [...(documentClient()?.state(key, kind).items.values() ?? [])];
}

/** A draft becomes another one while the page is shown. */
async function changeElsewhere(draft: Draft): Promise<void> {
  await act(async () => {
    await documentClient()?.commit({
      companyId: 1,
      intent: "edit",
      changes: [{ kind: "transactionDrafts", fiscalYearId: ENTRY_YEAR.id, put: [draft] }],
    });
  });
}

test("DR9, DR10: a series is chosen, the list is reviewed, and its first drafts are registered in one commit", async () => {
  const server = await opened([LATE, EARLY, MIDDLE], "");
  fireEvent.click(await screen.findByRole("button", { name: /^Fortsätt/ }));
  expect(await screen.findByRole("button", { name: /^Registrera 3 utkast/ })).toBeDefined();
  expect(await cells()).toEqual([
    expect.stringContaining("A 12026-01-05Utkast early"),
    expect.stringContaining("A 22026-02-01Utkast middle"),
    expect.stringContaining("A 32026-03-01Utkast late"),
  ]);
  fireEvent.click(box("late"));
  expect((await cells())[2]).toContain("–2026-03-01");
  fireEvent.click(button(/^Registrera 2 utkast/));
  await screen.findAllByText("2 transaktioner registrerade: A 1 – A 2");
  expect(server.documents.calls.filter((call) => call === "commit register")).toHaveLength(1);
  expect(itemsOf("transactions")).toMatchObject([
    { number: 1, date: "2026-01-05", text: "Utkast early", annotation: "Kontant" },
    { number: 2, date: "2026-02-01", text: "Utkast middle", attachmentIds: ["f1"] },
  ]);
  expect(itemsOf("transactionDrafts")).toEqual([LATE]);
  // PG28: the account of a draft was inactive.
  expect(itemsOf("accountPlan").every(({ active }) => active)).toBe(true);
  // Without the setting registered transactions are not taken back.
  expect(screen.queryByRole("button", { name: /Ångra/ })).toBeNull();
  screen.getByText("1 utkast är kvar.");
  fireEvent.click(button("Börja om"));
  await screen.findByRole("button", { name: /^Fortsätt/ });
});

test("DR10: one that cannot be registered ends the list and says why; unticking one drops all later ones", async () => {
  await opened([
    EARLY,
    MIDDLE,
    LATE,
    draftOf("odd", "2026-03-02", UNBALANCED),
    draftOf("last", "2026-03-03"),
  ]);
  await screen.findByRole("button", { name: /^Registrera 3 utkast/ });
  expect(box("odd").disabled && box("last").disabled).toBe(true);
  expect((await cells())[3]).toContain("Summan av debet och kredit måste vara noll");
  expect(screen.getByText(/De 3 första kan registreras/)).toBeDefined();
  fireEvent.click(box("middle"));
  expect([box("early").checked, box("middle").checked, box("late").checked]).toEqual([true, false, false]);
  fireEvent.click(box("late"));
  expect([box("early").checked, box("middle").checked, box("late").checked]).toEqual([true, true, true]);
  fireEvent.click(box("early"));
  expect(button(/^Registrera$|^RegistreraCtrl/).disabled).toBe(true);
});

test("DR10: the draft that stops the others is named and led to, and those with a hindrance can be set aside", async () => {
  await opened([
    EARLY,
    draftOf("odd", "2026-01-06", UNBALANCED),
    MIDDLE,
    draftOf("bare", "2026-02-02", { entries: [] }),
    LATE,
  ]);
  expect(await screen.findByText(/Bara det första kan registreras/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Öppna utkastet" }).getAttribute("href")).toBe(
    "/accounting/draft/odd",
  );
  expect(screen.getByText("2026-01-06 Utkast odd stoppar 3 utkast efter det")).toBeDefined();
  fireEvent.click(button("Visa bara de som går"));
  await screen.findByRole("button", { name: /^Registrera 3 utkast/ });
  expect(await cells()).toEqual([
    expect.stringContaining("A 1"),
    expect.stringContaining("Utkast middle"),
    expect.stringContaining("Utkast late"),
  ]);
  screen.getByText("2 utkast med hinder är inte med");
  fireEvent.click(button(/^Registrera 3 utkast/));
  await screen.findAllByText("3 transaktioner registrerade: A 1 – A 3");
  expect(itemsOf("transactionDrafts").map(({ id }) => id)).toEqual(["odd", "bare"]);
});

test("DR10: what is set aside can be shown again; where none can be registered nothing is set aside", async () => {
  await opened([draftOf("odd", "2026-01-01", UNBALANCED), EARLY]);
  await screen.findByText(/Inget kan registreras/);
  fireEvent.click(button("Visa bara de som går"));
  await screen.findByText("1 utkast med hinder är inte med");
  fireEvent.click(button("Visa alla"));
  expect(await cells()).toHaveLength(2);
});

test("CT11: what may be booked already is told before it is registered, and can be set aside", async () => {
  await opened([EARLY, { ...EARLY, id: "again" }, LATE]);
  await screen.findByText("1 utkast kan vara samma som ett annat");
  expect((await cells())[1]).toContain("Samma som utkast Utkast early, 2026-01-05");
  fireEvent.click(button(/^Registrera 3 utkast/));
  const asked = await screen.findByRole("dialog", { name: "Bokförs pengarna två gånger?" });
  expect(asked.textContent).toContain("Utkast early, 2026-01-05. Samma som utkast Utkast early, 2026-01-05");
  fireEvent.click(within(asked).getByRole("button", { name: /^Avbryt/ }));
  expect(itemsOf("transactions")).toEqual([]);
  fireEvent.click(button("Lägg åt sidan"));
  await screen.findByText("1 utkast som kan vara samma som ett annat är inte med");
  fireEvent.click(button("Ta med dem"));
  fireEvent.click(await screen.findByRole("button", { name: "Lägg åt sidan" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Registrera 2 utkast/ }));
  await screen.findAllByText("2 transaktioner registrerade: A 1 – A 2");
  expect(itemsOf("transactionDrafts").map(({ id }) => id)).toEqual(["again"]);
  // What is registered now is in the books.
  fireEvent.click(button("Börja om"));
  fireEvent.click(await screen.findByRole("button", { name: /^Fortsätt/ }));
  await screen.findByRole("link", { name: "Redan bokförd: A 1" });
  screen.getByText("1 utkast kan redan vara bokfört");
  fireEvent.click(button(/^Registrera 1 utkast/));
  fireEvent.click(await screen.findByRole("button", { name: "Registrera ändå" }));
  await screen.findAllByText("A 3 registrerad");
});

test("the review says beforehand that it cannot be undone, unless the setting allows it", async () => {
  await opened([EARLY]);
  await screen.findByText(/Det går inte att ångra/);
  await act(() => updateUserSettings({ allowTransactionEdit: true }));
  await waitFor(() => expect(screen.queryByText(/Det går inte att ångra/)).toBeNull());
});

test("with the setting the registration is undone from its notice", async () => {
  await storeDrafts([EARLY, MIDDLE]);
  await act(() => updateUserSettings({ allowTransactionEdit: true }));
  address.values.set("series", "A");
  renderPage(<RegisterDraftsPage />);
  fireEvent.click(await screen.findByRole("button", { name: /^Registrera 2 utkast/ }));
  fireEvent.click(await screen.findByRole("button", { name: /Ångra/ }));
  await waitFor(() => expect(itemsOf("transactions")).toEqual([]));
  expect(itemsOf("transactionDrafts").map(({ id }) => id)).toEqual(["early", "middle"]);
  await screen.findByText(/^Ångrat: Registrering av 2 utkast/);
  // What is undone is no longer told to be registered.
  await screen.findByRole("button", { name: /^Registrera 2 utkast/ });
  expect(screen.queryByText(/registrerade: A 1/)).toBeNull();
  // The same drafts once more are another registration.
  fireEvent.click(button("Börja om"));
  fireEvent.click(await screen.findByRole("button", { name: /^Fortsätt/ }));
  fireEvent.click(await screen.findByRole("button", { name: /^Registrera 2 utkast/ }));
  await waitFor(() => expect(itemsOf("transactions")).toHaveLength(2));
  expect(itemsOf("transactionDrafts")).toEqual([]);
});

test("while Ångra waits for its answer nothing is registered", async () => {
  const server = await storeDrafts([EARLY, MIDDLE]);
  await act(() => updateUserSettings({ allowTransactionEdit: true }));
  address.values.set("series", "A");
  renderPage(<RegisterDraftsPage />);
  fireEvent.click(await screen.findByRole("checkbox", { name: "Registrera Utkast middle" }));
  fireEvent.click(button(/^Registrera 1 utkast/));
  await screen.findAllByText("A 1 registrerad");
  fireEvent.click(button("Börja om"));
  fireEvent.click(await screen.findByRole("button", { name: /^Fortsätt/ }));
  await screen.findByRole("button", { name: /^Registrera 1 utkast/ });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.documents.onCommit = () => promise;
  fireEvent.click(screen.getByRole("button", { name: /Ångra/ }));
  await waitFor(() => expect(button(/^Registrera \d utkast/).disabled).toBe(true));
  server.documents.onCommit = async () => {};
  await act(async () => resolve());
  await screen.findByText(/^Ångrat: Registrering av 1 utkast/);
  await waitFor(() => expect(button(/^Registrera 2 utkast/).disabled).toBe(false));
});

test("a draft that somebody has changed meanwhile is named, and nothing is registered", async () => {
  const server = await opened([EARLY, MIDDLE]);
  await screen.findByRole("button", { name: /^Registrera 2 utkast/ });
  const key = dataKey("transactionDrafts", 1, ENTRY_YEAR.id) ?? "";
  server.instead = (method, path) =>
    method === "POST" && path === "/api/data/commit"
      ? Response.json(
          {
            error: { type: "ETagMismatch", message: `ETag mismatch: ${key}`, details: { items: ["middle"] } },
          },
          { status: 412 },
        )
      : undefined;
  fireEvent.click(button(/^Registrera 2 utkast/));
  await screen.findByText("Inget är registrerat");
  const [first, second] = await rows();
  expect(
    within(second ?? document.body).getByText(/Utkastet har ändrats sedan listan byggdes/),
  ).toBeDefined();
  expect(first?.textContent).not.toContain("ändrats");
  expect(itemsOf("transactions")).toEqual([]);
  expect(itemsOf("transactionDrafts")).toHaveLength(2);
});

test("a draft that somebody has changed while the question is open is not booked as it was", async () => {
  await opened([EARLY, { ...EARLY, id: "again" }, MIDDLE]);
  fireEvent.click(await screen.findByRole("button", { name: /^Registrera 3 utkast/ }));
  const asked = await screen.findByRole("dialog", { name: "Bokförs pengarna två gånger?" });
  await changeElsewhere({ ...MIDDLE, entries: [row(5410, 120), row(1930, -120)] });
  fireEvent.click(within(asked).getByRole("button", { name: /^Registrera 2 andra/ }));
  await screen.findByText("Inget är registrerat");
  const told = screen.getByRole("alert");
  expect(told.textContent).toContain("1 utkast är ändrat sedan du såg det.");
  expect(within(told).getByRole("link", { name: "Utkast middle, 2026-02-01, 120,00" })).toBeDefined();
  expect(told.textContent).toContain("2 utkast är kvar som du såg dem.");
  expect((await cells())[2]).toContain("Utkastet har ändrats sedan listan byggdes");
  expect(itemsOf("transactions")).toEqual([]);
  expect(itemsOf("transactionDrafts")).toHaveLength(3);
  // Nothing is registered before one has gone on with what it is now.
  expect(button(/^Registrera 3 utkast/).disabled).toBe(true);
  fireEvent.click(within(told).getByRole("button", { name: "Gå vidare med det som är kvar" }));
  fireEvent.click(button(/^Registrera 3 utkast/));
  fireEvent.click(await screen.findByRole("button", { name: /^Registrera 2 andra/ }));
  await screen.findAllByText("2 transaktioner registrerade: A 1 – A 2");
  expect(itemsOf("transactions")[1]?.entries[0]?.amount).toBe(120_00);
});

/** Somebody else registers a draft, and this browser hears of it. */
async function registerElsewhere(...drafts: readonly Draft[]): Promise<void> {
  await act(async () => {
    await documentClient()?.commit({
      companyId: 1,
      intent: "register",
      changes: [
        {
          kind: "transactions",
          fiscalYearId: ENTRY_YEAR.id,
          append: drafts.flatMap((draft) => transactionOfDraft(draft, "A") ?? []),
        },
        { kind: "transactionDrafts", fiscalYearId: ENTRY_YEAR.id, remove: drafts.map(({ id }) => id) },
      ],
    });
  });
}

test("DR16: who was overtaken is told which drafts are booked, and goes on with those that are left", async () => {
  await opened([EARLY, { ...EARLY, id: "again" }, MIDDLE, LATE]);
  fireEvent.click(await screen.findByRole("button", { name: /^Registrera 4 utkast/ }));
  const asked = await screen.findByRole("dialog", { name: "Bokförs pengarna två gånger?" });
  await registerElsewhere(EARLY, MIDDLE);
  fireEvent.click(within(asked).getByRole("button", { name: "Registrera ändå" }));
  const told = await screen.findByRole("alert");
  expect(told.textContent).toContain("Inget är registrerat");
  expect(told.textContent).toContain("2 utkast är redan bokförda, som A 1–A 2:");
  expect(told.textContent).toContain("Utkast early, 2026-01-05, 500,00: A 1");
  expect(within(told).getByRole("link", { name: "A 2" }).getAttribute("href")).toBe(
    "/accounting/transaction/A/2",
  );
  expect(told.textContent).toContain("2 utkast är kvar som du såg dem.");
  expect(document.body.textContent).not.toContain("Kunde inte spara data");
  fireEvent.click(within(told).getByRole("button", { name: "Gå vidare med det som är kvar" }));
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Registrera 2 utkast/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Registrera ändå" }));
  await screen.findAllByText("2 transaktioner registrerade: A 3 – A 4");
  expect(screen.queryByText(/ändrats medan du gick/)).toBeNull();
});

test("DR16: while one goes through the drafts it is told what others do, also where none is left", async () => {
  await opened([EARLY, MIDDLE]);
  await screen.findByRole("button", { name: /^Registrera 2 utkast/ });
  await registerElsewhere(EARLY);
  await screen.findByText("Utkasten har ändrats medan du gick igenom dem");
  screen.getByText("1 utkast är redan bokfört, som A 1:");
  await registerElsewhere(MIDDLE);
  await screen.findByText("2 utkast är redan bokförda, som A 1–A 2:");
  screen.getByText("Inga utkast att registrera");
  screen.getByRole("link", { name: "Visa transaktionerna" });
});

test("CT11: a draft of the first days of a year may be booked in the year before, which is named and led to", async () => {
  const before = {
    ...ENTRY_YEAR,
    id: fiscalYearIdFromGuid("9".repeat(32)),
    from: isoDate("2025-01-01"),
    to: isoDate("2025-12-31"),
  };
  const moved = [row(1930, -500), row(1940, 500)];
  const saved = draftOf("saved", "2026-01-02", { entries: moved });
  await storeDrafts([saved, draftOf("later", "2026-01-08", { entries: moved, text: "Senare" })]);
  const transfer = transactionOfDraft({ ...saved, date: isoDate("2025-12-30"), text: "Sparande" }, "A");
  const [bank, savings] = [1930, 1940].map((id) => newAccount(id, `Konto ${id}`));
  await act(async () => {
    const commit = (
      changes: Parameters<NonNullable<ReturnType<typeof documentClient>>["commit"]>[0]["changes"],
    ) => documentClient()?.commit({ companyId: 1, intent: "edit", changes });
    const accounts = [bank, savings].flatMap((each) => each ?? []);
    await commit([
      { kind: "accountSettings", put: [before] },
      { kind: "accountPlan", fiscalYearId: before.id, head: { name: "BAS" }, put: accounts },
      { kind: "accountPlan", fiscalYearId: ENTRY_YEAR.id, put: accounts.slice(1) },
    ]);
    await documentClient()?.commit({
      companyId: 1,
      intent: "register",
      changes: [
        { kind: "transactions", fiscalYearId: before.id, append: [transfer].flatMap((each) => each ?? []) },
      ],
    });
  });
  address.values.set("series", "A");
  renderPage(<RegisterDraftsPage />);
  const link = await screen.findByRole("link", { name: "Kan redan vara bokförd: A 1 (2025)" });
  expect(link.getAttribute("href")).toBe(`/accounting/transaction/A/1?year=${before.id}`);
  fireEvent.click(screen.getByRole("button", { name: /^Registrera 2 utkast/ }));
  const asked = await screen.findByRole("dialog", { name: "Bokförs pengarna två gånger?" });
  expect(asked.textContent).toContain("Utkast saved, 2026-01-02. Kan redan vara bokförd: A 1 (2025)");
});

test("DR10: the drafts that were left ticked are so when the last of them has gone", async () => {
  await opened([EARLY, MIDDLE, LATE]);
  await screen.findByRole("button", { name: /^Registrera 3 utkast/ });
  fireEvent.click(box("late"));
  await registerElsewhere(MIDDLE);
  await screen.findByRole("button", { name: /^Registrera 1 utkast/ });
  expect([box("early").checked, box("late").checked]).toEqual([true, false]);
});

test("what the server refuses about one transaction is told at its draft", async () => {
  const server = await opened([EARLY, MIDDLE]);
  await screen.findByRole("button", { name: /^Registrera 2 utkast/ });
  const message = "Bokföringen är låst till och med 2026-02-01";
  server.instead = (method, path) =>
    method === "POST" && path === "/api/data/commit"
      ? Response.json(
          {
            error: {
              type: "ChangeRefused",
              message,
              details: { code: "invalid-transaction", item: "A-9", appended: 1 },
            },
          },
          { status: 422 },
        )
      : undefined;
  fireEvent.click(button(/^Registrera 2 utkast/));
  await screen.findByText("Inget är registrerat");
  expect(document.body.textContent).toContain(`Utkast middle, 2026-02-01: ${message}`);
  expect((await cells())[1]).toContain(message);
  expect(itemsOf("transactionDrafts")).toHaveLength(2);
});

test("an answer that was lost is asked for again, and nothing is registered twice", async () => {
  const server = await opened([EARLY]);
  await screen.findByRole("button", { name: /^Registrera 1 utkast/ });
  server.documents.losesAnswers = true;
  fireEvent.click(button(/^Registrera 1 utkast/));
  // It is asked for a few times first.
  await waitFor(() => expect(documentClient()?.unsaved[0]?.failure).toBeDefined(), { timeout: 4500 });
  expect(screen.queryByText("Inget är registrerat")).toBeNull();
  server.documents.losesAnswers = false;
  await documentClient()?.retryUnsaved();
  await screen.findAllByText("A 1 registrerad");
  expect(itemsOf("transactions")).toHaveLength(1);
});

test("without drafts, and in a locked year, the page says what to do", async () => {
  await opened([]);
  await screen.findByText("Inga utkast att registrera");
});

test("in a locked year nothing is registered", async () => {
  await storeDrafts([EARLY], { of: draftCompany(), year: { ...ENTRY_YEAR, locked: true } });
  renderPage(<RegisterDraftsPage />);
  await screen.findByText(/är låst/);
  expect(screen.queryByRole("button", { name: /^Fortsätt/ })).toBeNull();
});
