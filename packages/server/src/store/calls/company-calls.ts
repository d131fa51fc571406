import type { CompanyConfig, FiledFiles } from "@huvudbok/core/api";
import { companyConfig, listCompanies, removeCompany, setRecipient } from "../access/companies.ts";
import { roleIn } from "../access/members.ts";
import { createCompanyOnce } from "../commit/create-company-once.ts";
import { companyEvents } from "../events/company-log.ts";
import { type FilingQuery, listFilings } from "../events/list-filings.ts";
import { declareFiling, recordFiling } from "../events/record-filing.ts";
import type { Actor, HistoryPage } from "../store.ts";
import { isDone, loggedWrite } from "../watermark/logged-write.ts";
import { reads, writes } from "./call-rows.ts";

export const COMPANY_CALLS = {
  list: reads((context, actor: Actor) => listCompanies(context.database.db, context, actor)),
  /** The actor's role in the company; undefined for unknown companies and those of others. */
  role: reads(({ database }, actor: Actor, companyId: number) => roleIn(database.db, actor, companyId)),
  /** Refused for a second demonstration company of the same person, and above the limit. The same request makes one. */
  create: writes((context, actor: Actor, config: CompanyConfig, requestId?: string) =>
    loggedWrite(
      context,
      (tx) => createCompanyOnce(tx, context, actor, config, requestId, context.now),
      (made) => made.ok && made.value.isRepeated !== true,
    ),
  ),
  config: reads((context, actor: Actor, companyId: number) =>
    companyConfig(context.database.db, context, actor, companyId),
  ),
  /** Refused when `ifMatch` is not the `recipientEtag` of what is stored, unless that is stored already. */
  setRecipient: writes(
    (context, actor: Actor, companyId: number, recipient: CompanyConfig["recipient"], ifMatch?: string) =>
      loggedWrite(
        context,
        (tx) => setRecipient(tx, context, actor, companyId, { recipient, ifMatch }, context.now),
        isDone,
        companyId,
      ),
  ),
  /** The events of the company, newest first. */
  events: reads((context, actor: Actor, companyId: number, page: HistoryPage) =>
    companyEvents(context.database.db, context, actor, companyId, page),
  ),
  /** The files that were made of the company's books, newest first (FI2). */
  filings: reads((context, actor: Actor, companyId: number, query: FilingQuery) =>
    listFilings(context.database.db, context, actor, companyId, query),
  ),
  /** Logs that a browser has made a file of the company's books (FI1). */
  recordFiling: writes((context, actor: Actor, companyId: number, made: FiledFiles) =>
    loggedWrite(
      context,
      (tx) => recordFiling(tx, context, actor, companyId, made, context.now),
      isDone,
      companyId,
    ),
  ),
  /** Logs that such a file was handed in, or that this is taken back (FI3). */
  declareFiling: writes((context, actor: Actor, companyId: number, sequence: number, isDeclared: boolean) =>
    loggedWrite(
      context,
      (tx) => declareFiling(tx, context, actor, companyId, { sequence, isDeclared }, context.now),
      isDone,
      companyId,
    ),
  ),
  /** Removes the company and every document of it; refused unless its name has been typed. */
  remove: writes((context, actor: Actor, companyId: number, typedName: string) =>
    loggedWrite(
      context,
      (tx) => removeCompany(tx, context, actor, companyId, typedName, context.now),
      isDone,
      companyId,
    ),
  ),
};
