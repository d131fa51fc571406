/** The number at a place, 0 outside. */
export function numberAt(numbers: Int8Array | Int32Array | Float64Array, place: number): number {
  return numbers[place] ?? 0;
}
