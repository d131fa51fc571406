import type { SuggestedAmount, TaxSide, TaxSideRow } from "@huvudbok/core/income-tax";
import { formatWholeKronor } from "@huvudbok/core/money";
import { TextInput } from "@mantine/core";
import { Button } from "../../ui/button/button.tsx";
import { fieldError } from "../../ui/form/field-error.tsx";
import { FieldConflict } from "./field-conflict.tsx";
import classes from "./tax-return.module.css";
import type { ReturnForm } from "./use-return-form.ts";

interface AmountFieldsProps {
  readonly side: TaxSide;
  readonly form: ReturnForm;
  readonly suggested: ReadonlyMap<number, SuggestedAmount>;
}

/** The rows of the tax side in their groups: typed ones as fields where they can be changed, the others as the amounts that they are. */
export function AmountFields({ side, form, suggested }: AmountFieldsProps) {
  return side.parts.map((part) => {
    const groups = part.items.map((group) => (
      <fieldset key={group.name} className={classes.group}>
        <legend>{group.name}</legend>
        {group.items.map((row) =>
          row.kind === "typed" && form.mayWrite ? (
            <TypedRow key={row.sru} row={row} form={form} suggestion={suggested.get(row.sru)} />
          ) : (
            <FixedRow key={row.sru} row={row} />
          ),
        )}
      </fieldset>
    ));
    const title = `${part.form} ${part.name}`;
    if (part.form !== MAIN_FORM) {
      return (
        <div key={title}>
          <h3 className={classes.partName}>{title}</h3>
          {groups}
        </div>
      );
    }
    return (
      <details key={title} open={hasTyped(part) || hasConflict(part, form)}>
        <summary className={classes.partName}>{`${title}: sådant som få företag fyller i`}</summary>
        {groups}
      </details>
    );
  });
}

/** The first page, whose typed fields few companies have. */
const MAIN_FORM = "INK2";

function hasTyped({ items }: TaxSide["parts"][number]): boolean {
  return items.some((group) => group.items.some(({ kind, amount }) => kind === "typed" && amount !== 0));
}

function hasConflict({ items }: TaxSide["parts"][number], form: ReturnForm): boolean {
  return items.some((group) => group.items.some(({ sru }) => form.isConflict(sru)));
}

function rowLabel({ section, name, sign }: TaxSideRow): string {
  const printed = sign === "*" ? "" : sign === "+" ? " (+)" : " (−)";
  return `${section} ${name.replace(/ \((?:[+-]|tillägg|avdrag)\)$/, "")}${printed}`;
}

/** The sign that the form prints is not alone on a line. */
function shownLabel(row: TaxSideRow): string {
  return rowLabel(row).replace(/ (?=\(.\)$)/, "\u00A0");
}

function FixedRow({ row }: { readonly row: TaxSideRow }) {
  return (
    <div className={classes.row}>
      <span>{shownLabel(row)}</span>
      <output className={classes.fixed}>{formatWholeKronor(row.amount)}</output>
    </div>
  );
}

interface TypedRowProps {
  readonly row: TaxSideRow;
  readonly form: ReturnForm;
  readonly suggestion: SuggestedAmount | undefined;
}

function TypedRow({ row, form, suggestion }: TypedRowProps) {
  const { sru } = row;
  const text = form.texts[String(sru)] ?? "";
  const id = `field-${sru}`;
  return (
    <>
      <div className={classes.row}>
        <label htmlFor={id}>{shownLabel(row)}</label>
        <div className={classes.entry}>
          {suggestion !== undefined && text === "" && form.isWritable && (
            <Button
              size="compact-sm"
              variant="subtle"
              title={suggestionSource(suggestion)}
              aria-label={`Använd förslaget ${formatWholeKronor(suggestion.amount)} i ${row.section}, ${suggestionSource(suggestion)}`}
              onClick={() => form.set(sru, String(suggestion.amount / 100))}
            >
              {`Förslag ${formatWholeKronor(suggestion.amount)}`}
            </Button>
          )}
          <TextInput
            id={id}
            className={classes.amount}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            error={fieldError(form.errorOf(sru))}
            onChange={(event) => form.set(sru, event.currentTarget.value)}
            onBlur={() => form.leave(sru)}
          />
        </div>
      </div>
      <FieldConflict form={form} code={sru} name={rowLabel(row)} />
    </>
  );
}

function suggestionSource({ from }: SuggestedAmount): string {
  return "section" in from ? `från rad ${from.section}` : `från konto ${from.accounts.join(", ")}`;
}
