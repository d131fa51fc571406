import { hasHiddenCharacters, withoutHiddenCharacters } from "../../../text/index.ts";
import type { ImportNotice } from "../../import-notice.ts";
import type { ImportedBooks } from "../../imported-books.ts";
import { cutText } from "./cut-text.ts";

/** So much of the first text is shown. */
const LONGEST_SEEN = 60;

/** Counts the texts that nobody could type: a file's are stored as they are, and told (CH34). */
export function hiddenCharactersNotices(
  books: Pick<ImportedBooks, "accounts" | "transactions">,
): readonly ImportNotice[] {
  let count = 0;
  let seen = "";
  for (const text of textsOf(books)) {
    if (!hasHiddenCharacters(text)) continue;
    if (count === 0) seen = cutText(withoutHiddenCharacters(text), LONGEST_SEEN);
    count += 1;
  }
  return count === 0 ? [] : [{ code: "hidden-characters", count, seen }];
}

function* textsOf({ accounts, transactions }: Pick<ImportedBooks, "accounts" | "transactions">) {
  for (const { name } of accounts) yield name;
  for (const { text, entries } of transactions) {
    yield text;
    for (const entry of entries) if (entry.text !== undefined) yield entry.text;
  }
}
