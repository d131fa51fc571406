/** Said beside a button that is off: how many fields still lack a valid value. */
export function remainingFieldsText(errors: Readonly<Record<string, unknown>>): string | undefined {
  const count = Object.keys(errors).length;
  return count === 0 ? undefined : `${count} fält kvar`;
}
