import { fiscalYearKey } from "@huvudbok/core/document";
import type { Draft } from "@huvudbok/core/draft";
import { kronorFromOre } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { type Books, generateBooks } from "./books.ts";
import type { SignedIn } from "./signed-in.ts";

/** Books that the product has been given. */
export interface StoredBooks {
  readonly companyId: number;
  readonly transactionsKey: string;
  /** The path of the document of vouchers. */
  readonly path: string;
  readonly books: Books;
}

const RECIPIENT = {
  name: "Mätbolaget AB",
  companyType: "AB",
  organizationNumber: "556677-8899",
  reference: "Anna Andersson",
  phone: "0431-555 01 20",
  email: "anna@example.se",
  address: "Verkstadsgatan 4",
  zipCode: "262 32",
  city: "Ängelholm",
};

/** Makes a company and gives it books with so many vouchers in one year, by one commit as an import makes it. */
export function storeBooks(person: SignedIn, vouchers: number): Promise<StoredBooks> {
  return storeGivenBooks(person, generateBooks({ vouchers, seed: 1 }));
}

/** The same with books that were made before. */
export async function storeGivenBooks(person: SignedIn, books: Books): Promise<StoredBooks> {
  const companyId = await createCompany(person);
  await person.commit(companyId, "import", importChanges(companyId, books));
  const transactionsKey = fiscalYearKey(companyId, books.fiscalYear.id, "transactions");
  return { companyId, transactionsKey, path: `/api/data/load/${transactionsKey}.json`, books };
}

export async function createCompany(person: SignedIn): Promise<number> {
  const text = await person.call("POST", "/api/company", { recipient: RECIPIENT });
  const { id }: { readonly id: number } = JSON.parse(text);
  return id;
}

/** The changes that give an empty company whole books. */
export function importChanges(companyId: number, books: Books): readonly object[] {
  const { plan, fiscalYear, openingBalances, transactions } = books;
  const key = (kind: "accountPlan" | "accountBalance" | "transactions") =>
    fiscalYearKey(companyId, fiscalYear.id, kind);
  const { accounts2, ...head } = plan;
  return [
    { key: `c${companyId}-accountSettings`, put: [fiscalYear] },
    { key: key("accountPlan"), head, put: accounts2 },
    {
      key: key("accountBalance"),
      put: openingBalances.map(({ accountId, balance }) => ({ accountId, balance: kronorFromOre(balance) })),
    },
    { key: key("transactions"), put: transactions.map(storedVoucher) },
  ];
}

/** A voucher, or a draft, as it is stored: amounts in kronor. */
export function storedVoucher({
  entries,
  ...rest
}: Pick<Transaction, "text"> & Pick<Draft, "entries">): object {
  return { ...rest, entries: entries.map((entry) => ({ ...entry, amount: kronorFromOre(entry.amount) })) };
}

/** The change that registers a purchase with VAT as the form sends it. */
export function registration({ transactionsKey }: StoredBooks): object {
  const entries = [
    { accountId: 5410, amount: 399.2 },
    { accountId: 2641, amount: 99.8 },
    { accountId: 1930, amount: -499 },
  ];
  const voucher = { series: "A", date: "2025-12-31", text: "Kontorsmaterial", entries, locked: false };
  return { key: transactionsKey, append: [voucher] };
}
