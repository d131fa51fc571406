import { SETTINGS } from "./settings.ts";

const PREFIX = "HUVUDBOK_";
/** Variables of the tools that build, test and measure the product; the server does not read them. */
const TOOL_SETTING = /^HUVUDBOK_(?:(?:TEST|DEV|BENCH|MUTATION)_.+|API_BASE|LONG|MUTATED|SEED)$/;
/** A name with at most this share of its letters changed is probably a misspelt one. */
const NEAR = 0.25;

/**
 * A Swedish line for each variable that looks like a setting and is none, with the setting that was probably meant. The
 * program goes on: containers and service managers set variables of their own.
 */
export function unknownSettingLines(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.values(SETTINGS).map(({ name }): string => name);
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith(PREFIX) && !known.includes(name) && !TOOL_SETTING.test(name),
  );
  return unknown.toSorted().map((name) => {
    const meant = nearest(name, known);
    const question = meant === undefined ? "" : ` Menade du ${meant}?`;
    return `OBS ${name} känns inte igen och används inte.${question}`;
  });
}

function nearest(name: string, known: readonly string[]): string | undefined {
  const own = name.slice(PREFIX.length);
  const near = known
    .filter((other) => other.startsWith(PREFIX))
    .map((other) => ({ other, distance: editDistance(own, other.slice(PREFIX.length)) }))
    .toSorted((one, next) => one.distance - next.distance)[0];
  return near !== undefined && near.distance <= Math.max(2, own.length * NEAR) ? near.other : undefined;
}

/** How many letters must be put in, taken out or changed to make one text the other (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1];
    for (let column = 0; column < other.length; column += 1) {
      const [above = 0, diagonal = 0, left = 0] = [row[column + 1], row[column], next[column]];
      next.push(Math.min(above + 1, left + 1, diagonal + (one[index] === other[column] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
