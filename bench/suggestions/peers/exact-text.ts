import type { Method } from "../replay/method.ts";
import { patternOfRow } from "../replay/replay.ts";
import { Counts, totalOf } from "./counts.ts";
import { Labels } from "./labels.ts";
import { ranked } from "./ranked.ts";

/** The same text, the same accounts: what most rows of exactly this text were booked on. */
export const EXACT_TEXT: Method = {
  name: "same text, same accounts",
  begin: (agreement) => {
    const labels = new Labels(agreement);
    const counts = new Counts<string>();
    return {
      guess: ({ text }) => {
        const found = counts.of(text);
        const total = totalOf(found);
        return ranked(
          labels,
          [...found].map(([label, count]) => [label, count / total] as const),
        );
      },
      learn: (row) => {
        counts.add(row.text, labels.numberOf(patternOfRow(row)));
      },
    };
  },
};
