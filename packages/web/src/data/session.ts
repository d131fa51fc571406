import "./api/jitless-schemas.ts";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { forgetPositions } from "../navigation/scroll-positions.ts";
import { parseJsonText } from "./api/json-text.ts";
import { Listeners } from "./events/listeners.ts";
import { forgetLastCompany, rememberLastCompany } from "./last-company.ts";

const SESSION_KEY = "session";
const HISTORY_KEY = "history";
/** How many paths the navigation history holds (PG18). */
const HISTORY_LENGTH = 25;

const sessionSchema = z.object({
  /** 0: none. */
  companyId: z._default(z.int(), 0),
  allowTransactionEdit: z.exactOptional(z.boolean()),
  includeDraftsInReports: z.exactOptional(z.boolean()),
  includeDetailsInReports: z.exactOptional(z.boolean()),
  allowAutoAccountDistribution: z.exactOptional(z.boolean()),
});
const historySchema = z.array(z.string());

/** The state of one browser tab: its company, and its values of the toggles (PG16). */
export type Session = Readonly<z.output<typeof sessionSchema>>;

const EMPTY_SESSION: Session = { companyId: 0 };
const listeners = new Listeners();
let current: { readonly raw: string | null; readonly session: Session } = {
  raw: null,
  session: EMPTY_SESSION,
};

/** The session; the same object as long as it is the same. */
export function readSession(): Session {
  const raw = sessionStorage.getItem(SESSION_KEY);
  if (raw !== current.raw) current = { raw, session: parsed(sessionSchema, raw) ?? EMPTY_SESSION };
  return current.session;
}

export function updateSession(fields: Partial<Session>): void {
  if (fields.companyId !== undefined) rememberLastCompany(fields.companyId);
  writeValue(SESSION_KEY, { ...readSession(), ...fields });
}

/** Takes back fields that were just updated, but for those that have been changed once more since. */
export function revertSession(earlier: Session, updated: Partial<Session>): void {
  const values = new Map<string, unknown>(Object.entries(readSession()));
  const before = new Map<string, unknown>(Object.entries(earlier));
  for (const [name, value] of Object.entries(updated)) {
    if (values.get(name) === value) values.set(name, before.get(name));
  }
  writeValue(SESSION_KEY, Object.fromEntries(values));
}

export function useSession(): Session {
  return useSyncExternalStore(listeners.subscribe, readSession);
}

/** The last 25 paths, newest last (PG18). */
export function visitedPaths(): readonly string[] {
  return parsed(historySchema, sessionStorage.getItem(HISTORY_KEY)) ?? [];
}

/** Adds a path to the navigation history, unless it is already the last one. */
export function rememberPath(href: string): void {
  const paths = visitedPaths();
  if (paths.at(-1) === href) return;
  writeValue(HISTORY_KEY, [...paths, href].slice(-HISTORY_LENGTH));
}

/** A value that is stored for the selected company as long as the tab is open. */
export interface SessionValue<T> {
  readonly read: () => T | undefined;
  readonly write: (value: T) => void;
  readonly remove: () => void;
}

/** The session value of this name for the selected company, under the key `c{companyId}-{name}`. */
export function sessionValue<Schema extends z.core.$ZodType>(
  name: string,
  schema: Schema,
): SessionValue<z.output<Schema>> {
  return {
    read: () => parsed(schema, sessionStorage.getItem(companyKey(name))),
    write: (value) => writeValue(companyKey(name), value),
    remove: () => {
      sessionStorage.removeItem(companyKey(name));
      listeners.notify();
    },
  };
}

/** State of a page that lasts while the tab is open, one for each company: list filters and the like. */
export function useSessionState<Schema extends z.core.$ZodType>(
  name: string,
  schema: Schema,
  initial: z.output<Schema>,
): readonly [z.output<Schema>, (value: z.output<Schema>) => void] {
  const raw = useSyncExternalStore(listeners.subscribe, () => sessionStorage.getItem(companyKey(name)));
  const value = useMemo(() => parsed(schema, raw), [schema, raw]);
  const write = useCallback((next: z.output<Schema>) => writeValue(companyKey(name), next), [name]);
  return [value ?? initial, write];
}

/** Removes what the session stores of a company that has been deleted. */
export function clearCompanySession(companyId: number): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(`c${companyId}-`)) sessionStorage.removeItem(key);
  }
  if (readSession().companyId === companyId) updateSession({ companyId: 0 });
  listeners.notify();
}

/** 'Rensa cache', and part of signing out: removes everything that the session stores. */
export function clearSession(): void {
  sessionStorage.clear();
  forgetPositions();
  forgetLastCompany();
  listeners.notify();
}

function companyKey(name: string): string {
  return `c${readSession().companyId}-${name}`;
}

function writeValue(key: string, value: unknown): void {
  sessionStorage.setItem(key, JSON.stringify(value));
  listeners.notify();
}

/** A stored value; undefined when there is none, or one that an older version of the program wrote in another form. */
function parsed<Schema extends z.core.$ZodType>(
  schema: Schema,
  raw: string | null,
): z.output<Schema> | undefined {
  const value = raw === null ? undefined : z.safeParse(schema, parseJsonText(raw));
  return value?.success === true ? value.data : undefined;
}
