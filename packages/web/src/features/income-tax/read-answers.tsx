import { BUSINESS_CODE, BUSINESS_NAME, QUESTIONS, TICKS } from "./questions.ts";
import type { ReturnKind } from "./return-props.ts";
import classes from "./tax-return.module.css";
import type { ReturnForm } from "./use-return-form.ts";

interface ReadAnswersProps {
  readonly kind: ReturnKind;
  readonly form: ReturnForm;
}

/** What a form asks that is no amount, as it is saved. */
export function ReadAnswers({ kind, form }: ReadAnswersProps) {
  const text = (code: number) => form.texts[String(code)] ?? "";
  const isTicked = (code: number) => text(code) === "X";
  const answers = [
    ...(kind === "NE" ? [[BUSINESS_NAME, text(BUSINESS_CODE) || "Inte ifyllt"]] : []),
    ...TICKS[kind].map(([code, label]) => [label, isTicked(code) ? "Ja" : "Nej"]),
    ...QUESTIONS[kind].map((question) => [
      question.text,
      isTicked(question.yes) ? "Ja" : isTicked(question.no) ? "Nej" : "Inte besvarad",
    ]),
  ];
  return answers.map(([label, answer]) => (
    <div key={label} className={classes.row}>
      <span>{label}</span>
      <output className={classes.fixed}>{answer}</output>
    </div>
  ));
}
