import "fake-indexeddb/auto";
import { accountNo } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import { isoDate } from "@huvudbok/core/calendar";
import type { Draft } from "@huvudbok/core/draft";
import { ore } from "@huvudbok/core/money";
import type { NewTransaction } from "@huvudbok/core/transaction";
import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { draftCompany, storeDrafts } from "../../../../test/draft-books.tsx";
import { ENTRY_YEAR } from "../../../../test/entry-books.ts";
import { documentClient } from "../../../data/documents/current-client.ts";
import { dataKey } from "../../../data/documents/unsaved-commit.ts";
import { useFiscalYear } from "../../../data/fiscal-years.ts";
import { useCommit } from "../../../data/use-commit.ts";
import { useDocument } from "../../../data/use-document.ts";
import { updateUserSettings } from "../../../data/user-settings.ts";
import { ToastProvider } from "../../../ui/label/toast.tsx";
import { PageDataContext } from "../../../ui/loading/page-data.ts";
import { ConvertPage } from "./convert-page.tsx";

const pushAddress = vi.hoisted(() => vi.fn());
vi.mock("../../../navigation/address.ts", async (original) => ({ ...(await original()), pushAddress }));
vi.mock("../../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock("../../../parts/filing/touched-filings-notice.tsx", () => ({
  TouchedFilingsNotice: ({ days }: { days: readonly string[] }) => <p>{`Berör ${days.join(" ")}`}</p>,
}));

beforeEach(() => pushAddress.mockClear());

const sale = (day: string, locked: boolean): NewTransaction => ({
  series: "A",
  date: isoDate(day),
  text: `Såld ${day}`,
  entries: [
    { accountId: accountNo(1930), amount: ore(100) },
    { accountId: accountNo(5410), amount: ore(-100) },
  ],
  locked,
});
const DAYS = ["2026-01-05", "2026-02-05"];

async function opened(of: Company, { mayEdit = true, isLocked = false, days = DAYS } = {}) {
  const server = await storeDrafts([], { of });
  const { result } = renderHook(() => useCommit());
  if (mayEdit) await act(() => updateUserSettings({ allowTransactionEdit: true }));
  await act(async () => {
    await result.current({
      intent: "register",
      changes: [{ kind: "transactions", append: days.map((day) => sale(day, isLocked)) }],
    });
  });
  render(
    <MantineProvider env="test">
      <ToastProvider>
        <PageOf company={of} />
      </ToastProvider>
    </MantineProvider>,
  );
  return server;
}

function PageOf({ company }: { readonly company: Company }) {
  const fiscalYear = useFiscalYear();
  const transactions = useDocument("transactions");
  const accountSettings = useDocument("accountSettings");
  if (fiscalYear === undefined || transactions.state === "Initializing") return null;
  return (
    <PageDataContext value={{ fiscalYear, transactions, accountSettings, company }}>
      <ConvertPage />
    </PageDataContext>
  );
}

function itemsOf<Kind extends "transactions" | "transactionDrafts">(kind: Kind) {
  const key = dataKey(kind, 1, ENTRY_YEAR.id) ?? "";
  return [...(documentClient()?.state(key, kind).items.values() ?? [])];
}
const convert = () => screen.findByRole<HTMLButtonElement>("button", { name: /^Konvertera till utkast/ });
const counts = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
const household = (): Company => {
  const made = draftCompany();
  const recipient = { ...made.config.recipient, companyType: "PP" } as const;
  return { ...made, config: { ...made.config, recipient } };
};

test("CH9: what is being converted is shown until the server has answered", async () => {
  const { documents } = await opened(household());
  const answered = Promise.withResolvers<void>();
  documents.onCommit = () => answered.promise;
  fireEvent.click(await convert());
  await screen.findByText("Sparar utkasten");
  await waitFor(() => expect(documents.calls).toContain("commit convert"));
  expect(itemsOf("transactions")).toEqual([]);
  expect(counts()).toEqual(["2", "0"]);
  expect(screen.queryByText(/Det finns inga transaktioner/)).toBeNull();
  answered.resolve();
  await waitFor(() => expect(pushAddress).toHaveBeenCalledWith("/accounting/draft"));
});

test("CH9: the name is typed, all become drafts in one commit, and the notice takes it back", async () => {
  await opened(draftCompany());
  expect((await convert()).disabled).toBe(true);
  expect(counts()).toEqual(["2", "0"]);
  screen.getByText("Berör 2026-01-05 2026-02-05");
  fireEvent.change(screen.getByLabelText("Företagets namn"), { target: { value: "Alm" } });
  expect((await convert()).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Företagets namn"), { target: { value: " alm ab" } });
  fireEvent.click(await convert());
  await waitFor(() => expect(pushAddress).toHaveBeenCalledWith("/accounting/draft"));
  expect(itemsOf("transactions")).toEqual([]);
  const drafts: readonly Draft[] = itemsOf("transactionDrafts");
  expect(drafts.map(({ date, text, annotation }) => [date, text, annotation])).toEqual([
    ["2026-01-05", "Såld 2026-01-05", "Konverterad från A 1"],
    ["2026-02-05", "Såld 2026-02-05", "Konverterad från A 2"],
  ]);
  fireEvent.click(await screen.findByRole("button", { name: /Ångra/ }));
  await waitFor(() => expect(itemsOf("transactions")).toHaveLength(2));
  expect(itemsOf("transactionDrafts")).toEqual([]);
});

test("C8: a household types nothing, and may stop before anything is saved", async () => {
  await opened(household(), { days: Array.from({ length: 20 }, () => "2026-01-05") });
  expect(screen.queryByLabelText("Företagets namn")).toBeNull();
  fireEvent.click(await convert());
  fireEvent.click(screen.getByRole("button", { name: "Avbryt" }));
  await waitFor(async () => expect((await convert()).disabled).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(itemsOf("transactions")).toHaveLength(20);
  expect(itemsOf("transactionDrafts")).toEqual([]);
  expect(pushAddress).not.toHaveBeenCalled();
});

test("without the setting the button is off, with a link to the setting", async () => {
  await opened(draftCompany(), { mayEdit: false });
  expect((await convert()).disabled).toBe(true);
  screen.getByText(/”Tillåt redigering av transaktioner” är valt/);
  expect(screen.getByText("Till inställningen").closest("a")?.getAttribute("href")).toBe("/settings");
});

test("only locked ones: the button is off and says why", async () => {
  await opened(draftCompany(), { isLocked: true });
  expect((await convert()).disabled).toBe(true);
  screen.getByText("Alla 2 transaktioner är låsta.");
  screen.getByText("Transaktionen är låst och kan inte ändras");
  expect(counts()).toEqual(["0", "2"]);
});
