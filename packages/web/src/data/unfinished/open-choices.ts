import { Listeners } from "../events/listeners.ts";

const listeners = new Listeners();
let count = 0;

/** Whether a person is asked to choose between what is typed and what somebody else has saved meanwhile. */
export function hasOpenChoice(): boolean {
  return count > 0;
}

/** Calls the listener when the first choice is asked for, and when the last one is made. */
export const subscribeToChoices = listeners.subscribe;

/** Asks for a choice until the returned function is called. */
export function askForChoice(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: 1 | -1): void {
  count += by;
  listeners.notify();
}
