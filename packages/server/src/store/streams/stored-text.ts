import { type Expression, type RawBuilder, sql } from "kysely";

/** Up to this many bytes a stored text is read with its row. A longer one is read separately, a piece at a time. */
const SHORT_TEXT = 8 * 1024;
/** Characters of a piece. The database reads the whole text again for each piece. */
const PIECE = 1024 * 1024;

/** Stands for a longer text; no JSON text is empty. */
const IS_LONG = "";

/** A text as it is read with its row. */
export function shortText<Text extends string | null>(text: Expression<Text>): RawBuilder<Text> {
  return sql<Text>`case when octet_length(${text}) > ${sql.lit(SHORT_TEXT)} then ${sql.lit(IS_LONG)} else ${text} end`;
}

export function isLong(text: string | null): boolean {
  return text === IS_LONG;
}

/** Reads `count` characters of a text from position `from`, counted from 1. */
export type PieceOf = (from: number, count: number) => Promise<string | null | undefined>;

/** The same in a query. */
export function pieceOf(text: Expression<string | null>, from: number, count: number) {
  return sql<string | null>`substr(${text}, cast(${from} as integer), cast(${count} as integer))`;
}

/**
 * Sends a stored text in pieces, so that only one piece of it is in memory at a time. A missing text is sent as `null`.
 */
export async function sendInPieces(piece: PieceOf, send: (text: string) => Promise<void>): Promise<void> {
  for (let from = 1; ; from += PIECE) {
    const text = await piece(from, PIECE);
    if (from === 1 && (text === null || text === undefined)) return send("null");
    if (text !== null && text !== undefined && text !== "") await send(text);
    // Databases count whole characters, of which a text here has at most as many as its length.
    if ((text ?? "").length < PIECE) return;
  }
}

/** A whole stored text, for one that is not sent as it is stored. */
export async function wholeOf(piece: PieceOf): Promise<string> {
  const parts: string[] = [];
  await sendInPieces(piece, async (text) => void parts.push(text));
  return parts.join("");
}
