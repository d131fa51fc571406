import { DOCUMENT_KINDS, type DocumentKind } from "@huvudbok/core/document";
import type { Kysely, Selectable } from "kysely";
import { revisionItems } from "../commit/revision-items.ts";
import type { RevisionTable, Tables } from "../database/database-tables.ts";
import { currentHeadText, currentItemText } from "../reading/stored-values.ts";
import { isLong, type PieceOf, pieceOf, sendInPieces, shortText, wholeOf } from "./stored-text.ts";

export type RevisionRow = Pick<
  Selectable<RevisionTable>,
  "company_id" | "key" | "revision" | "at" | "user_id" | "user_name" | "intent" | "head_hash"
>;

type Send = (text: string) => Promise<void>;

/** Items whose short texts are in memory at once, before and after. */
const ITEMS_PER_QUERY = 250;

/**
 * Sends the JSON text of one revision of a History: what was stored in older versions is sent in the form of this
 * program.
 */
export async function sendRevision(
  tx: Kysely<Tables>,
  kind: DocumentKind,
  row: RevisionRow,
  send: Send,
): Promise<void> {
  const fields = [
    `"revision":${row.revision}`,
    `"at":${JSON.stringify(new Date(row.at).toISOString())}`,
    `"userId":${JSON.stringify(row.user_id)}`,
    `"userName":${JSON.stringify(row.user_name)}`,
    `"intent":${JSON.stringify(row.intent)}`,
  ];
  await send(`{${fields.join(",")}`);
  if (row.head_hash !== null) {
    await send(',"headBefore":');
    await sendHeadAt(tx, kind, row, await headRevisionBefore(tx, row), send);
    await send(',"headAfter":');
    await sendHeadAt(tx, kind, row, row.revision, send);
  }
  await send(',"items":[');
  await sendTouchedItems(tx, kind, row, send);
  await send("]}");
}

/** The revision whose head this one changed. */
async function headRevisionBefore(tx: Kysely<Tables>, row: RevisionRow): Promise<number | undefined> {
  const previous = await tx
    .selectFrom("revision")
    .select("revision")
    .where("company_id", "=", row.company_id)
    .where("key", "=", row.key)
    .where("revision", "<", row.revision)
    .where("head_hash", "is not", null)
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return previous?.revision;
}

async function sendHeadAt(
  tx: Kysely<Tables>,
  kind: DocumentKind,
  { company_id, key }: RevisionRow,
  revision: number | undefined,
  send: Send,
): Promise<void> {
  if (revision === undefined) return send("null");
  const query = tx
    .selectFrom("revision")
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .where("revision", "=", revision);
  const piece: PieceOf = async (from, count) => {
    const row = await query
      .select((columns) => pieceOf(columns.ref("head"), from, count).as("piece"))
      .executeTakeFirst();
    return row?.piece;
  };
  const { head_version: version } = await query.select("head_version").executeTakeFirstOrThrow();
  if (version === DOCUMENT_KINDS[kind].version) return sendInPieces(piece, send);
  const text = await wholeOf(piece);
  await send(text === "null" ? text : currentHeadText(kind, { version, text }));
}

/** The items that a revision touched, in the order of their ids. */
async function sendTouchedItems(
  tx: Kysely<Tables>,
  kind: DocumentKind,
  row: RevisionRow,
  send: Send,
): Promise<void> {
  const current = DOCUMENT_KINDS[kind].version;
  let last = "";
  for (let isFirst = true; ; ) {
    const items = await touchedItems(tx, row, last);
    let gathered = "";
    const text = async (
      id: string,
      text: string | null,
      version: number | null,
      which: BodyOf,
    ): Promise<void> => {
      if (text !== null && version !== null && version !== current) {
        const piece: PieceOf = (from, count) => bodyPiece(tx, row, { id, which }, from, count);
        gathered += currentItemText(kind, { version, text: isLong(text) ? await wholeOf(piece) : text });
        return;
      }
      if (text === null || !isLong(text)) {
        gathered += text ?? "null";
        return;
      }
      await send(gathered);
      gathered = "";
      await sendInPieces((from, count) => bodyPiece(tx, row, { id, which }, from, count), send);
    };
    for (const { id, before, beforeVersion, after, afterVersion } of items) {
      gathered += `${isFirst ? "" : ","}{"id":${JSON.stringify(id)},"before":`;
      isFirst = false;
      await text(id, before, beforeVersion, "before");
      gathered += ',"after":';
      await text(id, after, afterVersion, "after");
      gathered += "}";
    }
    if (gathered !== "") await send(gathered);
    last = items.at(-1)?.id ?? last;
    if (items.length < ITEMS_PER_QUERY) return;
  }
}

type BodyOf = "before" | "after";

function touchedItems(tx: Kysely<Tables>, row: RevisionRow, last: string) {
  return revisionItems(tx, row, shortText).where("now.id", ">", last).limit(ITEMS_PER_QUERY).execute();
}

async function bodyPiece(
  tx: Kysely<Tables>,
  { company_id, key, revision }: RevisionRow,
  { id, which }: { readonly id: string; readonly which: BodyOf },
  from: number,
  count: number,
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom("item_history")
    .select((columns) => pieceOf(columns.ref("body"), from, count).as("piece"))
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .where("id", "=", id)
    .where("revision", which === "before" ? "<" : "=", revision)
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.piece;
}
