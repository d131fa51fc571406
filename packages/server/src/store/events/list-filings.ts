import type { FilingList } from "@huvudbok/core/api";
import { type DateRange, isoDate, rangesOverlap } from "@huvudbok/core/calendar";
import type { FilingKind } from "@huvudbok/core/filing";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { ReadParts } from "../access/guard-interface.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Actor, HistoryPage, Refusal } from "../store.ts";
import { FILING_EVENTS, filingEvent } from "./stored-filing.ts";

/** Which files are asked for. */
export interface FilingQuery extends HistoryPage {
  readonly kind: FilingKind | undefined;
  /** Only those whose period has one of these days. */
  readonly period: DateRange | undefined;
}

type Filing = FilingList["filings"][number];
type Declared = Filing["declared"];

const ROWS_PER_QUERY = 500;

/**
 * The files that were made of the company's books, newest first, for every member. What is said of a file comes after
 * it, so that reading backwards meets its last word first.
 */
export async function listFilings(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
  companyId: number,
  query: FilingQuery,
): Promise<Result<FilingList, Refusal>> {
  const refusal = await guard.accessRefusal(tx, actor, companyId, "read");
  if (refusal !== undefined) return err(refusal);
  const { before = Number.MAX_SAFE_INTEGER, limit } = query;
  const filings: Filing[] = [];
  for await (const filing of filingsBackwards(tx, companyId)) {
    if (filing.sequence >= before || !isAskedFor(filing, query)) continue;
    if (filings.length === limit) return ok({ filings, next: filings.at(-1)?.sequence ?? null });
    filings.push(filing);
  }
  return ok({ filings, next: null });
}

function isAskedFor({ kind, from, to }: Filing, query: FilingQuery): boolean {
  if (query.kind !== undefined && query.kind !== kind) return false;
  return query.period === undefined || rangesOverlap(query.period, { from: isoDate(from), to: isoDate(to) });
}

async function* filingsBackwards(tx: Kysely<Tables>, companyId: number): AsyncGenerator<Filing> {
  const lastWords = new Map<number, Declared>();
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await tx
      .selectFrom("company_event")
      .select(["sequence", "at", "user_name", "kind", "body"])
      .where("company_id", "=", companyId)
      .where("kind", "in", FILING_EVENTS)
      .where("sequence", "<", before)
      .orderBy("sequence", "desc")
      .limit(ROWS_PER_QUERY)
      .execute();
    for (const { sequence, user_name: userName, ...row } of rows) {
      const event = filingEvent(row);
      const at = new Date(row.at).toISOString();
      if (event?.kind === "filing") {
        yield { sequence, at, userName, ...event.data, declared: lastWords.get(sequence) ?? null };
      } else if (event !== undefined && !lastWords.has(event.data.filing)) {
        lastWords.set(event.data.filing, event.data.after ? { at, userName } : null);
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_PER_QUERY) return;
    before = last.sequence;
  }
}
