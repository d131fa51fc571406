import { hasValidCheckDigit } from "./has-valid-check-digit.ts";

const FORM = /^(?:\d{2})?(\d{6})[-+]?(\d{4})$/;

/**
 * An organisation or personal number as ten digits with a hyphen: 850101-2382. Its century is left out, and the `+` of
 * who is a hundred years is a hyphen there. Undefined for any other text; the check digit is not looked at.
 */
export function tenDigitNumber(text: string): string | undefined {
  const groups = FORM.exec(text.trim());
  return groups === null ? undefined : `${groups[1]}-${groups[2]}`;
}

/** The number by which a company declares, as ten digits with a hyphen; undefined when its check digit is wrong (CO4). */
export function declarantNumber(text: string): string | undefined {
  const number = tenDigitNumber(text);
  return number !== undefined && hasValidCheckDigit(number) ? number : undefined;
}
