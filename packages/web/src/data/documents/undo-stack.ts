import { type DocumentKind, itemId } from "@huvudbok/core/document";
import { err, type Result } from "@huvudbok/core/shared";
import { ApiFailure } from "../api-failure.ts";
import { Listeners } from "../listeners.ts";
import type { DocumentClient } from "./document-client.ts";
import type { Commit, CommitDone, DocumentEdit, EditOf } from "./document-edit.ts";
import { dataKey } from "./unsaved-commit.ts";

/** So many commits can be taken back, the last one first. */
const DEPTH = 50;

/** Takes a change back; the ids of the transactions that it appended are known when it has been stored. */
type Inverse = (appendedIds: readonly string[]) => DocumentEdit;

/** The commits of one user in this tab that can be taken back. Undo is a new commit with what was there before. */
export class UndoStack {
  readonly #client: DocumentClient;
  readonly #listeners = new Listeners();
  #commits: readonly Commit[] = [];

  constructor(client: DocumentClient) {
    this.#client = client;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The commit that would be taken back in a company: its label says what was done. */
  last(companyId: number): Commit | undefined {
    return this.#commits.findLast((commit) => commit.companyId === companyId);
  }

  /** Saves a commit and remembers how to take it back. */
  async commit(commit: Commit): Promise<Result<CommitDone, ApiFailure>> {
    const inverses: Inverse[] = [];
    for (const edit of commit.changes) {
      const key = dataKey(edit.kind, commit.companyId, edit.fiscalYearId);
      if (key === undefined) return this.#client.commit(commit);
      const failure = isAppendOnly(edit) ? undefined : await this.#client.load(key, edit.kind);
      if (failure !== undefined) return err(failure);
      inverses.push(inverseOf(this.#client, key, edit));
    }
    const done = await this.#client.commit(commit);
    if (done.ok) this.#remember(commit, done.value, inverses);
    return done;
  }

  /** Takes the last commit of a company back. One that the server refuses to take back stays done, and is forgotten here. */
  async undo(companyId: number): Promise<Result<CommitDone, ApiFailure>> {
    const commit = this.last(companyId);
    if (commit === undefined) return err(nothingToUndo());
    this.#set(this.#commits.filter((other) => other !== commit));
    const done = await this.#client.commit(commit);
    if (!done.ok && done.error.isTransient) {
      await this.#client.discardUnsaved(done.error.unsavedId ?? "");
      this.#set([...this.#commits, commit]);
    }
    return done;
  }

  #remember(commit: Commit, done: CommitDone, inverses: readonly Inverse[]): void {
    const { companyId, label } = commit;
    let taken = 0;
    const changes = inverses.map((inverse, index) => {
      const count = commit.changes[index]?.append?.length ?? 0;
      const appended = done.appended.slice(taken, taken + count);
      taken += count;
      return inverse(appended.map((transaction) => itemId("transactions", transaction) ?? ""));
    });
    const inverse: Commit = {
      companyId,
      intent: "undo",
      changes,
      keepConflict: false,
      ...(label === undefined ? {} : { label }),
    };
    this.#set([...this.#commits, inverse].slice(-DEPTH));
  }

  #set(commits: readonly Commit[]): void {
    this.#commits = commits;
    this.#listeners.tell();
  }
}

/** Remembers what an edit touches, before it is made. A head that was not there before cannot be taken away again. */
function inverseOf<Kind extends DocumentKind>(
  client: DocumentClient,
  key: string,
  edit: EditOf<Kind>,
): Inverse {
  const { kind, fiscalYearId, put = [], remove = [] } = edit;
  const { head, items } = client.state(key, kind);
  const ids = [...put.map((item) => itemId(kind, item) ?? ""), ...remove];
  const putBack = ids.flatMap((id) => items.get(id) ?? []);
  const takeAway = ids.filter((id) => !items.has(id));
  return (appendedIds) => {
    const inverse: EditOf<Kind> = {
      kind,
      put: putBack,
      remove: [...takeAway, ...appendedIds],
      ...(fiscalYearId === undefined ? {} : { fiscalYearId }),
      ...(edit.head === undefined || head === undefined ? {} : { head }),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an edit of the same kind as the one it takes back
    return inverse as unknown as DocumentEdit;
  };
}

function isAppendOnly({ head, put, remove }: DocumentEdit): boolean {
  return head === undefined && put === undefined && remove === undefined;
}

function nothingToUndo(): ApiFailure {
  return new ApiFailure({
    status: 0,
    type: "NothingToUndo",
    message: "Det finns inget att ångra.",
    level: "info",
  });
}
