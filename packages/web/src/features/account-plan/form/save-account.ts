import type { Account } from "@huvudbok/core/account-plan";
import { ApiFailure } from "../../../data/api/api-failure.ts";
import type { Action } from "../../../ui/form/use-action.ts";

/** Saves the account of a form and names what was done. Throws what prevented the save. */
export type SaveAccount = (label: string, account: Account) => Promise<void>;

/** Work that waits for earlier work and is shown by the page, and whose end the caller also awaits. */
export function inTurn({ runInTurn }: Action, work: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    runInTurn(() => {
      const done = work();
      done.then(resolve, reject);
      return done;
    });
  });
}

/** Whether a change that was not saved is queued to be sent again, or to be decided about. */
export function isKeptAsChange(thrown: unknown): boolean {
  if (!(thrown instanceof ApiFailure) || thrown.unsavedId === undefined) return false;
  return thrown.isTransient || thrown.isRefusalKept;
}
