import { foldText } from "../text/index.ts";
import type { Account } from "./account-plan.ts";
import type { AccountWords } from "./account-words.ts";
import { endsWord, stem } from "./word-forms.ts";

/** The accounts that the text of a transaction speaks of. */
export interface AccountsInText {
  /** Those whose name or everyday word stands in it, in any form. */
  readonly named: ReadonlyMap<number, NamedInText>;
  /**
   * Where in it a word stands that is the last part of one of theirs: "Kostnad för kontot" speaks of "Bankkostnader". What
   * a text begins with is what was bought; what it is for comes later.
   */
  readonly related: ReadonlyMap<number, number>;
}

export interface NamedInText {
  /** Which word of the text the name begins with. */
  readonly place: number;
  /** The words of the text that are the name. */
  readonly words: string;
}

/** A shorter word says little as the last part of another. */
const SHORTEST_PART = 4;
/** Words that stand between others, and that names of accounts have too. */
const CONNECTING = new Set(
  "till från utan inom över under efter mellan samt eller andra övriga".split(" ").map(foldText),
);

interface Word {
  readonly form: string;
  readonly stem: string;
}

/** What the accounts of a chart are called: the words of each name, and of each everyday word. */
export type AccountVocabulary = readonly {
  readonly id: number;
  readonly called: readonly (readonly Word[])[];
}[];

/** The names of a chart's accounts, taken apart once for all texts. */
export function accountVocabulary(
  accounts: readonly Pick<Account, "id" | "name">[],
  words: AccountWords | undefined,
): AccountVocabulary {
  return accounts.map(({ id, name }) => ({ id, called: [name, ...(words?.get(id) ?? [])].map(wordsOf) }));
}

/** What a text says of accounts. */
export function accountsInText(text: string, names: AccountVocabulary): AccountsInText {
  const named = new Map<number, NamedInText>();
  const related = new Map<number, number>();
  const written = wordsOf(text);
  if (written.length === 0) return { named, related };
  for (const { id, called } of names) {
    const [found] = called.flatMap((each) => namedIn(written, each)).toSorted((a, b) => a.place - b.place);
    if (found !== undefined) named.set(id, found);
    const place = relatedPlace(written, called.flat());
    if (place !== -1) related.set(id, place);
  }
  return { named, related };
}

function namedIn(written: readonly Word[], called: readonly Word[]): readonly NamedInText[] {
  if (called.length === 0) return [];
  const place = written.findIndex((_, at) => called.every((word, n) => isSameWord(written[at + n], word)));
  if (place === -1) return [];
  const found = written.slice(place, place + called.length);
  return [{ place, words: found.map(({ form }) => form).join(" ") }];
}

function relatedPlace(written: readonly Word[], called: readonly Word[]): number {
  return written.findIndex(
    (word) =>
      word.form.length >= SHORTEST_PART &&
      !CONNECTING.has(word.form) &&
      called.some((other) => isSameWord(word, other) || endsWord(other.form, word.stem)),
  );
}

function isSameWord(a: Word | undefined, b: Word): boolean {
  return a !== undefined && (a.form === b.form || a.stem === b.stem);
}

function wordsOf(text: string): readonly Word[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((form) => ({ form, stem: stem(form) }));
}
