/** Shown at once when an account number is typed that the chart does not have. */
export const ACCOUNT_NOT_IN_PLAN = "Kontot finns inte i kontoplanen";

/** Where a number cannot be that of an account. */
export const INVALID_ACCOUNT_NO = "Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999";
