export { knownTexts } from "./known-texts.ts";
export {
  accountUse,
  addToSuggestions,
  isUsuallyBookedSo,
  newSuggestionIndex,
  recalledTransaction,
  type SuggestionIndex,
} from "./suggestion-index.ts";
