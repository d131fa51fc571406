import type { PageState } from "../data/use-document-at.ts";

/** True when a document's content is known, also while a change to it is being saved. */
export function isKnown(state: PageState): boolean {
  return state === "Default" || state === "Loading";
}
