import { pushAddress } from "../../navigation/address.ts";

const PATH = "/logout";

/**
 * Leads to /logout by an act of the person in the product. The mark is in the history of the tab, where no link and no
 * foreign page can put it: a person who comes to /logout without it is asked first (SN4).
 */
export function goToSignOut(): void {
  pushAddress(PATH, { isOwnAct: true });
}

/**
 * Whether the person has chosen to sign out in the product. Answered once: 'Back' to this page is not such a choice.
 */
export function takeSignOutRequest(): boolean {
  const state: unknown = window.history.state;
  const isOwnAct = typeof state === "object" && state !== null && "isOwnAct" in state;
  if (isOwnAct) window.history.replaceState({ ...state, isOwnAct: undefined }, "", PATH);
  return isOwnAct && state.isOwnAct === true;
}
