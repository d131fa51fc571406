import "fake-indexeddb/auto";
import { type Account, newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { companyKey, encodeNewTransaction, fiscalYearKey } from "@huvudbok/core/document";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import type { Transaction } from "@huvudbok/core/transaction";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { company, type FakeFetch } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { showEntry } from "../../../test/shown-entry.tsx";

vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

function year(digit: string, name: number): FiscalYear {
  return {
    id: fiscalYearIdFromGuid(digit.repeat(32)),
    from: isoDate(`${name}-01-01`),
    to: isoDate(`${name}-12-31`),
    locked: name < 2026,
    transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
  };
}

const [before, now] = [year("5", 2025), year("6", 2026)];
const PLAN = new Map(
  [1930, 5010].map((id): [string, Account] => [
    String(id),
    { ...newAccount(id, `Konto ${id}`), active: id < 5000 },
  ]),
);
const booked = (number: number, date: string, text: string, account = 5010) =>
  transactionOf("A", number, date, text, [
    [account, 8000_00],
    [1930, -8000_00],
  ]);
const BEFORE = fiscalYearKey(1, before.id, "transactions");

let server: FakeFetch;

beforeEach(async () => {
  server = freshServer(company(1, "Alm AB"));
  vi.resetModules();
  await signInAnew();
  const earlier = [booked(1, "2025-11-30", "Hyra november"), booked(2, "2025-12-01", "Hyresgästen", 6570)];
  await server.documents.commit({
    companyId: 1,
    intent: "import",
    requestId: "books",
    changes: [
      { key: companyKey(1, "accountSettings"), put: [before, now] },
      { key: BEFORE, append: earlier.map(({ number: _number, ...each }) => encodeNewTransaction(each)) },
    ],
  });
  server.documents.calls.length = 0;
});

afterEach(cleanup);

async function show(booked: readonly Transaction[]) {
  await showEntry(PLAN, { year: now, booked, today: isoDate("2026-01-02") });
  return { user: userEvent.setup(), text: screen.getByLabelText<HTMLInputElement>("Text") };
}

const shown = () =>
  screen.queryAllByRole("option").map(({ textContent }) => textContent.replaceAll("\u00A0", " "));
const askedFor = () => server.documents.calls.filter((call) => call === `load ${BEFORE}`);

test("on 2 January the texts of the year before are offered, and come with their rows", async () => {
  const { user, text } = await show([]);
  await waitFor(() => expect(askedFor()).toHaveLength(1));
  await user.type(text, "hy");
  // The account of one is not in this year's chart: its text alone is offered. An inactive one is as good as any.
  await waitFor(() => expect(shown()).toEqual(["Hyresgästen", "Hyra5010 mot 19308 000,00"]));
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(text.value).toBe("Hyra");
  expect(screen.getByLabelText<HTMLInputElement>("Konto, rad 1").value).toBe("5010");
  await user.clear(text);
  await user.type(text, "hyres");
  await user.keyboard("{Enter}");
  expect(text.value).toBe("Hyresgästen");
  expect(screen.queryByText(/^Bokfördes så senast 2025-12-01/)).toBeNull();
});

test("what has been booked this year goes before", async () => {
  const { user, text } = await show([booked(1, "2026-01-02", "Hyra januari", 5010)]);
  await waitFor(() => expect(askedFor()).toHaveLength(1));
  await user.type(text, "hy");
  await waitFor(() => expect(shown().map((each) => each.slice(0, 4))).toEqual(["Hyra", "Hyre"]));
});

test("a year before that cannot be loaded is no error: less is suggested", async () => {
  const failure = { error: { type: "InternalError", message: "Nej." } };
  server.instead = (_method, path) =>
    path.includes(BEFORE) ? Response.json(failure, { status: 500 }) : undefined;
  const { user, text } = await show([booked(1, "2026-01-02", "Hyra januari")]);
  await waitFor(() => expect(server.calls).toContain(`GET /api/data/load/${BEFORE}.json`));
  await user.type(text, "hy");
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a year with many transactions asks for no other", async () => {
  const many = Array.from({ length: 500 }, (_, at) => booked(at + 1, "2026-01-02", `Kaffe ${at}`));
  const { user, text } = await show([...many, booked(501, "2026-01-02", "Hyra januari")]);
  await user.type(text, "hy");
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(askedFor()).toEqual([]);
});
