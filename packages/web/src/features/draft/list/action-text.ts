import { type Draft, type DraftAction, draftAccounts } from "@huvudbok/core/draft";
import { assertNever } from "@huvudbok/core/shared";

/** What an action does, in a word, and to what. */
export interface ActionText {
  readonly verb: string;
  readonly detail: string;
}

/** A suggested action as the list says it. `draftOf` finds the other draft of a transfer. */
export function actionText(
  draft: Draft,
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

/** A probability as it is shown: "97 %". */
export function probabilityText(probability: number): string {
  return `${Math.round(probability * 100)}\u00A0%`;
}
