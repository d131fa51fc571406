import { isWholeKronor, type Ore } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { hasLineBreak, isOneLine, isStorableText } from "../text/index.ts";

/** What a field takes that a person fills in. */
export type TypedFieldKind = "amount" | "tick" | "text";

/** One typed field of a return, by its SRU code; it has just the value that its kind takes. */
export interface TypedField {
  readonly code: number;
  /** Whole kronor, not negative: the form has the signs. */
  readonly amount?: Ore;
  readonly isTicked?: true;
  readonly text?: string;
}

/** INK2 page 1 (1.3-1.16) and INK2S (4.3b-4.22). */
const INK2_AMOUNTS: readonly number[] = [
  7131, 7132, 7133, 7153, 7154, 7155, 7156, 80, 93, 84, 86, 95, 96, 97, 98, 1582, 7652, 7653, 7751, 7764,
  7752, 7753, 7754, 7654, 7668, 7655, 7673, 7665, 7755, 7656, 7756, 7657, 7658, 7757, 7758, 7659, 7660, 7759,
  7666, 7765, 7661, 7760, 7761, 7662, 7663, 7762, 7763, 7671, 7672, 8020, 8021, 8023, 8026, 8022, 8028,
];
/** NE R13-R46. */
const NE_AMOUNTS: readonly number[] = [
  7601, 7700, 7602, 7701, 7702, 7603, 7614, 7703, 7704, 7604, 7705, 7706, 7605, 7606, 7707, 7708, 7607, 7608,
  7709, 7710, 7609, 7711, 7712, 7610, 7713, 7714, 7611, 7612, 7613,
];
/**
 * Yes and no to who helped with the annual accounts, to whether they were audited, what NE asks, and that something is
 * enclosed with INK2.
 */
const TICKS: readonly number[] = [8040, 8041, 8044, 8045, 8046, 8047, 7021, 7023, 7024, 90];
/** The kind of business of NE. */
const TEXTS: readonly number[] = [7020];

/** Answers of which one is given at most: both of a pair are refused. */
export const EXCLUSIVE_TICKS: readonly (readonly [yes: number, no: number])[] = [
  [8040, 8041],
  [8044, 8045],
  [8046, 8047],
];

export const LONGEST_FIELD_TEXT = 80;
/** Twelve digits. */
export const LARGEST_FIELD_KRONOR = 999_999_999_999;

const KINDS: ReadonlyMap<number, TypedFieldKind> = new Map([
  ...[...INK2_AMOUNTS, ...NE_AMOUNTS].map((code) => [code, "amount"] as const),
  ...TICKS.map((code) => [code, "tick"] as const),
  ...TEXTS.map((code) => [code, "text"] as const),
]);

/** What a field takes; undefined for a code that no form has, or that follows from others. */
export function typedFieldKind(code: number): TypedFieldKind | undefined {
  return KINDS.get(code);
}

export type TypedFieldError = {
  readonly code:
    | "unknown-field"
    | "wrong-value"
    | "not-whole"
    | "negative"
    | "too-large"
    | "text-empty"
    | "several-lines"
    | "not-storable"
    | "text-long";
};

/** What is wrong with a typed field (TX8). */
export function typedFieldError({ code, amount, isTicked, text }: TypedField): TypedFieldError | undefined {
  const kind = typedFieldKind(code);
  if (kind === undefined) return { code: "unknown-field" };
  const given = { amount: amount !== undefined, tick: isTicked !== undefined, text: text !== undefined };
  if (!given[kind] || Object.values(given).filter(Boolean).length > 1) return { code: "wrong-value" };
  if (amount !== undefined) return amountError(amount);
  return text === undefined ? undefined : textError(text);
}

function textError(text: string): TypedFieldError | undefined {
  if (text.trim() === "") return { code: "text-empty" };
  if (hasLineBreak(text)) return { code: "several-lines" };
  if (!isOneLine(text) || !isStorableText(text)) return { code: "not-storable" };
  return text.length > LONGEST_FIELD_TEXT ? { code: "text-long" } : undefined;
}

function amountError(amount: Ore): TypedFieldError | undefined {
  if (!isWholeKronor(amount)) return { code: "not-whole" };
  if (amount < 0) return { code: "negative" };
  return amount > LARGEST_FIELD_KRONOR * 100 ? { code: "too-large" } : undefined;
}

/** The Swedish text of what is wrong with a typed field. */
export function typedFieldErrorText({ code }: TypedFieldError): string {
  switch (code) {
    case "unknown-field":
      return "Fältet fylls inte i för hand på blanketten";
    case "wrong-value":
      return "Fältet tar ett annat slags uppgift";
    case "not-whole":
      return "Ange hela kronor, utan ören";
    case "negative":
      return "Ange beloppet utan minustecken: blanketten har tecknet";
    case "too-large":
      return "Beloppet kan ha högst 12 siffror";
    case "text-empty":
      return "Texten är tom";
    case "several-lines":
      return "Det finns en radbrytning i texten. Skriv allt på en rad.";
    case "not-storable":
      return "Det finns tecken i texten som inte kan sparas. Skriv om texten.";
    case "text-long":
      return `Du kan ange högst ${LONGEST_FIELD_TEXT} tecken`;
    default:
      return assertNever(code);
  }
}
