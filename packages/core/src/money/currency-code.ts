/** The currency of the books. */
export const LOCAL_CURRENCY = "SEK";

/** Currencies that exist, with or without rates. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** True for three capital letters that are a currency of the world (ISO 4217). */
export function isCurrencyCode(text: string): boolean {
  return CURRENCIES.has(text);
}
