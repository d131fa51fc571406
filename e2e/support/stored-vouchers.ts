import type { Page } from "playwright-core";

interface StoredYear {
  readonly companyId: number;
  readonly fiscalYearId: string;
}

interface StoredTransactions {
  readonly transactions: readonly {
    readonly series: string;
    readonly number: number;
    readonly date: string;
    readonly text: string;
    readonly entries: readonly { readonly accountId: number; readonly amount: number }[];
  }[];
}

/** The company that the page works with, and its first fiscal year. */
export async function yearOf(page: Page): Promise<StoredYear> {
  // Who has just signed in works with a company when their companies are known.
  const found = await page.waitForFunction(() => {
    const session = JSON.parse(sessionStorage.getItem("session") ?? "{}") as { companyId?: number };
    return session.companyId;
  });
  const companyId = (await found.jsonValue()) ?? 0;
  const settings = (await storedDocument(page, `c${companyId}-accountSettings`)) as {
    fiscalYears2: { id: string }[];
  };
  return { companyId, fiscalYearId: settings.fiscalYears2[0]?.id ?? "" };
}

/** The server's transactions of the year: "A 1 2025-05-12 Lera: 5460 100, 1930 -100". */
export async function storedVouchers(page: Page): Promise<readonly string[]> {
  const { companyId, fiscalYearId } = await yearOf(page);
  const document = (await storedDocument(
    page,
    `c${companyId}-${fiscalYearId}-transactions`,
  )) as StoredTransactions;
  return document.transactions
    .toSorted((a, b) => a.number - b.number)
    .map(({ series, number, date, text, entries }) => {
      const rows = entries.map(({ accountId, amount }) => `${accountId} ${amount}`).join(", ");
      return `${series} ${number} ${date} ${text}: ${rows}`;
    });
}

/** A document as the server has it. */
export async function storedDocument(page: Page, key: string): Promise<unknown> {
  return page.evaluate(async (name) => {
    const { token } = JSON.parse(localStorage.getItem("poyToken") ?? "{}") as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    return (await (await fetch(`/api/data/load/${name}.json`, { headers })).json()) as unknown;
  }, key);
}
