import type { Method } from "../replay/method.ts";
import { patternOfRow } from "../replay/replay.ts";
import { Labels } from "./labels.ts";
import { ranked } from "./ranked.ts";
import { wordsOf } from "./words.ts";

/** Added to each count, so that a word that was never met is not impossible. */
const SMOOTHING = 0.1;

/** Multinomial naive Bayes over the words and the direction of the money. */
export const NAIVE_BAYES: Method = {
  name: "naive Bayes",
  begin: (agreement) => {
    const labels = new Labels(agreement);
    const answers: { rows: number; words: number; readonly counts: Map<string, number> }[] = [];
    const vocabulary = new Set<string>();
    const features = (text: string, amount: number) => [...wordsOf(text), amount < 0 ? "<out>" : "<in>"];
    return {
      guess: ({ text, amount }) => {
        const words = features(text, amount);
        const logs = answers.map(({ rows, words: total, counts }) =>
          words.reduce(
            (sum, word) =>
              sum +
              Math.log(((counts.get(word) ?? 0) + SMOOTHING) / (total + SMOOTHING * (vocabulary.size + 1))),
            Math.log(rows),
          ),
        );
        const most = Math.max(...logs);
        const sum = logs.reduce((total, log) => total + Math.exp(log - most), 0);
        return ranked(
          labels,
          logs.map((log, label) => [label, Math.exp(log - most) / sum] as const),
        );
      },
      learn: (row) => {
        const label = labels.numberOf(patternOfRow(row));
        const answer = answers[label] ?? { rows: 0, words: 0, counts: new Map<string, number>() };
        answers[label] = answer;
        answer.rows += 1;
        for (const word of features(row.text, row.amount)) {
          vocabulary.add(word);
          answer.words += 1;
          answer.counts.set(word, (answer.counts.get(word) ?? 0) + 1);
        }
      },
    };
  },
};
