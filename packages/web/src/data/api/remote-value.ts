import { useSyncExternalStore } from "react";
import { freshAnswers } from "../documents/fresh-answers.ts";
import { Listeners } from "../events/listeners.ts";
import { type ApiFailure, failureOf } from "./api-failure.ts";

/** The state of a value of the server: what is loaded, and whether it is being requested. */
export interface RemoteState<T> {
  readonly state: "loading" | "ready" | "error";
  /** The last value; it remains while a newer one is loaded, and when that fails. */
  readonly value: T | undefined;
  readonly error: ApiFailure | undefined;
}

/** A value that the server has only one of: loaded when it is first used, and shared by every page. */
export class RemoteValue<T> {
  readonly #load: () => Promise<T>;
  readonly #listeners = new Listeners();
  #state: RemoteState<T> = { state: "loading", value: undefined, error: undefined };
  #isAsked = false;
  #forgotten = 0;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  readonly read = (): RemoteState<T> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (!this.#isAsked) void this.reload();
    return this.#listeners.subscribe(listener);
  };

  /** Loads it again; callers in the meantime get the answer to a request made after their call. */
  readonly reload = freshAnswers(() => this.#ask());

  /** Says that it may have changed. A value that nobody has used yet is not requested. */
  reloadIfUsed(): void {
    if (this.#isAsked) void this.reload();
  }

  /** Forgets the value: it belonged to a person who has signed out. */
  forget(): void {
    this.#isAsked = false;
    this.#forgotten += 1;
    this.#set({ state: "loading", value: undefined, error: undefined });
    if (!this.#listeners.isEmpty) void this.reload();
  }

  async #ask(): Promise<void> {
    const { value } = this.#state;
    const forgotten = this.#forgotten;
    this.#isAsked = true;
    const isWanted = () => forgotten === this.#forgotten;
    try {
      const loaded = await this.#load();
      if (isWanted()) this.#set({ state: "ready", value: loaded, error: undefined });
    } catch (thrown) {
      if (isWanted()) this.#set({ state: "error", value, error: failureOf(thrown) });
    }
  }

  #set(state: RemoteState<T>): void {
    this.#state = state;
    this.#listeners.notify();
  }
}

export function useRemoteValue<T>(remote: RemoteValue<T>): RemoteState<T> {
  return useSyncExternalStore(remote.subscribe, remote.read);
}
