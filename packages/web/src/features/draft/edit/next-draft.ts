import { replaceAddress } from "../../../navigation/address.ts";
import { draftPath } from "../../../ui/link/draft-path.ts";

/** The draft that was opened because the one before it had been registered. */
let opened: string | undefined;

/** Opens a draft in the place of one that is registered, so that a pile is gone through from one to the next. */
export function openNextDraft(id: string): void {
  opened = id;
  replaceAddress(draftPath(id));
}

/** Whether a draft was opened like that: said once, and then it is a draft like any other. */
export function takeOpenedNext(id: string): boolean {
  const isNext = opened === id;
  opened = undefined;
  return isNext;
}
