/** True when the digits, of which the last is the check digit, pass the Luhn test. Other characters are skipped. */
export function hasValidCheckDigit(number: string): boolean {
  const digits = Array.from(number.replace(/\D/g, ""), Number).reverse();
  let sum = 0;
  for (const [index, digit] of digits.entries()) {
    const weighted = digit * (index % 2 === 1 ? 2 : 1);
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}
