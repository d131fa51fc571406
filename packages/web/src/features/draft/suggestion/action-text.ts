import { matchReasonText } from "@huvudbok/core/categorisation";
import { type Draft, type DraftAction, draftAccounts } from "@huvudbok/core/draft";
import { formatOre } from "@huvudbok/core/money";
import { assertNever } from "@huvudbok/core/shared";
import { serverDay } from "../../../data/api/server-clock.ts";

/** What an action does, in a word, and to what. */
export interface ActionText {
  readonly verb: string;
  readonly detail: string;
}

/** A suggested action as the list says it. `draftOf` finds the other draft of a transfer. */
export function actionText(
  draft: Pick<Draft, "entries">,
  action: DraftAction,
  draftOf: (id: string) => Draft | undefined,
): ActionText {
  switch (action.kind) {
    case "match": {
      const added = draftAccounts({ entries: action.entries }).join(", ");
      const own = draftAccounts(draft).join(", ");
      return { verb: "Kontera", detail: own === "" ? added : `${added} mot ${own}` };
    }
    case "transfer": {
      const other = draftOf(action.draftId);
      if (other === undefined) return { verb: "Överföring", detail: "Det andra utkastet är borta" };
      const day = other.date === undefined ? "utkast utan datum" : `utkast ${other.date}`;
      return { verb: "Överföring", detail: [...draftAccounts(other), day].join(", ") };
    }
    case "delete":
      return { verb: "Radera", detail: "Dubblett" };
    default:
      return assertNever(action);
  }
}

/** The rows that a match brings, with their amounts: "6212 500,00 · 2641 125,00"; empty for what brings none. */
export function rowsText(action: DraftAction): string {
  if (action.kind !== "match") return "";
  return action.entries.map(({ accountId, amount }) => `${accountId} ${formatOre(amount)}`).join(" · ");
}

/** Why an action is suggested: "7 av 7 gånger, senast 12 oktober". */
export function reasonText(action: DraftAction): string {
  switch (action.kind) {
    case "match":
      return matchReasonText(action.because, serverDay());
    case "transfer":
      return "Samma belopp ut och in";
    case "delete":
      return "Samma dag, text och rader som ett annat utkast";
    default:
      return assertNever(action);
  }
}

/** A probability as it is shown: "97 %". */
export function probabilityText(probability: number): string {
  return `${Math.round(probability * 100)}\u00A0%`;
}
