export { balancingAccount } from "./balancing-account.ts";
export { bareText } from "./bare-text.ts";
export { isFinishedText, type KnownText, knownTexts } from "./known-texts.ts";
export {
  accountUse,
  addToSuggestions,
  isSameText,
  newSuggestionIndex,
  recalledTransaction,
  type SuggestionIndex,
} from "./suggestion-index.ts";
