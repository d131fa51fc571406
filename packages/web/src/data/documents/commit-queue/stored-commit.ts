import type { CommitAnswer, DocumentChange } from "@huvudbok/core/api";
import { isoDate } from "@huvudbok/core/calendar";
import { DOCUMENT_KINDS, encodeItem, itemId } from "@huvudbok/core/document";
import { invariant } from "@huvudbok/core/shared";
import type { Transaction } from "@huvudbok/core/transaction";
import { isLongChange } from "../long/long-change.ts";
import type { ItemChanges, ServerDocument } from "../server-document.ts";
import type { UnsavedChange, UnsavedCommit } from "../unsaved-commit.ts";

type ChangeAnswer = CommitAnswer["changes"][number];

/** What the server has stored of one document by a commit. */
export interface StoredChange {
  readonly changes: ItemChanges;
  readonly appended: readonly Transaction[];
  /**
   * The same as a difference from the document before, as the server would send it; JSON. Undefined for a long one, whose
   * document is kept whole.
   */
  readonly text: string | undefined;
}

/** Combines what was sent and what the server answered: new transactions have got their numbers. */
export function storedChange(
  change: UnsavedChange,
  sent: DocumentChange,
  answer: ChangeAnswer,
): StoredChange {
  const numbers = answer.appended ?? [];
  invariant(numbers.length === change.append.length, "every appended transaction has got its number");
  const appended = change.append.map((transaction, index): Transaction => {
    const given = numbers[index];
    invariant(given !== undefined, "every appended transaction has got its number");
    return { ...transaction, number: given.number, regDate: isoDate(given.regDate), sign: given.sign };
  });
  const put = new Map(change.put);
  for (const transaction of appended) put.set(itemId("transactions", transaction) ?? "", transaction);
  const changes = {
    head: change.head,
    put,
    remove: change.remove,
    ...(change.ends === true ? { ends: true } : {}),
  };
  if (isLongChange(sent)) return { changes, appended, text: undefined };
  const difference = {
    etag: answer.etag,
    since: answer.previousEtag ?? "",
    version: DOCUMENT_KINDS[change.kind].version,
    ...(sent.head === undefined ? {} : { head: sent.head }),
    put: [...(sent.put ?? []), ...appended.map((transaction) => encodeItem("transactions", transaction))],
    remove: sent.remove ?? [],
  };
  return {
    changes,
    appended,
    text: JSON.stringify(difference),
  };
}

/**
 * True when the server has moved marks 'Rättad av' in the same document besides what was sent: they arrive with the
 * next difference.
 */
export function movesCorrections(change: UnsavedChange, held: ServerDocument | undefined): boolean {
  const removed = change.remove.map((id) => held?.items.get(id));
  return [...change.append, ...removed].some(
    (item) => typeof item === "object" && item !== null && "corrects" in item,
  );
}

/** A refused commit that a later one has resolved: everything it wanted to change has been changed since. */
export function isResolvedBy(refused: UnsavedCommit, stored: UnsavedCommit): boolean {
  if (refused.record.refusal === undefined) return false;
  return refused.changes.every((change) => {
    const later = stored.changes.find(({ key }) => key === change.key);
    if (later === undefined || change.append.length > 0) return false;
    if (change.head !== undefined && later.head === undefined) return false;
    if (change.ends === true && later.ends !== true) return false;
    const touched = new Set([...later.put.keys(), ...later.remove]);
    return [...change.put.keys(), ...change.remove].every((id) => touched.has(id));
  });
}
