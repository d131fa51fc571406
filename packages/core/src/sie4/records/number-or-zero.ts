/** The number at a place, 0 outside. */
export function numberOrZero(numbers: Int32Array, place: number): number {
  return numbers[place] ?? 0;
}
