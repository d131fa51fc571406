import { type KeptWork, keptWork } from "./kept-work.ts";
import { storedSignIn } from "./stored-sign-in.ts";

/** Whose data this browser holds, kept through an expired sign-in (clarification P13). */
const OWNER_KEY = "dataOwner";

/** Whose data this browser holds: of the person who is signed in, or was last. */
export function dataOwner(): string | undefined {
  return storedSignIn()?.userId ?? localStorage.getItem(OWNER_KEY) ?? undefined;
}

export function rememberOwner(userId: string): void {
  localStorage.setItem(OWNER_KEY, userId);
}

export function forgetOwner(): void {
  localStorage.removeItem(OWNER_KEY);
}

/** What its owner has left in this browser's databases that the server does not have. */
export function workLeft(): Promise<KeptWork> {
  const owner = dataOwner();
  return keptWork((userId) => userId === owner);
}
