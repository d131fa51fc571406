import { DOCUMENT_KINDS, type DocumentKind } from "@huvudbok/core/document";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import type { ReadableDocument } from "../reading/readable-document.ts";
import { currentHeadText } from "../reading/stored-values.ts";
import { type PieceOf, pieceOf, sendInPieces, wholeOf } from "./stored-text.ts";

type Send = (text: string) => Promise<void>;

/** Up to this many characters the head is read with its row; a longer one is read separately, a piece at a time. */
export const LONGEST_WITH_HEAD = 64 * 1024;

const HEAD = sql<string | null>`head`;
/** Without its braces. */
const FIELDS = sql<string | null>`substr(head, 2, length(head) - 2)`;

export async function sendHead(
  tx: Kysely<Tables>,
  { row, target }: ReadableDocument,
  send: Send,
): Promise<void> {
  const head = await headToSend(tx, row, target.kind);
  return head === null ? sendPieces(tx, row, HEAD, send) : send(head);
}

/**
 * The text of a head that was read with its row or was written in an older version; null for one to be read in pieces.
 */
async function headToSend(
  tx: Kysely<Tables>,
  row: ReadableDocument["row"],
  kind: DocumentKind,
): Promise<string | null> {
  if (row.head_version === DOCUMENT_KINDS[kind].version) return row.head;
  const text = row.head ?? (await wholeOf(pieces(tx, row, HEAD)));
  return currentHeadText(kind, { version: row.head_version, text });
}

/** The fields of the head, preceded by a comma; nothing for an empty head. */
export async function sendHeadFields(
  tx: Kysely<Tables>,
  { row, target }: ReadableDocument,
  send: Send,
): Promise<void> {
  const head = await headToSend(tx, row, target.kind);
  if (head === "{}") return;
  if (head !== null) return send(`,${head.slice(1, -1)}`);
  let isFirst = true;
  await sendPieces(tx, row, FIELDS, async (text) => {
    await send(isFirst ? `,${text}` : text);
    isFirst = false;
  });
}

function sendPieces(
  tx: Kysely<Tables>,
  row: ReadableDocument["row"],
  text: RawBuilder<string | null>,
  send: Send,
): Promise<void> {
  return sendInPieces(pieces(tx, row, text), send);
}

function pieces(tx: Kysely<Tables>, row: ReadableDocument["row"], text: RawBuilder<string | null>): PieceOf {
  return async (from, count) => {
    const result = await tx
      .selectFrom("document")
      .select(pieceOf(text, from, count).as("piece"))
      .where("company_id", "=", row.company_id)
      .where("key", "=", row.key)
      .executeTakeFirst();
    return result?.piece;
  };
}
