import { useSyncExternalStore } from "react";
import { type ApiFailure, failureOf } from "./api-failure.ts";
import { freshAnswers } from "./documents/fresh-answers.ts";
import { Listeners } from "./listeners.ts";

/** What is known of something that the server has, and whether it is being asked for. */
export interface RemoteState<T> {
  readonly state: "loading" | "ready" | "error";
  /** The last value; kept while a newer one is loaded, and when that fails. */
  readonly value: T | undefined;
  readonly error: ApiFailure | undefined;
}

/** Something that the server has one of: loaded when it is first used, the same for every page. */
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

  /** Loads it anew; those who ask meanwhile get an answer to a question put after they asked. */
  readonly reload = freshAnswers(() => this.#ask());

  /** Forgets the value: it belonged to somebody who has signed out. */
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
    this.#listeners.tell();
  }
}

export function useRemoteValue<T>(remote: RemoteValue<T>): RemoteState<T> {
  return useSyncExternalStore(remote.subscribe, remote.read);
}
