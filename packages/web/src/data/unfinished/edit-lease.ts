import { Listeners } from "../events/listeners.ts";

/** Whether this tab edits a form: requested, granted, or another tab edits it. */
export type LeaseState = "asking" | "mine" | "elsewhere";

export interface EditLeaseParts {
  /** Identifies the form among all forms of the browser. */
  readonly name: string;
  /** Reads the form again before this tab may edit it: another tab may have written it. */
  readonly onGranted: () => Promise<void>;
  /** Whether nothing is typed in the form, so that taking it from another tab disturbs nobody. */
  readonly isEmpty: () => Promise<boolean>;
  /** Whether a person uses this tab: one that loads in the background takes no form, empty or not. */
  readonly isInUse: () => boolean;
}

/** A page that is reloaded may meet its own lock, which is released with the previous page. */
const TRIES_AFTER_MS = [50, 100, 250];

/**
 * Lets one tab of the browser edit a form. Another one may take it over; this one is then notified, and stops writing.
 * In a browser without locks only one tab matters.
 */
export class EditLease {
  readonly #parts: EditLeaseParts;
  readonly #listeners = new Listeners();
  #state: LeaseState = "asking";
  #grants = 0;
  #isUsed = false;
  #isTrying = false;
  #release = (): void => {};

  constructor(parts: EditLeaseParts) {
    this.#parts = parts;
  }

  readonly subscribe = this.#listeners.subscribe;

  get state(): LeaseState {
    return this.#state;
  }

  /** How many times this tab has been granted the form: after each the form is rendered again. */
  get grants(): number {
    return this.#grants;
  }

  start(): void {
    this.#isUsed = true;
    void this.#start();
  }

  stop(): void {
    this.#isUsed = false;
    this.#state = "asking";
    this.#release();
  }

  /** Takes the form from the tab that edits it. */
  async takeOver(): Promise<void> {
    if (this.#state === "mine" || !("locks" in navigator)) return;
    if (await this.#request({ steal: true })) await this.#granted();
  }

  /** Takes the form if no other tab edits it, or nothing is typed in it. */
  async retry(): Promise<void> {
    if (this.#state !== "elsewhere" || this.#isTrying) return;
    this.#isTrying = true;
    await this.#tryOnce();
    this.#isTrying = false;
  }

  /** Takes the form if no other tab edits it any more: the one that did was closed, or went to another page. */
  async takeFree(): Promise<void> {
    if (this.#state !== "elsewhere" || this.#isTrying) return;
    this.#isTrying = true;
    if (await this.#request({ ifAvailable: true })) await this.#granted();
    this.#isTrying = false;
  }

  async #start(): Promise<void> {
    if (!("locks" in navigator)) {
      await this.#granted();
      return;
    }
    this.#isTrying = true;
    for (const wait of TRIES_AFTER_MS) {
      if (!this.#isUsed || (await this.#tryOnce())) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    this.#isTrying = false;
    if (this.#isUsed && this.#state === "asking") this.#set("elsewhere");
  }

  async #tryOnce(): Promise<boolean> {
    const isGranted =
      (await this.#request({ ifAvailable: true })) ||
      (this.#isUsed &&
        this.#parts.isInUse() &&
        (await this.#parts.isEmpty()) &&
        (await this.#request({ steal: true })));
    if (isGranted) await this.#granted();
    return isGranted;
  }

  /** Requests the lock, and holds it until it is released or taken. False when another tab has it. */
  #request(options: LockOptions): Promise<boolean> {
    return new Promise((answer) => {
      let isHeld = false;
      const hold = (lock: Lock | null): Promise<void> => {
        if (lock === null || !this.#isUsed) {
          answer(false);
          return Promise.resolve();
        }
        const { promise, resolve } = Promise.withResolvers<void>();
        this.#release = resolve;
        isHeld = true;
        answer(true);
        return promise;
      };
      navigator.locks.request(this.#parts.name, options, hold).catch(() => {
        answer(false);
        if (isHeld && this.#isUsed) this.#set("elsewhere");
      });
    });
  }

  async #granted(): Promise<void> {
    await this.#parts.onGranted();
    if (!this.#isUsed) return;
    this.#grants += 1;
    this.#set("mine");
  }

  #set(state: LeaseState): void {
    this.#state = state;
    this.#listeners.notify();
  }
}
