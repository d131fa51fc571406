/** Told of each revision of a year's vouchers in turn; answers the ids whose numbers should not have come or gone. */
export type NumberWatch = (
  intent: string,
  touched: readonly { readonly id: string; readonly isThere: boolean }[],
) => readonly string[];

/**
 * Replays the numbers of a year's vouchers: whatever the server numbers continues its series without a gap, and only
 * the last of a series goes. An import comes with the numbers of its file, and converting takes what is unlocked
 * wherever it stands (clarifications B21, B22 and table 3.B).
 */
export function watchNumbers(): NumberWatch {
  const series = new Map<string, SeriesNumbers>();
  const numbersOf = (name: string): SeriesNumbers => {
    const known = series.get(name) ?? { present: new Set<number>(), highest: 0 };
    series.set(name, known);
    return known;
  };
  return (intent, touched) => {
    const faults: string[] = [];
    for (const [name, { come, gone }] of bySeries(touched, faults)) {
      const numbers = numbersOf(name);
      // What is in the books already is only changed.
      const added = come.filter((number) => !numbers.present.has(number)).toSorted((a, b) => a - b);
      const leaving = gone.toSorted((a, b) => b - a);
      const strange = [
        ...removed(numbers, leaving, intent === "convert"),
        ...continued(numbers, added, leaving.at(-1), intent === "import"),
      ];
      for (const number of strange) faults.push(`${name}-${number}`);
    }
    return faults;
  };
}

interface SeriesNumbers {
  readonly present: Set<number>;
  /** 0 while there is none. */
  highest: number;
}

/** Takes numbers away, the highest first; gives those that were not the last of the series. */
function removed(
  numbers: SeriesNumbers,
  leaving: readonly number[],
  mayBeAnywhere: boolean,
): readonly number[] {
  const strange: number[] = [];
  for (const number of leaving) {
    if (!mayBeAnywhere && number !== numbers.highest) strange.push(number);
    numbers.present.delete(number);
    if (mayBeAnywhere || number !== numbers.highest) continue;
    numbers.highest = numbers.present.has(number - 1) ? number - 1 : highestOf(numbers.present);
  }
  if (mayBeAnywhere) numbers.highest = highestOf(numbers.present);
  return strange;
}

/** Adds numbers, the lowest first; gives those that do not follow on the one before. A number that went is used again. */
function continued(
  numbers: SeriesNumbers,
  added: readonly number[],
  lowestGone: number | undefined,
  mayHaveGaps: boolean,
): readonly number[] {
  const strange: number[] = [];
  for (const [index, number] of added.entries()) {
    const mayStartHere = index === 0 && (numbers.present.size === 0 || number === lowestGone);
    if (number !== numbers.highest + 1 && !mayStartHere && !mayHaveGaps) strange.push(number);
    numbers.present.add(number);
    numbers.highest = Math.max(numbers.highest, number);
  }
  return strange;
}

function highestOf(numbers: ReadonlySet<number>): number {
  let highest = 0;
  for (const number of numbers) highest = Math.max(highest, number);
  return highest;
}

/** The ids of vouchers taken apart: "A-12" is number 12 of the series A. */
function bySeries(
  touched: Parameters<NumberWatch>[1],
  faults: string[],
): ReadonlyMap<string, { readonly come: number[]; readonly gone: number[] }> {
  const changes = new Map<string, { readonly come: number[]; readonly gone: number[] }>();
  for (const { id, isThere } of touched) {
    const [, name, digits] = /^(.+)-([1-9]\d*)$/s.exec(id) ?? [];
    if (name === undefined) {
      faults.push(id);
      continue;
    }
    const change = changes.get(name) ?? { come: [], gone: [] };
    change[isThere ? "come" : "gone"].push(Number(digits));
    changes.set(name, change);
  }
  return changes;
}
