import type { DraftToRegister } from "@huvudbok/core/draft";
import type { ApiFailure } from "../../../data/api/api-failure.ts";

/** Why drafts were not registered, by their ids. */
export type FailedDrafts = ReadonlyMap<string, string>;

const CHANGED_TEXT = "Utkastet har ändrats sedan listan byggdes. Se hur det ser ut nu, och försök igen.";

/**
 * The drafts that a failed registration is about: those that somebody else has changed or removed, and the one whose
 * transaction the server refuses, by its place in the commit: others may have taken numbers meanwhile. Empty where the failure says nothing about a draft.
 */
export function failedDrafts(failure: ApiFailure, list: readonly DraftToRegister[]): FailedDrafts {
  const { details, message } = failure;
  if (failure.isConflict) {
    const ids = new Set(list.map(({ draft }) => draft.id));
    return new Map(
      stringsOf(details, "items")
        .filter((id) => ids.has(id))
        .map((id) => [id, CHANGED_TEXT]),
    );
  }
  const place = fieldOf(details, "appended");
  const draft = typeof place === "number" ? list[place]?.draft : undefined;
  return new Map(draft === undefined ? [] : [[draft.id, message]]);
}

function fieldOf(details: unknown, name: string): unknown {
  return typeof details === "object" && details !== null
    ? new Map(Object.entries(details)).get(name)
    : undefined;
}

function stringsOf(details: unknown, name: string): readonly string[] {
  const value = fieldOf(details, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
