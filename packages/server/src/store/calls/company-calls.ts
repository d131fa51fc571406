import type { CompanyConfig, CompanyExport } from "@huvudbok/core/api";
import { companyConfig, listCompanies, removeCompany, setRecipient } from "../access/companies.ts";
import { roleIn } from "../access/members.ts";
import { createCompanyOnce } from "../commit/create-company-once.ts";
import { companyEvents, recordExport } from "../events/company-log.ts";
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
  /** Refused when `ifMatch` is given and is not the `recipientEtag` of what is stored. */
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
  /** Logs that a browser has exported books of the company (EV4). */
  recordExport: writes((context, actor: Actor, companyId: number, made: CompanyExport) =>
    loggedWrite(
      context,
      (tx) => recordExport(tx, context, actor, companyId, made, context.now),
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
