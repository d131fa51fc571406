import type { AccountPlan } from "../../account-plan/index.ts";
import { ok, type Result } from "../../shared/index.ts";
import { decodeDocument } from "../decode.ts";
import type { DocumentError } from "../document-error.ts";
import { DOCUMENT_KINDS } from "../document-kind.ts";
import { isJsonObject } from "../migrate-document.ts";

/** The files of a suggested chart under /resources: the accounts, and the structures of its two reports. */
export interface PlanTemplateFiles {
  readonly plan: unknown;
  readonly balanceReportStructure: unknown;
  readonly resultReportStructure: unknown;
}

/** The chart of a template, ready to become a year's accountPlan document. */
export function planFromTemplate(files: PlanTemplateFiles): Result<AccountPlan, DocumentError> {
  const { plan, ...structures } = files;
  const { version } = DOCUMENT_KINDS.accountPlan;
  const stored = isJsonObject(plan) ? { ...plan, ...structures, version } : plan;
  const decoded = decodeDocument("accountPlan", stored);
  return decoded.ok ? ok({ ...decoded.value.head, accounts2: decoded.value.items }) : decoded;
}
