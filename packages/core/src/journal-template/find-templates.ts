import { foldText } from "../text/index.ts";
import type { JournalTemplate } from "./journal-template.ts";

const byText = new Intl.Collator("sv", { numeric: true });

/** By name, in Swedish order. */
export function compareTemplates(a: JournalTemplate, b: JournalTemplate): number {
  return byText.compare(a.name, b.name);
}

/**
 * The templates that a search finds, by name: each typed word in name or description, without regard to case and
 * accents; digits alone are the beginning of an account, too.
 */
export function findTemplates(
  templates: Iterable<JournalTemplate>,
  typed: string,
): readonly JournalTemplate[] {
  const words = foldText(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  const digits = /^\d{1,4}$/.test(typed.trim()) ? typed.trim() : undefined;
  return [...templates]
    .filter(({ name, description, entries }) => {
      const text = foldText(`${name} ${description}`);
      const isOnAccount =
        digits !== undefined && entries.some(({ accountId }) => String(accountId).startsWith(digits));
      return isOnAccount || words.every((word) => text.includes(word));
    })
    .toSorted(compareTemplates);
}
