import "fake-indexeddb/auto";
import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import type { Draft } from "@huvudbok/core/draft";
import { ore } from "@huvudbok/core/money";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { storeDrafts } from "../../../../test/draft-books.tsx";
import { ENTRY_YEAR } from "../../../../test/entry-books.ts";
import { openPage } from "../../../../test/opened-page.tsx";
import { documentClient } from "../../../data/documents/current-client.ts";
import { dataKey } from "../../../data/documents/unsaved-commit.ts";
import { unfinishedForms } from "../../../data/unfinished/current-forms.ts";
import { pushAddress } from "../../../navigation/address.ts";

const DRAFT: Draft = {
  id: "00000000-0000-4000-8000-000000000001",
  date: isoDate("2026-02-01"),
  text: "Lera",
  entries: [
    { accountId: accountNo(5410), amount: ore(100_00) },
    { accountId: accountNo(1930), amount: ore(-100_00) },
  ],
};

const textField = () => screen.findByLabelText<HTMLInputElement>("Text");
const storedText = () =>
  documentClient()
    ?.state(dataKey("transactionDrafts", 1, ENTRY_YEAR.id) ?? "", "transactionDrafts")
    .items.get(DRAFT.id)?.text;
const begun = () => [...(unfinishedForms(1).records?.values() ?? [])];
const steps = { save: { key: "s", ctrlKey: true }, undo: { key: "z", ctrlKey: true } };

async function openAndChange(text: string): Promise<HTMLInputElement> {
  await storeDrafts([DRAFT]);
  await openPage(`/accounting/draft/${DRAFT.id}`);
  const field = await textField();
  fireEvent.change(field, { target: { value: text } });
  await waitFor(() => expect(begun()).toHaveLength(1));
  return field;
}

test("what is saved is no longer begun, and leaving it gives nothing up", async () => {
  const field = await openAndChange("Glasyr");
  fireEvent.keyDown(field, steps.save);
  await screen.findByText("Utkastet är sparat");
  await waitFor(() => expect(begun()).toEqual([]));
  fireEvent.keyDown(await textField(), { key: "Escape" });
  await screen.findByRole("heading", { name: "Utkast" });
  expect(screen.queryByText("Det du hade skrivit är kastat")).toBeNull();
  expect(storedText()).toBe("Glasyr");
});

test("Ctrl+Z takes back what the notice tells of: what was given up, not an earlier save", async () => {
  const field = await openAndChange("Glasyr");
  fireEvent.keyDown(field, steps.save);
  await screen.findByText("Utkastet är sparat");
  fireEvent.change(await textField(), { target: { value: "Kobolt" } });
  fireEvent.keyDown(await textField(), { key: "Escape" });
  fireEvent.click(await screen.findByRole("button", { name: /^Kasta/ }));
  await screen.findByText("Det du hade skrivit är kastat");
  await screen.findByRole("heading", { name: "Utkast" });
  fireEvent.keyDown(document.body, steps.undo);
  await waitFor(async () => expect((await textField()).value).toBe("Kobolt"));
  expect(storedText()).toBe("Glasyr");
});

test("Ctrl+Z after a save takes the save back, and not the last step before it", async () => {
  const field = await openAndChange("Glasyr");
  fireEvent.keyDown(screen.getByLabelText("Konto, rad 2"), { key: "Delete", ctrlKey: true });
  fireEvent.keyDown(field, steps.save);
  await screen.findByText("Utkastet är sparat");
  field.focus();
  fireEvent.keyDown(field, steps.undo);
  await screen.findByText(/^Ångrat: Utkast Glasyr/);
  expect(storedText()).toBe("Lera");
});

const draft = (place: number, date: string, text: string): Draft => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  date: isoDate(date),
  text,
  entries: [
    { accountId: accountNo(5410), amount: ore(250_00) },
    { accountId: accountNo(1930), amount: ore(-250_00) },
  ],
});
const FEE = draft(1, "2026-02-01", "Avgift");
const AGAIN = { ...FEE, id: draft(2, "2026-02-01", "").id };
const LATER = draft(3, "2026-02-20", "Lera");
const path = ({ id }: Draft) => `/accounting/draft/${id}`;
const register = async () => fireEvent.keyDown(await textField(), { key: "Enter", ctrlKey: true });
const registered = () =>
  [
    ...(documentClient()
      ?.state(dataKey("transactions", 1, ENTRY_YEAR.id) ?? "", "transactions")
      .items.values() ?? []),
  ].map(({ text }) => text);
const shows = (text: string) => waitFor(async () => expect((await textField()).value).toBe(text));

test("CT12, DR14: a draft that may be booked is not the next one, and is registered from its page after a question", async () => {
  await storeDrafts([FEE, AGAIN, LATER]);
  await openPage(path(FEE));
  await shows("Avgift");
  await register();
  await screen.findByText(/^A 1 registrerad/);
  await shows("Lera");
  act(() => pushAddress(path(AGAIN)));
  await screen.findByText("Dubblett av A 1");
  await register();
  const asked = await screen.findByRole("dialog", { name: "Bokförs pengarna två gånger?" });
  expect(asked.textContent).toContain("Avgift, 2026-02-01. Redan bokförd: A 1");
  const cancel = within(asked).getByRole("button", { name: /^Avbryt/ });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  fireEvent.click(cancel);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(registered()).toEqual(["Avgift"]);
  await register();
  fireEvent.click(await screen.findByRole("button", { name: "Registrera ändå" }));
  await screen.findByText(/^A 2 registrerad/);
  expect(registered()).toEqual(["Avgift", "Avgift"]);
});

test("DR16: the address of a draft that was registered here leads to what it became", async () => {
  await storeDrafts([FEE, LATER]);
  await openPage(path(FEE));
  await shows("Avgift");
  await register();
  await screen.findByText(/^A 1 registrerad/);
  await shows("Lera");
  act(() => pushAddress(path(FEE)));
  await screen.findByRole("heading", { name: "Utkastet är bokfört som A 1" });
  screen.getByText(`Draft with id ${FEE.id} was not found`);
  const link = screen.getByRole("link", { name: "Öppna A 1" });
  expect(link.getAttribute("href")).toBe("/accounting/transaction/A/1");
  act(() => pushAddress(path(AGAIN)));
  await screen.findByRole("heading", { name: "Utkastet finns inte" });
  screen.getByText(`Draft with id ${AGAIN.id} was not found`);
});

test("CT12: of two drafts that are the same the later one is asked about; when only such are left, the list is shown", async () => {
  await storeDrafts([FEE, AGAIN]);
  await openPage(path(AGAIN));
  await screen.findByText("Samma som utkast Avgift, 2026-02-01");
  await register();
  fireEvent.click(await screen.findByRole("button", { name: "Registrera ändå" }));
  await screen.findByText(/^A 1 registrerad/);
  await screen.findByRole("heading", { name: "Utkast" });
  expect(registered()).toEqual(["Avgift"]);
});

test("a registration that came in without an answer is not said to be somebody else's", async () => {
  const server = await storeDrafts([FEE]);
  await openPage(path(FEE));
  await shows("Avgift");
  server.documents.losesAnswers = true;
  await register();
  await screen.findByText("Registreringen är inte bekräftad");
  server.documents.losesAnswers = false;
  await act(async () => {
    for (const kind of ["transactions", "transactionDrafts"] as const)
      await documentClient()?.refresh(dataKey(kind, 1, ENTRY_YEAR.id) ?? "", kind);
  });
  await screen.findByText("Utkastet är bokfört som A 1");
  screen.getByText(/^Din registrering kom fram/);
  expect(screen.queryByText(/Någon annan/)).toBeNull();

  // With another text it would be a draft of what is booked, and nothing would know it again.
  fireEvent.change(await textField(), { target: { value: "Avgift igen" } });
  fireEvent.keyDown(await textField(), steps.save);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Spara(?! och)/ }).disabled).toBe(true);
  expect(screen.queryByText("Utkastet är sparat")).toBeNull();
});

test("DR16: a draft that turns out to be booked is told as that alone, and its balances count it once", async () => {
  const server = await storeDrafts([FEE]);
  await openPage(path(FEE));
  await shows("Avgift");
  server.documents.losesAnswers = true;
  await register();
  await screen.findByText("Registreringen är inte bekräftad");
  server.documents.losesAnswers = false;
  fireEvent.change(await textField(), { target: { value: "Avgift igen" } });
  fireEvent.keyDown(await textField(), steps.save);
  await screen.findByText("Utkastet är bokfört som A 1");
  await waitFor(() => expect(registered()).toEqual(["Avgift"]));
  expect(screen.queryByText(/inte sparat|annan klient|försök igen/i)).toBeNull();
  const [, money] = await screen.findAllByText("Saldo", { exact: false, selector: ".visually-hidden" });
  expect(money?.parentElement?.textContent).toBe("Saldo 0,00 → blir −250,00");
});

test("a save that got no answer is not said to be undone", async () => {
  const server = await storeDrafts([FEE]);
  await openPage(path(FEE));
  await shows("Avgift");
  server.documents.losesAnswers = true;
  fireEvent.change(await textField(), { target: { value: "Avgift igen" } });
  fireEvent.keyDown(await textField(), steps.save);
  await screen.findByText("Det är inte känt om utkastet är sparat");
  expect(screen.queryByText("Utkastet är inte sparat")).toBeNull();
});

test("DR16: a draft that somebody else has registered is not saved again beside what it is booked as", async () => {
  await storeDrafts([FEE]);
  await openPage(path(FEE));
  await shows("Avgift");
  const [transactions, drafts] = ["transactions", "transactionDrafts"] as const;
  await act(async () => {
    const { date, text, entries } = FEE;
    const append = [{ series: "A", date, text, entries, locked: false }];
    await documentClient()?.commit({
      companyId: 1,
      intent: "register",
      changes: [
        { kind: transactions, fiscalYearId: ENTRY_YEAR.id, append },
        { kind: drafts, fiscalYearId: ENTRY_YEAR.id, remove: [FEE.id] },
      ] as Parameters<NonNullable<ReturnType<typeof documentClient>>["commit"]>[0]["changes"],
    });
  });
  await screen.findByText("Utkastet är bokfört som A 1");
  screen.getByText("Någon annan har registrerat det. Vill du ändra något rättar du transaktionen.");
  fireEvent.change(await textField(), { target: { value: "Avgift igen" } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Spara(?! och)/ }).disabled).toBe(true);
});

/** Somebody else's doing, of which this tab hears nothing before the form is opened again. */
async function commitElsewhere(changes: readonly object[]): Promise<void> {
  type Changes = Parameters<NonNullable<ReturnType<typeof documentClient>>["commit"]>[0]["changes"];
  await act(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- edits of their kinds
    await documentClient()?.commit({ companyId: 1, intent: "edit", changes: changes as unknown as Changes });
  });
}
const ofDrafts = { kind: "transactionDrafts", fiscalYearId: ENTRY_YEAR.id };
const removed = { ...ofDrafts, remove: [DRAFT.id] };
const asTransaction = {
  series: "A",
  date: DRAFT.date,
  text: "Glasyr",
  entries: DRAFT.entries,
  locked: false,
};
const registeredElsewhere = { kind: "transactions", fiscalYearId: ENTRY_YEAR.id, append: [asTransaction] };
const mergedElsewhere = draft(4, "2026-02-05", "Kortköp");

test.each<[string, readonly object[], RegExp, string | undefined]>([
  ["registered", [registeredElsewhere, removed], /^Det kan vara bokfört som A 1\./, "Öppna A 1"],
  [
    "put into another one",
    [
      {
        ...removed,
        put: [{ ...mergedElsewhere, entries: [...mergedElsewhere.entries, ...DRAFT.entries] }],
      },
    ],
    /^Det kan ha slagits ihop med Kortköp, 2026-02-05/,
    "Öppna det andra",
  ],
  ["deleted", [removed], /det kan vara raderat, eller registrerat med annat innehåll/, undefined],
])(
  "DR20: a form of a draft that was %s says so another day, and is saved again after a question",
  async (_, changes, text, link) => {
    await openAndChange("Glasyr");
    act(() => pushAddress("/accounting/draft"));
    await screen.findByRole("heading", { name: "Utkast" });
    await commitElsewhere(changes);
    act(() => pushAddress(path(DRAFT)));
    await screen.findByText(text);
    expect(screen.queryByRole("link", { name: /^Öppna/ })?.textContent).toBe(link);
    fireEvent.keyDown(await textField(), steps.save);
    await screen.findByRole("dialog", { name: "Spara utkastet igen?" });
    expect(storedText()).toBeUndefined();
    fireEvent.click(await screen.findByRole("button", { name: "Spara igen" }));
    await waitFor(() => expect(storedText()).toBe("Glasyr"));
  },
);
