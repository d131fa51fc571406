import type { IsoDate } from "@huvudbok/core/calendar";
import type { DocumentClient } from "../../data/documents/document-client.ts";
import { Listeners } from "../../data/events/listeners.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { demonstrationParts } from "./demonstration-parts.ts";
import { type DemonstrationProgress, type MadeDemonstration, runDemonstration } from "./run-demonstration.ts";

export interface DemonstrationState {
  readonly status: "idle" | "running" | "stopped" | "failed" | "done";
  readonly progress?: DemonstrationProgress;
  readonly error?: PageError;
  readonly made?: MadeDemonstration;
}

const LOCK = "huvudbok-demonstration";
const BUSY: PageError = {
  message: "Exempelföretaget skapas redan i en annan flik. Vänta tills det är klart där.",
  level: "info",
};

/** Creates the demonstration company. It continues when the page is left, so it lives outside the page. */
export class DemonstrationJob {
  readonly #client: DocumentClient;
  readonly #listeners = new Listeners();
  #state: DemonstrationState = { status: "idle" };
  #stopper = new AbortController();

  constructor(client: DocumentClient) {
    this.#client = client;
  }

  readonly read = (): DemonstrationState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /** Starts, or continues an interrupted run; does nothing while it is running, here or in another tab. */
  start(today: IsoDate): void {
    if (this.#state.status === "running") return;
    this.#stopper = new AbortController();
    this.#set({ status: "running" });
    void navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (lock === null) this.#set({ status: "failed", error: BUSY });
      else await this.#run(today, this.#stopper.signal);
    });
  }

  /** Stops after the running commit. */
  stop(): void {
    this.#stopper.abort();
  }

  /** Forgets the result: the company has been opened, or deleted. */
  reset(): void {
    if (this.#state.status !== "running") this.#set({ status: "idle" });
  }

  async #run(today: IsoDate, signal: AbortSignal): Promise<void> {
    const onProgress = (progress: DemonstrationProgress) => this.#set({ status: "running", progress });
    try {
      const parts = demonstrationParts(this.#client, today);
      const made = await runDemonstration({ ...parts, onProgress, signal });
      this.#set({ status: "done", made });
    } catch (thrown) {
      const { progress } = this.#state;
      const reached = progress === undefined ? {} : { progress };
      if (signal.aborted) this.#set({ status: "stopped", ...reached });
      else this.#set({ status: "failed", error: pageErrorOf(thrown), ...reached });
    }
  }

  #set(state: DemonstrationState): void {
    this.#state = state;
    this.#listeners.notify();
  }
}

const jobs = new WeakMap<DocumentClient, DemonstrationJob>();

/** The job of the person who is signed in. */
export function jobOf(client: DocumentClient): DemonstrationJob {
  const existing = jobs.get(client);
  if (existing !== undefined) return existing;
  const job = new DemonstrationJob(client);
  jobs.set(client, job);
  return job;
}
