import { daysBetween, type IsoDate } from "@huvudbok/core/calendar";
import type { Method } from "../replay/method.ts";
import { patternOfRow } from "../replay/replay.ts";
import { Labels } from "./labels.ts";
import { cleanedPayee } from "./words.ts";

const LATEST = 5;
const ENOUGH = 3;
const DAYS = 180;

/**
 * As Actual Budget makes rules: a payee goes where at least three of its latest five rows of the last 180 days went, and
 * stays there until three of five have gone elsewhere. All or nothing.
 */
export const THREE_OF_FIVE: Method = {
  name: "three of five (Actual)",
  begin: (agreement) => {
    const labels = new Labels(agreement);
    const latest = new Map<string, (readonly [date: IsoDate, label: number])[]>();
    const rules = new Map<string, number>();
    return {
      guess: ({ text }) => {
        const rule = rules.get(cleanedPayee(text));
        return rule === undefined ? [] : [{ pattern: labels.pattern(rule), probability: 1 }];
      },
      learn: (row) => {
        const payee = cleanedPayee(row.text);
        const rows = [...(latest.get(payee) ?? []), [row.date, labels.numberOf(patternOfRow(row))] as const];
        const kept = rows.filter(([date]) => daysBetween(date, row.date) <= DAYS).slice(-LATEST);
        latest.set(payee, kept);
        for (const [, label] of kept) {
          if (kept.filter(([, other]) => other === label).length >= ENOUGH) rules.set(payee, label);
        }
      },
    };
  },
};
