import type { DraftToRegister } from "@huvudbok/core/draft";
import { transactionId } from "@huvudbok/core/transaction";
import type { ApiFailure } from "../../../data/api/api-failure.ts";

/** Why drafts were not registered, by their ids. */
export type FailedDrafts = ReadonlyMap<string, string>;

const CHANGED_TEXT = "Utkastet har ändrats sedan listan byggdes. Se hur det ser ut nu, och försök igen.";

interface SentDrafts {
  readonly list: readonly DraftToRegister[];
  readonly series: string;
  /** The number of the first one. */
  readonly from: number;
}

/**
 * The drafts that a failed registration is about: those that somebody else has changed or removed, and the one whose
 * transaction the server refuses. Empty where the failure says nothing about a draft.
 */
export function failedDrafts(failure: ApiFailure, { list, series, from }: SentDrafts): FailedDrafts {
  const { details, message } = failure;
  if (failure.isConflict) {
    const ids = new Set(list.map(({ draft }) => draft.id));
    return new Map(
      stringsOf(details, "items")
        .filter((id) => ids.has(id))
        .map((id) => [id, CHANGED_TEXT]),
    );
  }
  const refused = stringOf(details, "item");
  const place = list.findIndex((_one, index) => transactionId(series, from + index) === refused);
  const draft = list[place]?.draft;
  return new Map(draft === undefined ? [] : [[draft.id, message]]);
}

function fieldOf(details: unknown, name: string): unknown {
  return typeof details === "object" && details !== null
    ? new Map(Object.entries(details)).get(name)
    : undefined;
}

function stringOf(details: unknown, name: string): string | undefined {
  const value = fieldOf(details, name);
  return typeof value === "string" ? value : undefined;
}

function stringsOf(details: unknown, name: string): readonly string[] {
  const value = fieldOf(details, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
