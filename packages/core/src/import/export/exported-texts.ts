import type { Account } from "../../account-plan/index.ts";
import type { Recipient } from "../../company/index.ts";
import { writtenText } from "../../sie4/index.ts";
import { type Transaction, transactionId } from "../../transaction/index.ts";

/** A text of the books that goes to a SIE 4 file. */
export interface ExportedText {
  /** What the text belongs to, in Swedish: "konto 1930". */
  readonly place: string;
  readonly text: string;
}

/** What is exported of a fiscal year and holds texts. */
export interface BooksWithTexts {
  readonly company: Recipient;
  readonly accounts: Iterable<Account>;
  readonly transactions: Iterable<Transaction>;
}

/** A text that the file cannot hold as it is, and what stands there instead. */
export interface ReplacedText extends ExportedText {
  readonly written: string;
}

/** The texts of company, chart and vouchers, each with its place, in the order of the file. */
export function* exportedTexts({ company, accounts, transactions }: BooksWithTexts): Generator<ExportedText> {
  const { name, reference, address, zipCode, city, phone } = company;
  yield { place: "företagets namn", text: name };
  for (const text of [reference, address, zipCode, city, phone]) yield { place: "företagets adress", text };
  for (const account of accounts) yield { place: `konto ${account.id}`, text: account.name };
  for (const transaction of transactions) yield* textsOfTransaction(transaction);
}

function* textsOfTransaction({ series, number, text, sign, entries }: Transaction): Generator<ExportedText> {
  const place = `verifikation ${transactionId(series, number).replace(/-(?=\d+$)/, " ")}`;
  yield { place, text: series };
  yield { place, text };
  yield { place, text: sign ?? "" };
  for (const entry of entries) {
    yield { place, text: entry.text ?? "" };
    yield { place, text: entry.sign ?? "" };
    for (const { dimension, object } of entry.objects ?? []) {
      yield { place, text: dimension };
      yield { place, text: object };
    }
  }
}

/** The texts of which a file shows something else: its code page lacks a character, or its form does. */
export function replacedTexts(books: BooksWithTexts): readonly ReplacedText[] {
  const replaced: ReplacedText[] = [];
  for (const { place, text } of exportedTexts(books)) {
    // Nearly every text is plain, and there may be hundreds of thousands of them.
    if (/^[\x20-\x5B\x5D-\x7EåäöÅÄÖéÉüÜ]*$/.test(text)) continue;
    const written = writtenText(text);
    if (written !== text.normalize("NFC")) replaced.push({ place, text, written });
  }
  return replaced;
}
