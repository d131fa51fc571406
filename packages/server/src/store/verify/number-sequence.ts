/**
 * Takes each revision of a year's vouchers in order; returns the ids whose numbers should not have been added or
 * removed.
 */
export type NumberCheck = (
  intent: string,
  touched: readonly { readonly id: string; readonly isThere: boolean }[],
) => readonly string[];

/**
 * Replays the numbers of a year's vouchers: numbers that the server assigns continue their series without a gap (CH4),
 * and only the last of a series is removed (CH7). An import has the numbers of its file (CH5), and converting to drafts
 * removes every unlocked voucher, wherever it is in its series (CH9). A year goes with all its vouchers and comes back with
 * them (CH24).
 */
export function checkNumbers(): NumberCheck {
  const series = new Map<string, SeriesNumbers>();
  let isYearDeleted = false;
  const numbersOf = (name: string): SeriesNumbers => {
    const current = series.get(name) ?? { present: new Set<number>(), highest: 0 };
    series.set(name, current);
    return current;
  };
  return (intent, touched) => {
    const findings: string[] = [];
    const isReturn = isYearDeleted && intent === "undo";
    isYearDeleted = intent === "deleteYear";
    for (const [name, { come, gone }] of bySeries(touched, findings)) {
      const numbers = numbersOf(name);
      // A voucher that is already in the books is only changed.
      const added = come.filter((number) => !numbers.present.has(number)).toSorted((a, b) => a - b);
      const leaving = gone.toSorted((a, b) => b - a);
      const strange = [
        ...removed(numbers, leaving, intent === "convert" || isYearDeleted),
        ...continued(numbers, added, leaving.at(-1), intent === "import" || isReturn),
      ];
      for (const number of strange) findings.push(`${name}-${number}`);
    }
    return findings;
  };
}

interface SeriesNumbers {
  readonly present: Set<number>;
  /** 0 while there is none. */
  highest: number;
}

/** Removes numbers, the highest first; returns those that were not the last of the series. */
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

/** Adds numbers, the lowest first; returns those that do not follow the one before. A removed number is used again. */
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

/** Splits the ids of vouchers: "A-12" is number 12 of the series A. */
function bySeries(
  touched: Parameters<NumberCheck>[1],
  findings: string[],
): ReadonlyMap<string, { readonly come: number[]; readonly gone: number[] }> {
  const changes = new Map<string, { readonly come: number[]; readonly gone: number[] }>();
  for (const { id, isThere } of touched) {
    const [, name, digits] = /^(.+)-([1-9]\d*)$/s.exec(id) ?? [];
    if (name === undefined) {
      findings.push(id);
      continue;
    }
    const change = changes.get(name) ?? { come: [], gone: [] };
    change[isThere ? "come" : "gone"].push(Number(digits));
    changes.set(name, change);
  }
  return changes;
}
