import type { Account } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import type { NewTransactionTemplate, Transaction } from "@huvudbok/core/transaction";
import { MantineProvider } from "@mantine/core";
import { render } from "@testing-library/react";
import type { EntryStart } from "../src/parts/entry/form/use-entry-form.ts";
import { ENTRY_YEAR } from "./entry-books.ts";

interface ShownEntry extends Partial<EntryStart> {
  /** What is registered in the year. */
  readonly booked?: readonly Transaction[];
  /** What another page has prepared: the form begins with it. */
  readonly prepared?: NewTransactionTemplate | undefined;
}

/**
 * The form of a new transaction of company 1 as its page shows it, in the advanced mode of a limited company in May of
 * the open year, unless told otherwise. A test mocks the page's frame itself.
 */
export async function showEntry(
  accounts: ReadonlyMap<string, Account>,
  { booked = [], prepared, ...facts }: ShownEntry = {},
): Promise<void> {
  // Loaded here, so that they are the ones of the modules that a test has reset.
  const { storeNewTransaction } = await import("../src/data/new-transaction.ts");
  const { TransactionEntry } = await import("../src/parts/entry/transaction-entry.tsx");
  const { entryPlace } = await import("./entry-place.ts");
  if (prepared !== undefined) storeNewTransaction(prepared);
  const year = facts.year ?? ENTRY_YEAR;
  const start: EntryStart = {
    year,
    closedThrough: undefined,
    registered: new Map(booked.map((each) => [`${each.series}-${each.number}`, each])),
    today: isoDate("2026-05-12"),
    storedMode: "advanced",
    companyType: "AB",
    addressMode: prepared === undefined ? "advanced" : "template",
    ...(await entryPlace(year.id)),
    ...facts,
  };
  render(
    <MantineProvider env="test">
      <TransactionEntry start={start} accounts={accounts} above={null} isInOtherTab={false} />
    </MantineProvider>,
  );
}
