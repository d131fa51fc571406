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

const LOADING = { state: "loading", value: undefined, error: undefined } as const;

/** A value that the server has only one of: loaded when it is first used, and shared by every page. */
export class RemoteValue<T> {
  readonly #load: () => Promise<T>;
  readonly #listeners = new Listeners();
  #state: RemoteState<T> = LOADING;
  #isAsked = false;
  #forgotten = 0;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  readonly read = (): RemoteState<T> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    // What could not be loaded is tried again by the next page that uses it.
    const isLeftFailed = this.#state.error !== undefined && this.#listeners.isEmpty;
    if (isLeftFailed || !this.#isAsked) void this.reload();
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
    this.#set(LOADING);
    if (!this.#listeners.isEmpty) void this.reload();
  }

  async #ask(): Promise<void> {
    const forgotten = this.#forgotten;
    this.#isAsked = true;
    const answer = await this.#load().then(
      (loaded): RemoteState<T> => ({ state: "ready", value: loaded, error: undefined }),
      (thrown: unknown): RemoteState<T> => ({ ...this.#state, state: "error", error: failureOf(thrown) }),
    );
    if (forgotten === this.#forgotten) this.#set(answer);
  }

  #set(state: RemoteState<T>): void {
    this.#state = state;
    this.#listeners.notify();
  }
}

export function useRemoteValue<T>(remote: RemoteValue<T>): RemoteState<T> {
  return useSyncExternalStore(remote.subscribe, remote.read);
}
