import type { HeadOf } from "@huvudbok/core/document";
import { userKey } from "@huvudbok/core/document";
import { useMemo } from "react";
import type { ApiFailure } from "./api/api-failure.ts";
import { nobodySignedIn } from "./documents/commit-failure.ts";
import { documentClient } from "./documents/current-client.ts";
import type { DocumentClient } from "./documents/document-client.ts";
import { readSession, revertSession, type Session, updateSession, useSession } from "./session.ts";
import { type LoadState, useDocumentAt } from "./use-document-at.ts";

type StoredSettings = HeadOf<"userSettings">;

const DEFAULTS = {
  leftSidebarWidth: 170,
  allowAutoAccountDistribution: true,
  theme: "standard",
  density: "comfortable",
  singleKeyShortcuts: true,
} as const satisfies StoredSettings;

/** The user's settings, with default values for what has never been saved (PG16). */
export type UserSettings = StoredSettings & Required<Pick<StoredSettings, keyof typeof DEFAULTS>>;

/** Fields to set; undefined removes a field. */
export type SettingChanges = { readonly [Name in keyof StoredSettings]?: StoredSettings[Name] | undefined };

/** The toggles that a browser session has its own values of (PG16). */
const TOGGLES = [
  "allowTransactionEdit",
  "includeDraftsInReports",
  "includeDetailsInReports",
  "allowAutoAccountDistribution",
] as const satisfies readonly (keyof Session & keyof StoredSettings)[];

const KEY = userKey("userSettings");

export interface UsedSettings {
  readonly state: LoadState;
  /** Why they are not loaded. */
  readonly error: ApiFailure | undefined;
  readonly settings: UserSettings;
  /** Saves the fields; throws `ApiFailure` when that fails twice. */
  update(changes: SettingChanges): Promise<void>;
}

/** The current settings: the user's, overridden by this browser session's values of the toggles. */
export function useUserSettings(): UsedSettings {
  const { head, state, error } = useDocumentAt("userSettings", undefined, undefined);
  const session = useSession();
  const settings = useMemo(() => ({ ...DEFAULTS, ...head, ...togglesOf(session) }), [head, session]);
  return { state, error, settings, update: updateUserSettings };
}

/**
 * Saves fields of the user's settings, toggles in the session too. Throws `ApiFailure`; a toggle that the server refuses
 * is as it was, and one that is only delayed by the connection holds in this tab.
 */
export async function updateUserSettings(changes: SettingChanges): Promise<void> {
  const client = documentClient();
  if (client === undefined) throw nobodySignedIn();
  const before = readSession();
  const toggles = togglesOf(changes);
  updateSession(toggles);
  const failure = await saveSettings(client, changes);
  if (failure === undefined) return;
  if (!failure.isTransient) revertSession(before, toggles);
  throw failure;
}

/** On a conflict the stored settings are loaded, the same fields are changed, and they are saved once more (PG17). */
async function saveSettings(client: DocumentClient, changes: SettingChanges) {
  const first = await saveOnce(client, changes);
  if (first === undefined || !first.isConflict) return first;
  return saveOnce(client, changes);
}

async function saveOnce(client: DocumentClient, changes: SettingChanges) {
  const failure = await client.load(KEY, "userSettings");
  if (failure !== undefined) return failure;
  const head = withFields(client.state(KEY, "userSettings").head ?? {}, changes);
  const result = await client.commit({
    companyId: 0,
    intent: "edit",
    changes: [{ kind: "userSettings", head }],
    keepConflict: false,
  });
  return result.ok ? undefined : result.error;
}

function withFields(stored: StoredSettings, changes: SettingChanges): StoredSettings {
  const fields = Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}

function togglesOf(fields: SettingChanges): Partial<Session> {
  const toggles = TOGGLES.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(toggles.filter(([, value]) => value !== undefined));
}
