import type { Attachment } from "@huvudbok/core/attachment";
import { attachedFileIds, type Transaction } from "@huvudbok/core/transaction";

/** A file in the archive: which it is, and its path there. */
export interface ArchiveEntry {
  readonly fileId: string;
  readonly path: string;
}

interface NamedFiles {
  readonly attachments: readonly Attachment[];
  readonly transactions: Iterable<Transaction>;
  readonly drafts: Iterable<Pick<Transaction, "attachmentIds">>;
}

/**
 * The files of a year by what they belong to, so that they are found again beside the books: `A 12 kvitto.pdf`, those of
 * drafts and of nothing in folders of their own. No two have one path.
 */
export function archiveEntries({ attachments, transactions, drafts }: NamedFiles): readonly ArchiveEntry[] {
  const owners = new Map<string, string>();
  for (const transaction of transactions) {
    const { series, number } = transaction;
    for (const id of attachedFileIds(transaction))
      if (!owners.has(id)) owners.set(id, `${series} ${number} `);
  }
  for (const { attachmentIds = [] } of drafts) {
    for (const id of attachmentIds) if (!owners.has(id)) owners.set(id, "Utkast/");
  }
  const taken = new Set<string>();
  return attachments.map(({ id, name, fileId }) => {
    const owner = owners.get(id) ?? "Övriga/";
    const folder = owner.endsWith("/") ? owner : "";
    const file = plainName(folder === "" ? `${owner}${name}` : name);
    const path = freePath(`${folder}${file}`, taken);
    taken.add(path.toLowerCase());
    return { fileId, path };
  });
}

/** Without what some system's file names cannot have. */
function plainName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken away
  const plain = name.replace(/[\u0000-\u001f\u007f]/g, "").trim();
  return plain === "" ? "fil" : plain.replace(/[<>:"/\\|?*]/g, "_");
}

/** `kvitto (2).pdf` where there is a `kvitto.pdf` already, in any case. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(path.toLowerCase())) return path;
  const [, start = path, ending = ""] = /^(.+?)(\.[^./]+)?$/s.exec(path) ?? [];
  let count = 2;
  while (taken.has(`${start} (${count})${ending}`.toLowerCase())) count += 1;
  return `${start} (${count})${ending}`;
}
