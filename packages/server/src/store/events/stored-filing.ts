import { type CompanyEvent, type FiledFiles, filingDeclaredSchema, filingSchema } from "@huvudbok/core/api";
import type { Kysely } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import { parsedText } from "../reading/parsed-text.ts";

/** The events that are about files for somebody else. */
export type FilingEvent = Extract<CompanyEvent, { readonly kind: "filing" | "filingDeclared" }>;
export const FILING_EVENTS = ["filing", "filingDeclared"] as const satisfies readonly FilingEvent["kind"][];

/** What an event says; undefined when the law has had its body erased, and for one that verify-data tells of. */
export function filingEvent(row: {
  readonly kind: string;
  readonly body: string | null;
}): FilingEvent | undefined {
  const json = row.body === null ? undefined : parsedText(row.body);
  if (row.kind === "filing") {
    const filing = filingSchema.safeParse(json);
    return filing.success ? { kind: "filing", data: filing.data } : undefined;
  }
  const declared = filingDeclaredSchema.safeParse(json);
  return declared.success ? { kind: "filingDeclared", data: declared.data } : undefined;
}

/** The file that an event of the company tells of; undefined for other events and where there is none. */
export async function storedFiling(
  tx: Kysely<Tables>,
  companyId: number,
  sequence: number,
): Promise<FiledFiles | undefined> {
  const row = await tx
    .selectFrom("company_event")
    .select(["kind", "body"])
    .where("company_id", "=", companyId)
    .where("sequence", "=", sequence)
    .executeTakeFirst();
  const event = row && row.kind === "filing" ? filingEvent(row) : undefined;
  return event?.kind === "filing" ? event.data : undefined;
}

/** Whether the last word about a file is that it was handed in. */
export async function isDeclaredNow(tx: Kysely<Tables>, companyId: number, filing: number): Promise<boolean> {
  const rows = tx
    .selectFrom("company_event")
    .select(["kind", "body"])
    .where("company_id", "=", companyId)
    .where("kind", "=", "filingDeclared")
    .where("sequence", ">", filing)
    .orderBy("sequence", "desc");
  for (const row of await rows.execute()) {
    const event = filingEvent(row);
    if (event?.kind === "filingDeclared" && event.data.filing === filing) return event.data.after;
  }
  return false;
}
