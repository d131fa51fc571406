import { type DateRange, type IsoDate, rangeContains } from "@huvudbok/core/calendar";
import {
  type DocumentKind,
  type FileReference,
  fileReferences,
  isDocumentKind,
  itemId,
} from "@huvudbok/core/document";
import { entriesBalance, type TransactionLink } from "@huvudbok/core/transaction";
import { sql } from "kysely";
import { bodyHash } from "../chain/revision-hash.ts";
import type { DocumentRow } from "../commit/lock-documents.ts";
import { readStored } from "../reading/stored-values.ts";
import type { DataFindingCode } from "./data-finding.ts";
import type { Inspection } from "./inspection.ts";
import { type CorrectionMark, unansweredMarks } from "./verify-corrections.ts";
import { verifyReferences } from "./verify-references.ts";

/** A current item beside the last entry of its history. */
interface PresentItem {
  readonly id: string;
  readonly position: number;
  readonly revision: number;
  readonly series: string | null;
  readonly number: number | null;
  readonly body: string;
  readonly version: number;
  readonly wanted_hash: string | null;
  readonly wanted_version: number | null;
  readonly wanted_position: number | null;
  readonly wanted_revision: number | null;
}

const ROWS_PER_QUERY = 500;

export interface ItemsFound {
  readonly count: number;
  readonly size: number;
  readonly lastPosition: number;
  /** The newest version in which an item was written; 0 when there are none. */
  readonly newestVersion: number;
}

/**
 * Inspects the current content of a document: it must equal the end of its history, and core must be able to read it.
 */
export async function verifyItems(
  look: Inspection,
  document: DocumentRow,
  year: DateRange | undefined,
): Promise<ItemsFound> {
  let count = 0;
  let size = 0;
  let lastPosition = 0;
  let newestVersion = 0;
  const report = (code: DataFindingCode, itemId: string): void =>
    look.onFinding({
      companyId: document.company_id,
      key: document.key,
      revision: document.revision,
      code,
      itemId,
    });
  for await (const items of presentItems(look, document)) {
    const references: (FileReference & { readonly itemId: string })[] = [];
    const marks: CorrectionMark[] = [];
    for (const item of items) {
      count += 1;
      size += item.body.length;
      lastPosition = Math.max(lastPosition, item.position);
      newestVersion = Math.max(newestVersion, item.version);
      if (!isLastOfHistory(item)) report("item", item.id);
      const value = isDocumentKind(document.kind) ? readItem(document.kind, item) : undefined;
      if (value === undefined) {
        report("unreadable", item.id);
        continue;
      }
      if (value.isUnbalanced) report("unbalanced", item.id);
      if (year !== undefined && value.date !== undefined && !rangeContains(year, value.date)) {
        report("voucher-date", item.id);
      }
      for (const file of value.files) references.push({ itemId: item.id, ...file });
      if (value.correctedBy !== undefined) marks.push({ itemId: item.id, correctedBy: value.correctedBy });
    }
    await verifyReferences(look.tx, document.company_id, references, "item", (code, { itemId }) =>
      report(code, itemId),
    );
    for (const itemId of await unansweredMarks(look.tx, document, marks)) report("correction", itemId);
  }
  for await (const id of missingItems(look, document)) report("item", id);
  return { count, size, lastPosition, newestVersion };
}

function isLastOfHistory(item: PresentItem): boolean {
  return (
    typeof item.body === "string" &&
    item.wanted_hash === bodyHash(item.body) &&
    item.wanted_revision === item.revision &&
    item.wanted_version === item.version &&
    (item.wanted_position === null || item.wanted_position === item.position)
  );
}

interface ReadItem {
  readonly isUnbalanced: boolean;
  /** The number of a registered transaction. */
  readonly date?: IsoDate;
  readonly files: readonly FileReference[];
  /** What a registered transaction is marked as corrected by. */
  readonly correctedBy?: TransactionLink;
}

/** Undefined when core cannot read it, or when its columns do not match its text. */
function readItem(
  kind: DocumentKind,
  { id, body, version, series, number }: PresentItem,
): ReadItem | undefined {
  const read = readStored(kind, version, body);
  if (!read.ok || itemId(kind, read.value) !== id) return undefined;
  const item = read.value;
  const files = [...fileReferences(kind, item)];
  if (!("series" in item) || !("entries" in item) || !("number" in item)) {
    return series === null && number === null ? { isUnbalanced: false, files } : undefined;
  }
  if (item.series !== series || item.number !== number) return undefined;
  const { correctedBy } = item;
  const mark = correctedBy === undefined ? {} : { correctedBy };
  return { isUnbalanced: entriesBalance(item.entries) !== 0, date: item.date, files, ...mark };
}

async function* presentItems(
  { tx, onRows }: Inspection,
  { company_id, key }: DocumentRow,
): AsyncGenerator<readonly PresentItem[]> {
  let last = "";
  for (;;) {
    const { rows } =
      await sql<PresentItem>`select item.id, item.position, item.revision, item.series, item.number,
        item.body, item.version, history.body_hash as wanted_hash, history.version as wanted_version,
        history.position as wanted_position,
        history.revision as wanted_revision
      from item left join item_history as history on history.company_id = item.company_id
        and history.key = item.key and history.id = item.id and history.revision = (
          select max(latest.revision) from item_history as latest
          where latest.company_id = item.company_id and latest.key = item.key and latest.id = item.id)
      where item.company_id = ${company_id} and item.key = ${key} and item.id > ${last}
      order by item.id limit ${ROWS_PER_QUERY}`.execute(tx);
    onRows(rows.length);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_QUERY) return;
    last = end.id;
  }
}

/** Items that the history ends with and that are missing. */
async function* missingItems({ tx }: Inspection, { company_id, key }: DocumentRow): AsyncGenerator<string> {
  let last = "";
  for (;;) {
    const { rows } = await sql<{ id: string }>`select distinct history.id from item_history as history
      where history.company_id = ${company_id} and history.key = ${key} and history.id > ${last}
        and not exists (select 1 from item where item.company_id = history.company_id
          and item.key = history.key and item.id = history.id)
        and (select latest.body_hash from item_history as latest
          where latest.company_id = history.company_id and latest.key = history.key and latest.id = history.id
          order by latest.revision desc limit 1) is not null
      order by history.id limit ${ROWS_PER_QUERY}`.execute(tx);
    for (const { id } of rows) yield id;
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_QUERY) return;
    last = end.id;
  }
}
