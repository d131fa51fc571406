/** Shorter words have too many that are like them. */
export const SHORTEST_SIMILAR = 5;
/** The letters that a word must share with one that it is taken for. */
export const SAME_BEGINNING = 2;
const MOST_EDITS = 2;

/**
 * Whether one word is the other, miswritten or cut: at most two letters differ, are missing or too many, or one is the
 * beginning of the other. Both have at least five letters.
 */
export function isSimilarWord(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a) || isWithinEdits(a, 0, b, 0, MOST_EDITS);
}

/**
 * Whether the ends of the words from these places on differ by at most so many edits. Letters that are the same are
 * passed, which is never worse than an edit; a new word is compared with hundreds, so nothing is allocated.
 */
function isWithinEdits(a: string, fromA: number, b: string, fromB: number, edits: number): boolean {
  if (Math.abs(a.length - fromA - (b.length - fromB)) > edits) return false;
  let [atA, atB] = [fromA, fromB];
  while (atA < a.length && a.charCodeAt(atA) === b.charCodeAt(atB)) {
    atA += 1;
    atB += 1;
  }
  if (atA === a.length || atB === b.length) return true;
  if (edits === 0) return false;
  return (
    isWithinEdits(a, atA + 1, b, atB + 1, edits - 1) ||
    isWithinEdits(a, atA + 1, b, atB, edits - 1) ||
    isWithinEdits(a, atA, b, atB + 1, edits - 1)
  );
}
