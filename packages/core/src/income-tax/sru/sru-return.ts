import { kronorOf, type Ore } from "../../money/index.ts";
import { assertNever, err, ok, type Result } from "../../shared/index.ts";
import type { IncomeTaxReport } from "../income-tax-report.ts";
import type { TaxSide } from "../tax-side.ts";
import { LARGEST_FIELD_KRONOR, LONGEST_FIELD_TEXT, type TypedField } from "../typed-fields.ts";
import type { SruForm } from "./forms-sru.ts";
import { sruText, unfitForSru } from "./sru-text.ts";

/** A field whose value the agency's table does not allow; the return cannot be filed with it. */
export type SruFieldProblem =
  | { readonly code: "negative" | "too-large" | "too-long"; readonly sru: number }
  | { readonly code: "unfit"; readonly sru: number; readonly characters: readonly string[] };

/** Fields that take no negative number (type B). */
const NOT_NEGATIVE: ReadonlySet<number> = new Set([
  7104, 7114, 7420, 7525, 7450, 7550, 7650, 7750, 7670, 7770,
]);
/** Ticks and texts by the form that has them, in the order of the form: before its amounts, and after them. */
const BEFORE: Readonly<Record<string, readonly number[]>> = { NE: [7020, 7021, 7023, 7024] };
const AFTER: Readonly<Record<string, readonly number[]>> = {
  INK2: [90],
  INK2S: [8040, 8041, 8044, 8045],
  NE: [8046, 8047],
};

/** The Swedish text of why a field cannot be filed. */
export function sruFieldProblemText(problem: SruFieldProblem): string {
  const { sru } = problem;
  switch (problem.code) {
    case "negative":
      return `Fält ${sru} är negativt, vilket blanketten inte tillåter. Kontrollera kontona på raden.`;
    case "too-large":
      return `Fält ${sru} har fler än 12 siffror, som är det mesta som blanketten tar.`;
    case "unfit":
      return `${textFieldName(sru)} har tecken som inte får finnas i Skatteverkets fil: ${problem.characters.join(" ")}`;
    case "too-long":
      return `${textFieldName(sru)} har fler än ${LONGEST_FIELD_TEXT} tecken så som det står i Skatteverkets fil.`;
    default:
      return assertNever(problem);
  }
}

/** The kind of business of NE is the one field that takes a text; its code stands nowhere on the page. */
export function textFieldName(sru: number): string {
  return `Slags näringsverksamhet (fält ${sru})`;
}

/**
 * The forms of a return with their values: every amount that is not 0, what is ticked and written. Refused with every
 * field whose value the agency does not take.
 */
export function sruReturn(
  report: IncomeTaxReport,
  side: TaxSide,
  typed: ReadonlyMap<number, TypedField>,
): Result<readonly SruForm[], readonly SruFieldProblem[]> {
  const amounts = formAmounts(report, side);
  const problems = [...amounts.values()].flat().flatMap(([sru, amount]) => amountProblem(sru, amount));
  problems.push(...[...typed.values()].flatMap(textProblem));
  if (problems.length > 0) return err(problems);
  const marks = (codes: readonly number[] | undefined) =>
    (codes ?? []).flatMap((sru) => {
      const field = typed.get(sru);
      if (field?.isTicked === true) return [[sru, "X"] as const];
      const text = sruText(field?.text ?? "");
      return text === "" ? [] : [[sru, text] as const];
    });
  return ok(
    [...amounts].map(([form, fields]) => ({
      form,
      values: [
        ...marks(BEFORE[form]),
        ...fields.map(([sru, amount]) => [sru, String(kronorOf(amount))] as const),
        ...marks(AFTER[form]),
      ],
    })),
  );
}

type FieldAmount = readonly [sru: number, amount: Ore];

/** By form, INK2 before INK2R before INK2S: the amounts that are not 0, in the order of the rows. */
function formAmounts(report: IncomeTaxReport, side: TaxSide): ReadonlyMap<string, readonly FieldAmount[]> {
  const booked = report.parts.map(({ form, items }) => {
    const rows = items.flatMap((group) => group.items);
    return [form, rows.map(({ sru, roundedTotal }): FieldAmount => [sru, roundedTotal])] as const;
  });
  const taxed = side.parts.map(({ form, items }) => {
    const rows = items.flatMap((group) => group.items);
    return [form, rows.map(({ sru, amount }): FieldAmount => [sru, amount])] as const;
  });
  const amounts = new Map<string, readonly FieldAmount[]>();
  for (const [form, fields] of [
    ...taxed.filter(([name]) => name === "INK2"),
    ...booked,
    ...taxed.filter(([name]) => name !== "INK2"),
  ]) {
    amounts.set(form, [...(amounts.get(form) ?? []), ...fields.filter(([, amount]) => amount !== 0)]);
  }
  return amounts;
}

/** A character may be written by several, such as an ellipsis by three points. */
function textProblem({ code: sru, text = "" }: TypedField): readonly SruFieldProblem[] {
  const characters = unfitForSru(text);
  if (characters.length > 0) return [{ code: "unfit", sru, characters }];
  return sruText(text).length > LONGEST_FIELD_TEXT ? [{ code: "too-long", sru }] : [];
}

function amountProblem(sru: number, amount: Ore): readonly SruFieldProblem[] {
  const kronor = kronorOf(amount);
  if (kronor < 0 && NOT_NEGATIVE.has(sru)) return [{ code: "negative", sru }];
  return Math.abs(kronor) > LARGEST_FIELD_KRONOR ? [{ code: "too-large", sru }] : [];
}
