import { anyKind, type DocumentKind, isDocumentKind } from "./document-kind.ts";

/** The place of a kind in a commit: higher than that of every kind that is written before it. */
export function writeRank(kind: DocumentKind): number {
  const before = anyKind(kind).writtenAfter.filter(isDocumentKind).map(writeRank);
  return Math.max(0, ...before.map((rank) => rank + 1));
}
