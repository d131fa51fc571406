/** 'Försäljning momsfri', 'utan moms', 'ej momspliktig', '0 %'. */
export function isNamedWithoutVat(name: string): boolean {
  return /moms(?:fri|befri)|(?:utan|ej|icke) moms|(?<![\d.,])0 ?%/i.test(name);
}

/** Where the tax code does not say so, these words mean that the VAT is not the ordinary one. */
export function isNamedAbroad(name: string): boolean {
  return /\b(?:EU|VMB)\b|omvänd|export|import|utland|utländsk|utanför/i.test(name);
}
