import { LONGEST_TRANSACTION_TEXT } from "../../transaction/index.ts";

/** The most characters of a text in an item or a head, where nothing else is said (CH34). */
export const LONGEST_TEXT = LONGEST_TRANSACTION_TEXT;

/** Of a text among settings. */
export const LONGEST_SETTING = 200;

/** Of a field, in whichever kind it is. */
export const LONGEST_OF_FIELD: ReadonlyMap<string, number> = new Map([["annotation", 20_000]]);
