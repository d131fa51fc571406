export { atLeastText, atMostText, greaterThanText } from "./bound-text.ts";
export { isCurrencyCode, LOCAL_CURRENCY } from "./currency-code.ts";
export {
  formatCount,
  formatCounted,
  formatKronorForFile,
  formatOre,
  formatOreForInput,
  formatWholeKronor,
} from "./format-ore.ts";
export { kronorFromOre, MAX_ORE, oreFromKronor } from "./kronor.ts";
export {
  isBeyondSums,
  negateOre,
  type Ore,
  ore,
  oreOfSum,
  runningSum,
  sumOre,
  ZERO_ORE,
} from "./ore.ts";
export {
  amountInputErrorText,
  amountTooLarge,
  MAX_PERCENT,
  type ParsedAmount,
  parseAmountInput,
  parsePercentInput,
} from "./parse-amount-input.ts";
export { PERCENT_PARTS } from "./percent-parts.ts";
export { roundedProduct, shareOfOre } from "./share-of-ore.ts";
export { splitVat } from "./split-vat.ts";
export { cutToKronor, isWholeKronor, kronorOf } from "./whole-kronor.ts";
