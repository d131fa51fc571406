import { type ApiFailure, failureOf } from "../../../data/api/api-failure.ts";
import { Listeners } from "../../../data/events/listeners.ts";
import type { FilePictures } from "./file-pictures.ts";

/** A file of the report: not asked for or on its way, loaded with the addresses of its pictures, or failed. */
export type ReportFile =
  | { readonly state: "waiting" }
  | { readonly state: "loaded"; readonly file: FilePictures; readonly urls: readonly string[] }
  | { readonly state: "failed"; readonly failure: ApiFailure };

const WAITING: ReportFile = { state: "waiting" };
/** Loads at once: what a line takes without the first ones waiting for the last. */
const AT_ONCE = 3;

/**
 * The files of a report, each loaded once, a few at a time and in the order in which they are asked for. The addresses
 * of their pictures hold memory until `dispose`.
 */
export class FileStore {
  readonly #load: (fileId: string) => Promise<FilePictures>;
  readonly #files = new Map<string, ReportFile>();
  readonly #queue: string[] = [];
  readonly #changed = new Listeners();
  #loading = 0;
  /** What was begun before the latest `dispose` is not wanted. */
  #round = 0;

  /** `load` rejects with a failure of the API. */
  constructor(load: (fileId: string) => Promise<FilePictures>) {
    this.#load = load;
  }

  readonly subscribe = this.#changed.subscribe;

  file(fileId: string): ReportFile {
    return this.#files.get(fileId) ?? WAITING;
  }

  /** Asks for files that have not been asked for, and again for those that failed. */
  ask(fileIds: readonly string[]): void {
    for (const id of fileIds) {
      if (this.#files.has(id) && this.#files.get(id)?.state !== "failed") continue;
      this.#files.set(id, WAITING);
      this.#queue.push(id);
    }
    this.#next();
  }

  /** How many of the files are still on their way. */
  missing(fileIds: readonly string[]): number {
    return fileIds.filter((id) => this.file(id).state === "waiting").length;
  }

  /** Gives back the memory of the pictures and forgets what was asked for. */
  dispose(): void {
    this.#round += 1;
    this.#queue.length = 0;
    for (const file of this.#files.values()) {
      if (file.state === "loaded") for (const url of file.urls) URL.revokeObjectURL(url);
    }
    this.#files.clear();
  }

  #next(): void {
    while (this.#loading < AT_ONCE) {
      const id = this.#queue.shift();
      if (id === undefined) return;
      this.#loading += 1;
      void this.#loadOne(id);
    }
  }

  async #loadOne(id: string): Promise<void> {
    const round = this.#round;
    const loaded = await this.#load(id).then(
      (file) => ({ state: "loaded", file }) as const,
      (thrown: unknown) => ({ state: "failed", failure: failureOf(thrown) }) as const,
    );
    this.#loading -= 1;
    if (round === this.#round) {
      this.#files.set(id, loaded.state === "failed" ? loaded : { ...loaded, urls: urlsOf(loaded.file) });
      this.#changed.notify();
    }
    this.#next();
  }
}

function urlsOf(file: FilePictures): readonly string[] {
  return file.kind === "pictures" ? file.pictures.map((picture) => URL.createObjectURL(picture)) : [];
}
