/** Shown beside a disabled button: how many fields still lack a valid value; undefined when none does. */
export function remainingFieldsText(count: number): string | undefined {
  return count === 0 ? undefined : `${count} fält kvar`;
}
