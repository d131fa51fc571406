export {
  formatCount,
  formatCounted,
  formatKronorForFile,
  formatOre,
  formatOreForInput,
  formatWholeKronor,
} from "./format-ore.ts";
export {
  addFractions,
  divideFractions,
  type Fraction,
  fraction,
  multiplyFractions,
  negateFraction,
  roundFraction,
} from "./fraction.ts";
export { kronorFromOre, MAX_ORE, type NotWholeOre, oreFromKronor } from "./kronor.ts";
export { negateOre, type Ore, ore, sumOre, ZERO_ORE } from "./ore.ts";
export {
  type AmountInput,
  type AmountInputError,
  type AmountInputOptions,
  amountInputErrorText,
  LOCAL_CURRENCY,
  parseAmountInput,
  parsePercentInput,
} from "./parse-amount-input.ts";
export { shareOfOre } from "./share-of-ore.ts";
export { splitVat, type VatSplit } from "./split-vat.ts";
