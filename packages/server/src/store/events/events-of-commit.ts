import type { CompanyEvent, ImportedFile } from "@huvudbok/core/api";
import { eventsOfChange, hasEvents } from "@huvudbok/core/document";
import { chainPlace } from "../chain/chain-place.ts";
import type { ResolvedChange } from "../commit/resolved-change.ts";
import type { RevisionStamp, WrittenRevision } from "../commit/write-revision.ts";
import { storedHead, storedItem } from "../reading/stored-values.ts";

interface WrittenDocument {
  readonly change: ResolvedChange;
  /** The revision that was written. */
  readonly at: WrittenRevision;
}

/** The events of a commit: locks, closed dates, what is deleted, and that it is an import. */
export function eventsOfCommit(
  { origin, commitId, intent }: Pick<RevisionStamp, "origin" | "commitId" | "intent">,
  written: readonly WrittenDocument[],
  importedFile: ImportedFile | undefined,
): readonly CompanyEvent[] {
  const events: CompanyEvent[] = written.flatMap((one) => [
    ...eventsOfDocument(one.change),
    ...(one.change.ends && one.change.target.companyId !== 0 ? [documentDeleted(origin, one)] : []),
  ]);
  if (intent !== "import") return events;
  const documents = written.map(({ at, change: { target, items } }) => {
    return { ...placeOf(origin, target, at), items: items.length };
  });
  const file = importedFile === undefined ? {} : { file: importedFile };
  return [...events, { kind: "import", data: { commitId, ...file, documents } }];
}

function placeOf(origin: string, target: ResolvedChange["target"], { revision }: WrittenDocument["at"]) {
  const { kind, scope } = chainPlace(origin, target.storedKey);
  return { kind, fiscalYearId: target.address.scope === "fiscalYear" ? scope : null, revision };
}

function documentDeleted(origin: string, { at, change: { target } }: WrittenDocument): CompanyEvent {
  return { kind: "documentDeleted", data: placeOf(origin, target, at) };
}

function eventsOfDocument({
  target,
  headBefore,
  head,
  ends,
  items,
}: ResolvedChange): readonly CompanyEvent[] {
  const { kind } = target;
  if (!hasEvents(kind)) return [];
  const before = headBefore === undefined ? undefined : storedHead(kind, headBefore);
  return eventsOfChange(kind, {
    ...(head === undefined && !ends ? {} : { head: { before, after: head?.value } }),
    items: items.map((item) => ({
      before: item.before === undefined ? undefined : storedItem(kind, item.before),
      after: item.after?.value,
    })),
  });
}
