export type { AccountBalance } from "./account-balance.ts";
