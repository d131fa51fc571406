import { LONGEST_FIELD_TEXT } from "@huvudbok/core/income-tax";
import { Checkbox, TextInput } from "@mantine/core";
import { Fragment } from "react";
import { fieldError } from "../../ui/form/field-error.tsx";
import { RadioRow } from "../../ui/form/radio-row.tsx";
import { FieldConflict } from "./field-conflict.tsx";
import { BUSINESS_CODE, BUSINESS_NAME, QUESTIONS, TICKS, type TickQuestion } from "./questions.ts";
import type { ReturnKind } from "./return-props.ts";
import classes from "./tax-return.module.css";
import type { ReturnForm } from "./use-return-form.ts";

interface AnswerFieldsProps {
  readonly kind: ReturnKind;
  readonly form: ReturnForm;
}

const ANSWERS = [
  { value: "yes", label: "Ja" },
  { value: "no", label: "Nej" },
  { value: "none", label: "Inte besvarad" },
] as const;

/** What a form asks that is no amount. */
export function AnswerFields({ kind, form }: AnswerFieldsProps) {
  return (
    <div className={classes.answers}>
      {kind === "NE" && (
        <>
          <TextInput
            label={BUSINESS_NAME}
            autoComplete="off"
            maxLength={LONGEST_FIELD_TEXT}
            value={form.texts[String(BUSINESS_CODE)] ?? ""}
            error={fieldError(form.errorOf(BUSINESS_CODE))}
            onChange={(event) => form.set(BUSINESS_CODE, event.currentTarget.value)}
            onBlur={() => form.leave(BUSINESS_CODE)}
          />
          <FieldConflict form={form} code={BUSINESS_CODE} name={BUSINESS_NAME} />
        </>
      )}
      {TICKS[kind].map(([code, label]) => (
        <Fragment key={code}>
          <Checkbox
            label={label}
            checked={form.texts[String(code)] === "X"}
            onChange={({ currentTarget: { checked } }) => form.set(code, checked ? "X" : "")}
          />
          <FieldConflict form={form} code={code} name={label} isTick />
        </Fragment>
      ))}
      {QUESTIONS[kind].map((question) => (
        <Question key={question.yes} question={question} form={form} />
      ))}
    </div>
  );
}

function Question({ question, form }: { readonly question: TickQuestion; readonly form: ReturnForm }) {
  const { text, yes, no } = question;
  const isYes = form.texts[String(yes)] === "X";
  const isNo = form.texts[String(no)] === "X";
  return (
    <>
      <RadioRow
        label={text}
        value={isYes ? "yes" : isNo ? "no" : "none"}
        choices={ANSWERS}
        onChange={(answer) =>
          form.setBoth({ [yes]: answer === "yes" ? "X" : "", [no]: answer === "no" ? "X" : "" })
        }
      />
      <FieldConflict form={form} code={yes} name={`${text}: Ja`} isTick />
      <FieldConflict form={form} code={no} name={`${text}: Nej`} isTick />
    </>
  );
}
