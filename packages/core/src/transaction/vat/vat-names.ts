import { VAT_RATES, type VatRate } from "./vat-rates.ts";

/** 'Försäljning momsfri', 'utan moms', 'ej momspliktig', '0 %'. */
export function isNamedWithoutVat(name: string): boolean {
  return /moms(?:fri|befri)|(?:utan|ej|icke) moms|(?<![\d.,])0 ?%/i.test(name);
}

/** Where the tax code does not say so, these words mean that the VAT is not the ordinary one. */
export function isNamedAbroad(name: string): boolean {
  return /\b(?:EU|VMB)\b|omvänd|export|import|utland|utländsk|utanför/i.test(name);
}

/** Goods that food has the rate of: named so, and not what a restaurant serves, a fee, or all but food. */
export function isNamedFood(name: string): boolean {
  return (
    /livsmedel|matvar|hämtmat|dagligvar/i.test(name) &&
    !/restaurang|servering|catering|alkohol|avgift|kontroll|(?:ej|icke|utom|utan|inte|exkl\.?) (?:livsmedel|matvar|dagligvar)/i.test(
      name,
    )
  );
}

/** The rate in an account's name; undefined when it has none or several. */
export function rateInName(name: string): VatRate | undefined {
  const named = VAT_RATES.filter((rate) => new RegExp(`(?<![\\d.,])${rate} ?%`).test(name));
  return named.length === 1 ? named[0] : undefined;
}
