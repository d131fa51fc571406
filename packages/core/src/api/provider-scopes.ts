/** The scopes that every identity provider is asked for: the identity of the person. */
export const BASIC_SCOPES: readonly string[] = ["openid", "email", "profile"];

const GOOGLE_PREFIX = "https://www.googleapis.com/auth/";
const DRIVE_SCOPES = ["drive.appdata", "drive.appfolder", "drive.install", "drive.file"];

/** The scopes that Google is asked for besides the identity. */
export const GOOGLE_SCOPES: readonly string[] = DRIVE_SCOPES.map((name) => `${GOOGLE_PREFIX}${name}`);

const KNOWN = new Set([...BASIC_SCOPES, ...DRIVE_SCOPES, ...GOOGLE_SCOPES]);

/**
 * The permissions in an address that are still to be requested: only known ones, each once, and none already granted.
 * Anybody can make a link, so nothing else in it is shown (SN9).
 */
export function missingScopes(missing: string | undefined, current: string | undefined): readonly string[] {
  const granted = new Set(scopesIn(current));
  return [...new Set(scopesIn(missing))].filter((scope) => KNOWN.has(scope) && !granted.has(scope));
}

function scopesIn(text = ""): readonly string[] {
  return text.split(/[\s,]+/);
}
