import { type LocalWork, localWork } from "./local-work.ts";
import { storedSignIn } from "./stored-sign-in.ts";

/** The key of the user whose data this browser holds; it survives an expired sign-in (SN6). */
const OWNER_KEY = "dataOwner";

/** The user whose data this browser holds: the one who is signed in, or was last. */
export function dataOwner(): string | undefined {
  return storedSignIn()?.userId ?? localStorage.getItem(OWNER_KEY) ?? undefined;
}

export function rememberOwner(userId: string): void {
  localStorage.setItem(OWNER_KEY, userId);
}

export function forgetOwner(): void {
  localStorage.removeItem(OWNER_KEY);
}

/** The work of that user in this browser's databases that the server does not have. */
export function workLeft(): Promise<LocalWork> {
  const owner = dataOwner();
  return localWork((userId) => userId === owner);
}
