import { type DocumentKind, itemId } from "@huvudbok/core/document";
import { err, type Result } from "@huvudbok/core/shared";
import type { TransactionLink } from "@huvudbok/core/transaction";
import { ApiFailure } from "../api/api-failure.ts";
import { Listeners } from "../events/listeners.ts";
import type { DocumentClient } from "./document-client.ts";
import type { Commit, CommitDone, DocumentEdit, EditOf } from "./document-edit.ts";
import { sameValue } from "./same-value.ts";
import { touchesSame } from "./touched-items.ts";
import { dataKey } from "./unsaved-commit.ts";

/** How many commits can be undone, the last one first. */
const DEPTH = 50;

/** Undoes a change; the ids of the transactions that it appended are known once it is stored. */
type Inverse = (appendedIds: readonly string[]) => DocumentEdit | undefined;

/** A commit that can be undone. */
export interface UndoableCommit {
  /** Identifies the commit, as its `CommitDone` does. */
  readonly requestId: string;
  readonly companyId: number;
  /** What the user did, in Swedish. */
  readonly label: string | undefined;
  /** The transactions that it registered. */
  readonly appended: readonly Pick<TransactionLink, "series" | "number">[];
  /** The commit that undoes it. */
  readonly inverse: Commit;
  /** Its place among the commits of this tab, in the order in which they were made. */
  readonly place: number;
}

/** A commit that has no answer yet, with how to undo it. */
interface BegunCommit {
  readonly commit: Commit;
  readonly place: number;
  readonly inverses: readonly Inverse[];
}

/** The commits of one user in this tab that can be undone. Undo is a new commit with what was there before. */
export class UndoStack {
  readonly #client: DocumentClient;
  readonly #listeners = new Listeners();
  #commits: readonly UndoableCommit[] = [];
  /** How to undo commits that wait to be sent, by requestId: what is shown has their changes already. */
  readonly #waiting = new Map<string, BegunCommit>();
  /** Those on their way, each with its company. */
  readonly #underWay = new Map<Promise<unknown>, number>();
  /** What is being undone. */
  readonly #undoing: UndoableCommit[] = [];
  #made = 0;

  constructor(client: DocumentClient) {
    this.#client = client;
    client.subscribeToParted((key) => this.#forgetDocument(key));
    client.subscribeToDelayedCommits(() => {
      for (const sent of client.delayedCommits) this.#rememberWaiting(sent);
    });
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The commit that would be undone in a company: its label says what was done. */
  last(companyId: number): UndoableCommit | undefined {
    return this.#commits.findLast((commit) => commit.companyId === companyId);
  }

  /** Those of a company, in the order in which they were made. */
  of(companyId: number): readonly UndoableCommit[] {
    return this.#commits.filter((commit) => commit.companyId === companyId);
  }

  /** The commit of this request; undefined when it has been undone, or never could be. */
  find(requestId: string): UndoableCommit | undefined {
    return this.#commits.find((commit) => commit.requestId === requestId);
  }

  /** Whether something of a company is on its way: what is undone then may be that. */
  isUnderWay(companyId: number): boolean {
    return [...this.#underWay.values()].includes(companyId);
  }

  /** Whether something of a company is being undone: nothing is to be gone on from before that is known. */
  isUndoing(companyId: number): boolean {
    return this.undoing(companyId) !== undefined;
  }

  /** What is being undone of a company. */
  undoing(companyId: number): UndoableCommit | undefined {
    return this.#undoing.find((commit) => commit.companyId === companyId);
  }

  /** Resolves when nothing of a company is on its way any more. */
  async settled(companyId: number): Promise<void> {
    while (this.isUnderWay(companyId)) {
      const own = [...this.#underWay].flatMap(([sent, of]) => (of === companyId ? [sent] : []));
      await Promise.allSettled(own);
    }
  }

  /** Saves a commit and remembers how to undo it. */
  async commit(commit: Commit): Promise<Result<CommitDone, ApiFailure>> {
    this.#made += 1;
    const sent = this.#send(commit, this.#made);
    this.#underWay.set(sent, commit.companyId);
    this.#listeners.notify();
    try {
      return await sent;
    } finally {
      this.#underWay.delete(sent);
      this.#listeners.notify();
    }
  }

  async #send(commit: Commit, place: number): Promise<Result<CommitDone, ApiFailure>> {
    const inverses: Inverse[] = [];
    for (const edit of commit.changes) {
      const key = dataKey(edit.kind, commit.companyId, edit.fiscalYearId);
      if (key === undefined) return this.#client.commit(commit);
      const failure = isAppendOnly(edit) ? undefined : await this.#client.load(key, edit.kind);
      if (failure !== undefined) return err(failure);
      inverses.push(inverseOf(this.#client, key, edit));
    }
    const done = await this.#client.commit(commit);
    if (!done.ok) {
      const { isTransient, isUnknown, unsavedId } = done.error;
      const isFirst = (isTransient || isUnknown) && unsavedId !== undefined && !this.#waiting.has(unsavedId);
      if (isFirst) this.#waiting.set(unsavedId, { commit, place, inverses });
      return done;
    }
    const { requestId } = done.value;
    const waiting = this.#waiting.get(requestId);
    this.#waiting.delete(requestId);
    // A form that was changed after a failure is sent with the id of the first try, and does something else.
    const isSame = waiting !== undefined && sameValue(waiting.commit.changes, commit.changes);
    this.#remember(isSame ? waiting : { commit, place, inverses }, done.value);
    return done;
  }

  /** Remembers a commit that had waited, if one with this id has. */
  #rememberWaiting(done: Pick<CommitDone, "requestId" | "appended">): void {
    const waiting = this.#waiting.get(done.requestId);
    this.#waiting.delete(done.requestId);
    if (waiting !== undefined) this.#remember(waiting, done);
  }

  /**
   * Undoes a commit, such as the last one of a company. One that the server refuses to undo remains done, and is
   * forgotten here. One that a later commit depends on is refused: the later one must be undone first.
   */
  async undo(commit: UndoableCommit | undefined): Promise<Result<CommitDone, ApiFailure>> {
    const place = commit === undefined ? -1 : this.#commits.indexOf(commit);
    if (commit === undefined || place === -1) return err(nothingToUndo());
    const later = this.#commits.slice(place + 1).find((other) => touchesSame(commit.inverse, other.inverse));
    const waiting = this.#stillWaiting().find((other) => touchesSame(commit.inverse, other));
    if (later !== undefined || waiting !== undefined) return err(laterFirst((later ?? waiting)?.label));
    this.#undoing.push(commit);
    this.#set(this.#commits.filter((other) => other !== commit));
    const done = await this.#client.commit(commit.inverse);
    this.#undoing.splice(this.#undoing.indexOf(commit), 1);
    this.#listeners.notify();
    if (!done.ok && done.error.isTransient) {
      await this.#client.discardUnsaved(done.error.unsavedId ?? "");
      this.#set([...this.#commits.slice(0, place), commit, ...this.#commits.slice(place)]);
    }
    return done;
  }

  /** Those that have not been given up. */
  #stillWaiting(): readonly Commit[] {
    return this.#client.unsaved.flatMap(({ record }) => this.#waiting.get(record.requestId)?.commit ?? []);
  }

  #remember(
    { commit, place, inverses }: BegunCommit,
    done: Pick<CommitDone, "requestId" | "appended">,
  ): void {
    const { companyId, label, keeps = [] } = commit;
    let taken = 0;
    const changes = inverses.map((inverse, index) => {
      const count = commit.changes[index]?.append?.length ?? 0;
      const appended = done.appended.slice(taken, taken + count);
      taken += count;
      return inverse(appended.map((transaction) => itemId("transactions", transaction) ?? ""));
    });
    const edits = changes.filter((change) => change !== undefined);
    const inverse: Commit = {
      companyId,
      // The server accepts an undo only as a whole; one that keeps a part of the commit is a change like the first one.
      intent: keeps.length === 0 ? "undo" : commit.intent,
      changes: edits.filter(({ kind }) => !keeps.includes(kind)),
      keepConflict: false,
      untilKnown: true,
      // What is told of it while it is not known to be saved, and afterwards.
      ...(label === undefined ? {} : { label: `Ångrat: ${label}` }),
    };
    const appended = done.appended.map(({ series, number }) => ({ series, number }));
    const undoable = { requestId: done.requestId, companyId, label, appended, inverse, place };
    // What was answered late was made before others.
    this.#set([...this.#commits, undoable].toSorted((a, b) => a.place - b.place).slice(-DEPTH));
  }

  /** What was done in a history that the server does not have cannot be undone (ST22). */
  #forgetDocument(key: string): void {
    const kept = this.#commits.filter(
      ({ companyId, inverse }) =>
        !inverse.changes.some(({ kind, fiscalYearId }) => dataKey(kind, companyId, fiscalYearId) === key),
    );
    if (kept.length < this.#commits.length) this.#set(kept);
  }

  #set(commits: readonly UndoableCommit[]): void {
    this.#commits = commits;
    this.#listeners.notify();
  }
}

/** Remembers what an edit touches, before it is made. A head that did not exist before cannot be removed again. */
function inverseOf<Kind extends DocumentKind>(
  client: DocumentClient,
  key: string,
  edit: EditOf<Kind>,
): Inverse {
  const { kind, fiscalYearId, put = [], remove = [] } = edit;
  const { head, items, isMissing } = client.state(key, kind);
  if (edit.end === true) {
    const place = { kind, ...(fiscalYearId === undefined ? {} : { fiscalYearId }) };
    const back = { ...place, head, put: [...items.values()] };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the document of that kind held
    return () => (isMissing ? undefined : (back as unknown as DocumentEdit));
  }
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

function isAppendOnly({ head, put, remove, end }: DocumentEdit): boolean {
  return head === undefined && put === undefined && remove === undefined && end === undefined;
}

function laterFirst(label: string | undefined): ApiFailure {
  return new ApiFailure({
    status: 0,
    type: "LaterChangeFirst",
    message:
      label === undefined
        ? "Samma uppgift har ändrats senare. Ångra den senare ändringen först."
        : `Samma uppgift har ändrats senare. Ångra den ändringen först: ${label}.`,
    level: "info",
  });
}

function nothingToUndo(): ApiFailure {
  return new ApiFailure({
    status: 0,
    type: "NothingToUndo",
    message: "Det finns inget att ångra.",
    level: "info",
  });
}
