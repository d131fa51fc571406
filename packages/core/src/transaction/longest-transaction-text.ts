/** The most characters that can be typed as the text of a transaction. */
export const LONGEST_TRANSACTION_TEXT = 400;
