import { dayText } from "../calendar/index.ts";
import { fiscalYearName } from "../fiscal-year/index.ts";
import { formatOre } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { entriesTurnover } from "../transaction/index.ts";
import type { NextStepText } from "./due-text.ts";
import type { NextStep } from "./next-steps.ts";

/** A step to take, and a line on why or how. */
export function nextStepText(step: NextStep): NextStepText {
  switch (step.code) {
    case "opening-balance-unbalanced":
      return {
        title: "Ingående balans balanserar inte",
        detail: `Summan är ${formatOre(step.sum)}. ${
          step.unbookedIn === undefined
            ? "Den ska vara 0."
            : `Det är resultatet för ${fiscalYearName(step.unbookedIn)}, som inte är bokfört än.`
        }`,
      };
    case "vat-return":
    case "changed-vat-return":
    case "ec-sales":
    case "changed-ec-sales":
    case "income-tax-return":
    case "changed-income-tax-return":
    case "year-end":
      return step.text;
    case "drafts": {
      const { count, next } = step;
      const oldest = [next.text, next.date && dayText(next.date)].filter(Boolean).join(", ");
      return { title: `${count} utkast väntar`, detail: `Äldst: ${oldest || "utan datum och text"}` };
    }
    case "file-missing": {
      const { series, number, text, entries } = step.transaction;
      return {
        title: `${series}\u00A0${number} saknar underlag`,
        detail: `${text}, ${formatOre(entriesTurnover(entries).debit)}`,
      };
    }
    case "new-year":
      return {
        title: `Skapa räkenskapsåret ${fiscalYearName(step)}`,
        detail: "Kontoplan och balanser följer med.",
      };
    case "company-details":
      return {
        title: "Företagsuppgifterna är inte fullständiga",
        detail: `Det saknas giltiga uppgifter om ${listText(step.missing)}.`,
      };
    case "opening-balance-empty":
      return {
        title: "Fyll i ingående balans",
        detail: "Det som fanns på kontona när året började.",
      };
    default:
      return assertNever(step);
  }
}

/** "telefon", "telefon och e-post", "telefon, e-post och ort". */
function listText(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} och ${words.at(-1)}`;
}
