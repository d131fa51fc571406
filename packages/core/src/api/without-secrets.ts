/** Query names that links and sign-in services use for credentials. No page of ours uses one of them. */
const SECRETS: ReadonlySet<string> = new Set([
  "token",
  "poytoken",
  "access_token",
  "accesstoken",
  "id_token",
  "idtoken",
  "refresh_token",
  "refreshtoken",
  "code",
]);
/** A query parameter of ours whose value is an address. */
const RETURN_URL = "returnUrl";

/**
 * An address without credentials, whether they are in the query, behind `#`, or in the page to return to (SN10). An
 * address without any is returned unchanged.
 */
export function withoutSecrets(address: string): string {
  const [page, fragment] = cutAt(address, "#");
  const [path, query] = cutAt(page, "?");
  return `${path}${cleanQuery(query)}${isSecretFragment(fragment) ? "" : fragment}`;
}

function cleanQuery(query: string): string {
  const before = query.slice(1).split("&");
  const after = before.flatMap(cleanField);
  const isClean = after.length === before.length && after.every((field, place) => field === before[place]);
  if (isClean) return query;
  const text = after.join("&");
  return text === "" ? "" : `?${text}`;
}

/** The field as it may stay, or undefined. */
function cleanField(field: string): readonly string[] {
  const [rawName, rawValue] = cutAt(field, "=");
  const name = decoded(rawName);
  if (name === RETURN_URL) {
    const address = decoded(rawValue.slice(1));
    // An address that cannot be parsed leads nowhere.
    if (address === undefined) return [];
    const cleaned = withoutSecrets(address);
    return [cleaned === address ? field : `${RETURN_URL}=${encodeURIComponent(cleaned)}`];
  }
  return isSecret(name) ? [] : [field];
}

/** Some services answer behind `#`, as a query or behind a path. */
function isSecretFragment(fragment: string): boolean {
  return fragment.split(/[#?&]/).some((part) => isSecret(decoded(cutAt(part, "=")[0])));
}

/** The text before a mark, and the rest from the mark on. */
function cutAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}

function isSecret(name: string | undefined): boolean {
  return name !== undefined && SECRETS.has(name.toLowerCase());
}

/** Decoded as browsers do; undefined when that fails, which is never the case for a name of the list. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
