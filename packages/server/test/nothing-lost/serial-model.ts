/** What one acknowledged commit did to one document. */
export interface ModelEffect {
  readonly key: string;
  readonly revision: number;
  readonly intent: string;
  /** Items by id, in the order they were sent. */
  readonly put: ReadonlyMap<string, unknown>;
  readonly remove: readonly string[];
  /** Series and numbers that the server gave. */
  readonly appended: readonly { readonly series: string; readonly number: number }[];
}

export type ModelCommit = readonly ModelEffect[];

/**
 * One order of all commits that agrees with the revisions of every document; undefined when there is none, or when a
 * revision is missing or was given twice.
 */
export function serialOrder(commits: readonly ModelCommit[]): readonly ModelCommit[] | undefined {
  const byKey = new Map<string, { readonly revision: number; readonly commit: ModelCommit }[]>();
  for (const commit of commits) {
    for (const { key, revision } of commit) {
      const steps = byKey.get(key) ?? [];
      steps.push({ revision, commit });
      byKey.set(key, steps);
    }
  }
  const waitsFor = new Map<ModelCommit, number>(commits.map((commit) => [commit, 0]));
  const followers = new Map<ModelCommit, ModelCommit[]>(commits.map((commit) => [commit, []]));
  for (const steps of byKey.values()) {
    steps.sort((a, b) => a.revision - b.revision);
    for (const [index, { revision, commit }] of steps.entries()) {
      const before = steps[index - 1];
      if (before === undefined) continue;
      if (revision !== before.revision + 1) return undefined;
      followers.get(before.commit)?.push(commit);
      waitsFor.set(commit, (waitsFor.get(commit) ?? 0) + 1);
    }
  }
  const ready = commits.filter((commit) => waitsFor.get(commit) === 0);
  for (const commit of ready) {
    for (const follower of followers.get(commit) ?? []) {
      const left = (waitsFor.get(follower) ?? 0) - 1;
      waitsFor.set(follower, left);
      if (left === 0) ready.push(follower);
    }
  }
  return ready.length === commits.length ? ready : undefined;
}

/** Documents as lists of items by id, to which commits are applied one after the other. */
export class SerialModel {
  readonly #documents = new Map<string, Map<string, unknown>>();
  /** The highest number of each series of each document. */
  readonly #highest = new Map<string, number>();

  items(key: string): Map<string, unknown> {
    const items = this.#documents.get(key) ?? new Map<string, unknown>();
    this.#documents.set(key, items);
    return items;
  }

  /** Applies a commit; returns what could not have happened at its position. */
  apply(commit: ModelCommit): readonly string[] {
    const strange: string[] = [];
    for (const { key, intent, put, remove, appended } of commit) {
      const items = this.items(key);
      for (const id of remove) {
        const [series = "", number = ""] = id.split("-");
        const last = this.#highest.get(`${key} ${series}`) ?? 0;
        if (intent === "delete" && Number(number) !== last) strange.push(`${id} was not the last`);
        if (!items.delete(id)) strange.push(`${id} was not there`);
        // The number before exists, or the gap has already been reported.
        if (intent === "delete") this.#highest.set(`${key} ${series}`, last - 1);
      }
      for (const { series, number } of appended) {
        const last = this.#highest.get(`${key} ${series}`) ?? 0;
        if (number !== last + 1) strange.push(`${series}-${number} does not follow`);
        this.#highest.set(`${key} ${series}`, number);
        const id = `${series}-${number}`;
        if (items.has(id)) strange.push(`${id} was there already`);
        items.set(id, put.get(id));
      }
      for (const [id, value] of put) items.set(id, value);
    }
    return strange;
  }
}
