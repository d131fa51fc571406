/** One part of a path of the table of pages, between slashes: a word, `$name`, or `{-$name}`, which may be missing. */
function pattern(part: string): string {
  if (part.startsWith("{-$")) return `(?:/(?<${part.slice(3, -1)}>[^/]+))?`;
  if (part.startsWith("$")) return `/(?<${part.slice(1)}>[^/]+)`;
  return `/${part}`;
}

const known = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const made = known.get(path) ?? new RegExp(`^${path.slice(1).split("/").map(pattern).join("")}/*$`, "i");
  known.set(path, made);
  return made;
}

/**
 * The values of the parameters when an address without query belongs to a path of the table of pages; otherwise
 * undefined. Capital letters and a slash at the end make no difference. What cannot be decoded belongs to no path.
 */
export function paramsAt(path: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const match = patternOf(path).exec(pathname);
  if (match === null) return undefined;
  const given = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
  try {
    return Object.fromEntries(given.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}
