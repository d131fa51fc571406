import { LONGEST_FIELD_TEXT } from "@huvudbok/core/income-tax";
import { Checkbox, TextInput } from "@mantine/core";
import { fieldError } from "../../ui/form/field-error.tsx";
import { RadioRow } from "../../ui/form/radio-row.tsx";
import { BUSINESS_CODE, QUESTIONS, TICKS, type TickQuestion } from "./questions.ts";
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
        <TextInput
          label="Slags näringsverksamhet"
          autoComplete="off"
          maxLength={LONGEST_FIELD_TEXT}
          value={form.texts[String(BUSINESS_CODE)] ?? ""}
          error={fieldError(form.errorOf(BUSINESS_CODE))}
          onChange={(event) => form.set(BUSINESS_CODE, event.currentTarget.value)}
          onBlur={() => form.leave(BUSINESS_CODE)}
        />
      )}
      {TICKS[kind].map(([code, label]) => (
        <Checkbox
          key={code}
          label={label}
          checked={form.texts[String(code)] === "X"}
          onChange={({ currentTarget: { checked } }) => form.set(code, checked ? "X" : "")}
        />
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
    <RadioRow
      label={text}
      value={isYes ? "yes" : isNo ? "no" : "none"}
      choices={ANSWERS}
      onChange={(answer) =>
        form.setBoth({ [yes]: answer === "yes" ? "X" : "", [no]: answer === "no" ? "X" : "" })
      }
    />
  );
}
