import { foldOtherLetters, foldText } from "../text/index.ts";
import type { Account, AccountPlan } from "./account-plan.ts";
import type { AccountWords } from "./account-words.ts";
import type { AccountsInText, NamedInText } from "./accounts-in-text.ts";
import { endsWord, stem } from "./word-forms.ts";

/** What is looked at in an account that is searched for. */
type SearchedAccount = Pick<Account, "id" | "name" | "active">;

export interface SuggestOptions {
  /** Accounts used before with the same text, the likeliest first: they come first. */
  readonly recent?: readonly number[];
  /** What the text of the transaction says of the accounts: those that it names are likely. */
  readonly inText?: AccountsInText | undefined;
  /** How much an account is used lately: it orders what matches equally well. */
  readonly use?: (account: SearchedAccount) => number;
  /** Everyday words for accounts, which are found as by their names. */
  readonly words?: AccountWords;
  readonly limit?: number;
}

/** The most accounts that are listed under an account field. */
const MOST_SUGGESTIONS = 10;

/** How well an account matches: lower is better, and `undefined` is no match. */
interface Match {
  readonly rank: number;
  /** Orders accounts of the same rank that are used equally much. */
  readonly closeness: number;
}

/** Exactly what is typed; named in the text of the transaction; the beginning of a word, and of a number; the rest. */
const [EXACT, NAMED, WORD_START, REST] = [0, 1, 2, 3];
/** Nothing in the text speaks of the account. */
const NOWHERE = Number.POSITIVE_INFINITY;

/**
 * The accounts that match what is typed in an account field (AP8): digits are the beginning of the number, letters
 * match the name and the everyday words for the account. Inactive accounts come after the active ones; using one makes
 * it active.
 */
export function suggestAccounts<Searched extends SearchedAccount>(
  query: string,
  plan: { readonly accounts2: readonly Searched[] },
  { recent = [], inText, use = () => 0, words, limit = MOST_SUGGESTIONS }: SuggestOptions = {},
): Searched[] {
  const typed = query.trim();
  const isNumber = /^\d+$/.test(typed);
  const matchOf = matchInText(
    typed,
    isNumber ? matchByNumber(typed) : matchByName(typed, words),
    inText?.named,
  );
  const related = isNumber ? undefined : inText?.related;
  return plan.accounts2
    .flatMap((account) => {
      const match = matchOf(account);
      if (match === undefined) return [];
      const isNamed = match.rank === NAMED;
      const place = (isNamed ? inText?.named.get(account.id)?.place : related?.get(account.id)) ?? NOWHERE;
      return { account, match, place, use: use(account), isUsed: isNamed || use(account) > 0 };
    })
    .sort(
      (a, b) =>
        Number(b.account.active) - Number(a.account.active) ||
        recencyFirst(recent, a.account, b.account) ||
        a.match.rank - b.match.rank ||
        // A word of the text alone does not bring an account before those that are used.
        Number(b.isUsed) - Number(a.isUsed) ||
        (a.place === b.place ? 0 : a.place - b.place) ||
        b.use - a.use ||
        a.match.closeness - b.match.closeness ||
        a.account.id - b.account.id,
    )
    .slice(0, limit)
    .map(({ account }) => account);
}

/** Whether what is typed is an everyday word for the account, another form of it, or the beginning of one. */
export function isEverydayWord(words: AccountWords | undefined, account: number, query: string): boolean {
  const everyday = words?.get(account) ?? [];
  const plain = foldText(query.trim());
  const typed = foldOtherLetters(query.trim());
  const fold = plain === typed ? foldText : foldOtherLetters;
  return plain !== "" && everyday.some((word) => wordMatch(fold(word), typed) !== undefined);
}

/** The account with exactly the typed number, active or not: it is chosen without a question. */
export function exactAccount(query: string, plan: Pick<AccountPlan, "accounts2">): Account | undefined {
  const typed = query.trim();
  return plan.accounts2.find(({ id }) => String(id) === typed);
}

/** The account, made active if it is not, for the commit that uses it. */
export function activatedAccount(account: Account): Account {
  return account.active ? account : { ...account, active: true };
}

function matchByNumber(typed: string): (account: SearchedAccount) => Match | undefined {
  return ({ id }) => (String(id).startsWith(typed) ? { rank: WORD_START, closeness: 0 } : undefined);
}

/** An account that the text names is found by any part of that name, as if it had been booked with the text before. */
function matchInText(
  typed: string,
  matchOf: (account: SearchedAccount) => Match | undefined,
  named: ReadonlyMap<number, NamedInText> | undefined,
): (account: SearchedAccount) => Match | undefined {
  const plain = foldText(typed);
  return (account) => {
    const match = matchOf(account);
    const name = named?.get(account.id);
    if (name === undefined || match?.rank === EXACT) return match;
    const isFound = match !== undefined || (plain !== "" && name.words.includes(plain));
    return isFound ? { rank: NAMED, closeness: 0 } : undefined;
  };
}

/** Letters typed with å, ä or ö mean these letters; those typed without find them too. */
function matchByName(
  query: string,
  words: AccountWords | undefined,
): (account: SearchedAccount) => Match | undefined {
  const plain = foldText(query);
  const isMarked = plain !== foldOtherLetters(query);
  const fold = isMarked ? foldOtherLetters : foldText;
  const typed = fold(query);
  return ({ id, name }) => {
    const byName = nameMatch(String(id), fold(name), typed);
    const everyday = (words?.get(id) ?? []).map((word) => wordMatch(fold(word), typed));
    return [byName, ...everyday].reduce(better);
  };
}

/**
 * A word of so many letters that stands inside another counts only as its last part: 'hyra' is in 'Lokalhyra', but 'fika'
 * is not what 'Bankcertifikat' is about. Fewer are the beginning of whatever comes.
 */
const SHORT_WORD = /^.{3,4}$/u;

/** The exact name; a name that begins with the text, as a whole word before any other; words in it that do; the rest. */
function nameMatch(number: string, name: string, typed: string): Match | undefined {
  if (name === typed) return { rank: EXACT, closeness: 0 };
  if (name.startsWith(typed)) {
    const isWholeWord = !/[\p{L}\p{N}]/u.test(name.charAt(typed.length));
    return { rank: WORD_START, closeness: isWholeWord ? 0 : 1 };
  }
  if (beginsWord(name, typed)) return { rank: WORD_START, closeness: 2 };
  const parts = typed.split(/\s+/);
  const isSomewhere =
    parts.length === 1 && SHORT_WORD.test(typed)
      ? endsWord(name, typed)
      : parts.every((part) => name.includes(part) || number.includes(part));
  return isSomewhere ? { rank: REST, closeness: 0 } : undefined;
}

/** An everyday word, or another form of it; or one that begins with the text. */
function wordMatch(word: string, typed: string): Match | undefined {
  if (word === typed) return { rank: EXACT, closeness: 1 };
  if (stem(word) === stem(typed)) return { rank: EXACT, closeness: 2 };
  return word.startsWith(typed) || beginsWord(word, typed) ? { rank: WORD_START, closeness: 3 } : undefined;
}

function beginsWord(text: string, typed: string): boolean {
  for (let at = text.indexOf(typed); at !== -1; at = text.indexOf(typed, at + 1)) {
    if (at > 0 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

function better(a: Match | undefined, b: Match | undefined): Match | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a.rank < b.rank || (a.rank === b.rank && a.closeness <= b.closeness) ? a : b;
}

function recencyFirst(recent: readonly number[], a: SearchedAccount, b: SearchedAccount): number {
  const [placeA, placeB] = [recent.indexOf(a.id), recent.indexOf(b.id)];
  if (placeA === placeB) return 0;
  if (placeA === -1 || placeB === -1) return placeA === -1 ? 1 : -1;
  return placeA - placeB;
}
