import type { Method } from "../replay/method.ts";
import { patternOfRow } from "../replay/replay.ts";
import { Counts, totalOf } from "./counts.ts";
import { Labels } from "./labels.ts";
import { ranked } from "./ranked.ts";
import { wordsOf } from "./words.ts";

/**
 * As GnuCash matches imports: for each account the product of the shares that it has of the words, against the product
 * of what is left of them. A word that an account has not had says nothing about it.
 */
export const GNUCASH_BAYES: Method = {
  name: "Bayes as in GnuCash",
  begin: (agreement) => {
    const labels = new Labels(agreement);
    const counts = new Counts<string>();
    return {
      guess: ({ text }) => {
        const products = new Map<number, readonly [agreeing: number, against: number]>();
        for (const word of wordsOf(text)) {
          const found = counts.of(word);
          const total = totalOf(found);
          for (const [label, count] of found) {
            const [agreeing, against] = products.get(label) ?? [1, 1];
            products.set(label, [agreeing * (count / total), against * (1 - count / total)]);
          }
        }
        return ranked(
          labels,
          [...products].map(
            ([label, [agreeing, against]]) => [label, agreeing / (agreeing + against)] as const,
          ),
        );
      },
      learn: (row) => {
        const label = labels.numberOf(patternOfRow(row));
        for (const word of new Set(wordsOf(row.text))) counts.add(word, label);
      },
    };
  },
};
