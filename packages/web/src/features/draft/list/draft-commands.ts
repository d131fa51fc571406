import {
  chosenAction,
  type Draft,
  isActionAsAsked,
  isSameDraft,
  mergedDraft,
  performedActions,
  type RegisterRules,
  withChosenAction,
} from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { dateErrors, transactionErrorText } from "@huvudbok/core/transaction";
import type { PageCommit } from "../../../data/use-commit.ts";
import type { ListedDrafts } from "./use-listed-drafts.ts";
import type { ToldDrafts } from "./use-told-drafts.tsx";

type Edit = Extract<PageCommit["changes"][number], { readonly kind: "transactionDrafts" }>;

/** A change of drafts, as it is told. */
export interface DraftCommand {
  /** As the undo button names it. */
  readonly label: string;
  readonly done: string;
  /** Where somebody else was faster. */
  readonly notDone: string;
  readonly edit: Omit<Edit, "kind">;
  /** The drafts that it is about. */
  readonly asked: readonly Draft[];
  /** Whether it takes them: they are ticked no more. */
  readonly takes: boolean;
}

/** What a command of the list is done with: the drafts as they are now, and what was seen when it was asked for. */
interface ListNow extends Pick<ListedDrafts, "all" | "draftOf" | "twins"> {
  readonly told: Pick<ToldDrafts, "seenOf" | "tell">;
}

/**
 * Chooses another of what is suggested for a draft, by its place; undefined where the draft has changed since its
 * suggestions were shown.
 */
export function choosing(draft: Draft, place: number, { draftOf, told }: ListNow): DraftCommand | undefined {
  const notDone = "Förslaget är inte valt";
  const now = draftOf(draft.id);
  if (now === undefined || !isSameDraft(draft, now)) {
    told.tell(notDone, [draft]);
    return undefined;
  }
  return {
    label: "Val av förslag",
    done: "Förslaget är valt",
    notDone,
    edit: { put: [withChosenAction(draft, place)] },
    asked: [draft],
    takes: true,
  };
}

/**
 * Stores what was suggested for drafts, where those are as they were when the analysis began: what has been edited, booked
 * or deleted meanwhile stays so (DR18). Undefined where all have changed.
 */
export function keepingAnalyses(
  analysed: readonly Draft[],
  { draftOf }: Pick<ListNow, "draftOf">,
): DraftCommand | undefined {
  const put = analysed.flatMap(({ analysis, ...draft }) => {
    const now = draftOf(draft.id);
    return analysis !== undefined && now !== undefined && isSameDraft(draft, now)
      ? [{ ...now, analysis }]
      : [];
  });
  if (put.length === 0) return undefined;
  const changed = analysed.length - put.length;
  const rest = changed === 0 ? "" : `, ${formatCounted(changed, "har", "har")} ändrats under tiden`;
  return {
    label: "Analys av utkast",
    done: `Förslag till ${formatCounted(put.length, "utkast", "utkast")}${rest}`,
    notDone: "Förslagen är inte sparade",
    edit: { put },
    asked: put,
    takes: false,
  };
}

/** Puts two drafts together as they are stored now: what was asked about them may have taken a while. */
export function merging(kept: Draft, other: Draft, { draftOf, told }: ListNow): DraftCommand | undefined {
  const [target, source] = [draftOf(kept.id), draftOf(other.id)];
  const notDone = "Utkasten är inte hopslagna";
  if (target === undefined || source === undefined) {
    told.tell(notDone, [kept, other]);
    return undefined;
  }
  return {
    label: "Sammanslagning av utkast",
    done: "Utkasten är hopslagna",
    notDone,
    edit: { put: [mergedDraft(target, source)], remove: [source.id] },
    asked: [target, source],
    takes: true,
  };
}

/** Deletes drafts, where all of them are as they were when it was asked (DR17). */
export function removing(drafts: readonly Draft[], { draftOf, told }: ListNow): DraftCommand | undefined {
  const notDone = "Inget är raderat";
  const isAsSeen = (draft: Draft) => {
    const now = draftOf(draft.id);
    return now !== undefined && isSameDraft(draft, now);
  };
  if (!drafts.every(isAsSeen)) {
    told.tell(notDone, drafts);
    return undefined;
  }
  const text = formatCounted(drafts.length, "utkast", "utkast");
  return {
    label: `Radering av ${text}`,
    done: `${text} ${drafts.length === 1 ? "raderat" : "raderade"}`,
    notDone,
    edit: { remove: drafts.map(({ id }) => id) },
    asked: drafts,
    takes: true,
  };
}

/** Performs what is as it was asked for, and tells what is left out and why (DR17). */
export function performing(
  chosen: readonly Draft[],
  { all, draftOf, twins, rules, told }: ListNow & { readonly rules: RegisterRules },
): DraftCommand | undefined {
  const asked = chosen.filter((draft) => chosenAction(draft) !== undefined);
  const [asAsked, others] = partition(asked, (draft) =>
    isActionAsAsked(draft, told.seenOf, { draftOf, twins }),
  );
  const { put, remove, count } = performedActions(all, new Set(asAsked.map(({ id }) => id)), rules);
  if (others.length > 0) {
    const title = count > 0 ? "Några åtgärder är inte utförda" : "Inget är utfört";
    told.tell(title, withOtherSides(others, told.seenOf));
  }
  if (count === 0) return undefined;
  const text = formatCounted(count, "åtgärd", "åtgärder");
  return {
    label: text,
    done: [`${text} ${count === 1 ? "utförd" : "utförda"}`, ...dateTexts(put, rules)].join(". "),
    notDone: "Inget är utfört",
    edit: { put, remove },
    asked: asAsked,
    takes: true,
  };
}

/** What is wrong with the days that drafts have now, once: a transfer may have none in the year. */
function dateTexts(drafts: readonly Draft[], rules: RegisterRules): readonly string[] {
  const errors = drafts.flatMap(({ date }) => (date === undefined ? [] : dateErrors(date, rules)));
  return [...new Set(errors.map(transactionErrorText))];
}

/** With the drafts that they were to be transfers with: what has become of one may be why the other is left out. */
function withOtherSides(
  drafts: readonly Draft[],
  seenOf: (id: string) => Draft | undefined,
): readonly Draft[] {
  const sides = drafts.flatMap((draft) => {
    const action = chosenAction(draft);
    return action?.kind === "transfer" ? (seenOf(action.draftId) ?? []) : [];
  });
  return [...new Map([...drafts, ...sides].map((draft) => [draft.id, draft])).values()];
}

function partition<Item>(
  items: readonly Item[],
  isFirst: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
