import "../../data/api/jitless-schemas.ts";
import { type FiscalYearId, isFiscalYearId } from "@huvudbok/core/fiscal-year";
import * as z from "zod/mini";
import { parseJsonText } from "../../data/api/json-text.ts";
import { isTabOpen, tabId } from "../../data/events/tabs.ts";
import { storedSignIn } from "../../data/sign-in/stored-sign-in.ts";

const KEY = "runningImport";

const schema = z.object({
  userId: z.string(),
  tabId: z.string(),
  /** Of the company, as the file or the person names it. */
  name: z.string(),
  companyId: z.exactOptional(z.int()),
  otherCompanyIds: z.array(z.int()),
  fiscalYearId: z.custom<FiscalYearId>((value) => typeof value === "string" && isFiscalYearId(value)),
  /** Everything was on its way: then only the server knows what became of it. */
  isSent: z.boolean(),
});

/** An import under way, as the tab remembers it over a reload of the page. */
export type RunningImport = z.output<typeof schema>;

/** Remembers an import that begins. It is forgotten when its outcome has been told. */
export function rememberImport(begun: Omit<RunningImport, "userId" | "tabId" | "isSent">): void {
  write({ ...begun, userId: storedSignIn()?.userId ?? "", tabId, isSent: false });
}

export function rememberSent(): void {
  const running = read();
  if (running?.tabId === tabId && !running.isSent) write({ ...running, isSent: true });
}

export function forgetImport(): void {
  sessionStorage.removeItem(KEY);
}

/** The import of the person that ended with its page: it was reloaded, or left for another address and come back to. */
export async function interruptedImport(): Promise<RunningImport | undefined> {
  const running = read();
  if (running === undefined || running.tabId === tabId || running.userId !== storedSignIn()?.userId) {
    return undefined;
  }
  // A tab that was duplicated has a copy of what the other one remembers.
  return (await isTabOpen(running.tabId)) ? undefined : running;
}

function write(running: RunningImport): void {
  sessionStorage.setItem(KEY, JSON.stringify(running));
}

function read(): RunningImport | undefined {
  const raw = sessionStorage.getItem(KEY);
  const parsed = raw === null ? undefined : z.safeParse(schema, parseJsonText(raw));
  return parsed?.success === true ? parsed.data : undefined;
}
