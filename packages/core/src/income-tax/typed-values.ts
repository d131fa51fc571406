import { kronorOf, type Ore, parseAmountInput } from "../money/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import { type TypedField, typedFieldError, typedFieldErrorText, typedFieldKind } from "./typed-fields.ts";

const UNREADABLE_TEXT = "Ange ett belopp i hela kronor";

/** What a text that is typed in a field means: nothing for an empty one, else the field; or the Swedish text of what is wrong. */
export function typedFieldOf(code: number, text: string): Result<TypedField | undefined, string> {
  const typed = text.trim();
  if (typed === "") return ok(undefined);
  const field = readField(code, typed);
  if (field === undefined) return err(UNREADABLE_TEXT);
  const error = typedFieldError(field);
  if (error !== undefined) return err(typedFieldErrorText(error));
  // 0 is what an empty field means.
  return ok(field.amount === 0 ? undefined : field);
}

/** The text that a stored field is edited as. */
export function textOfTyped({ amount, isTicked, text }: TypedField): string {
  if (amount !== undefined) return String(kronorOf(amount));
  return isTicked === true ? "X" : (text ?? "");
}

/** The amounts among typed fields, by code. */
export function typedAmounts(fields: Iterable<TypedField>): ReadonlyMap<number, Ore> {
  return new Map(
    [...fields].flatMap(({ code, amount }) => (amount === undefined ? [] : [[code, amount] as const])),
  );
}

function readField(code: number, typed: string): TypedField | undefined {
  const kind = typedFieldKind(code);
  if (kind === "tick") return { code, isTicked: true };
  if (kind === "text") return { code, text: typed };
  const parsed = parseAmountInput(typed);
  return parsed.ok ? { code, amount: parsed.value.amount } : undefined;
}
