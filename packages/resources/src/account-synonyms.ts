import { type CsvRow, column, numberColumn } from "./csv.ts";

/** An everyday word and the account of BAS that is meant by it. */
interface Synonym {
  readonly word: string;
  readonly account: number;
  /** The company types in which it means that; absent: all but households. */
  readonly types?: readonly string[];
}

export interface SynonymSources {
  readonly words: readonly CsvRow[];
  /** The accounts that a small company of each form uses. */
  readonly listed: readonly CsvRow[];
  /** The accounts of BAS with their names. */
  readonly names: readonly CsvRow[];
  readonly k1: readonly CsvRow[];
}

/**
 * The everyday words; and, since the chart K1 has one account for many of BAS, the names of those that a sole trader
 * would use if it had them: 'Annonsering' is a word for 'Reklam och PR'.
 */
export function accountSynonyms({ words, listed, names, k1 }: SynonymSources): Synonym[] {
  const used = new Set(listed.filter((row) => column(row, "E") === "1").map((row) => column(row, "account")));
  const inK1 = new Set(k1.map((row) => column(row, "number")));
  const missing = names.filter((row) => {
    const number = column(row, "number");
    return used.has(number) && !inK1.has(number);
  });
  return [
    ...words.map((row) => synonym(column(row, "word"), row, "account", column(row, "types"))),
    ...missing.map((row) => synonym(column(row, "name"), row, "number", "E")),
  ];
}

function synonym(word: string, row: CsvRow, account: string, types: string): Synonym {
  return {
    word,
    account: numberColumn(row, account) ?? 0,
    ...(types === "" ? {} : { types: types.split(";") }),
  };
}
