import type { LoadState } from "../../data/use-document-at.ts";

/** True when a document's content is loaded, also while a change to it is being saved. */
export function isLoaded(state: LoadState): boolean {
  return state === "Default" || state === "Loading";
}
