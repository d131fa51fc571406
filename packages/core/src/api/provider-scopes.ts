/** What every identity provider is asked for: who the person is. */
export const BASIC_SCOPES: readonly string[] = ["openid", "email", "profile"];

const GOOGLE_PREFIX = "https://www.googleapis.com/auth/";
const DRIVE_SCOPES = ["drive.appdata", "drive.appfolder", "drive.install", "drive.file"];

/** What Google is asked for beside who the person is (specification 1 §7). */
export const GOOGLE_SCOPES: readonly string[] = DRIVE_SCOPES.map((name) => `${GOOGLE_PREFIX}${name}`);

const KNOWN = new Set([...BASIC_SCOPES, ...DRIVE_SCOPES, ...GOOGLE_SCOPES]);

/**
 * The permissions to ask for anew, of what stands in an address: ours only, each once, and none that is granted. Whoever
 * makes a link chooses what stands in it, so nothing else of it is shown (rule SN9).
 */
export function missingScopes(missing: string | undefined, current: string | undefined): readonly string[] {
  const granted = new Set(scopesIn(current));
  return [...new Set(scopesIn(missing))].filter((scope) => KNOWN.has(scope) && !granted.has(scope));
}

function scopesIn(text = ""): readonly string[] {
  return text.split(/[\s,]+/);
}
