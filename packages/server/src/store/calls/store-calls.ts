import type { CallTable, FunctionsOfCalls } from "./call-rows.ts";
import { COMPANY_CALLS } from "./company-calls.ts";
import { DOCUMENT_CALLS } from "./document-calls.ts";
import { FILE_CALLS } from "./file-calls.ts";
import { PEOPLE_CALLS, SIGN_IN_CALLS } from "./people-calls.ts";
import { RATE_CALLS } from "./rate-calls.ts";
import { SESSION_CALLS } from "./session-calls.ts";
import { STATE_CALLS } from "./state-calls.ts";

/**
 * Every call of the store: what it does and which thread runs it. A new call is a row in the table of its group and the
 * function that does the work; threads, tests and callers use this table.
 */
export const STORE_CALLS = {
  documents: DOCUMENT_CALLS,
  files: FILE_CALLS,
  companies: COMPANY_CALLS,
  sessions: SESSION_CALLS,
  people: PEOPLE_CALLS,
  signIns: SIGN_IN_CALLS,
  rates: RATE_CALLS,
  state: STATE_CALLS,
} satisfies CallTable;

export type StoreCalls = FunctionsOfCalls<typeof STORE_CALLS>;
