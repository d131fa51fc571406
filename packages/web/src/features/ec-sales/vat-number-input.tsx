import {
  type EcSalesRow,
  hasUsualCheckDigit,
  parseVatNumber,
  vatNumberErrorText,
} from "@huvudbok/core/ec-sales";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import classes from "./ec-sales.module.css";

interface VatNumberInputProps {
  readonly row: EcSalesRow;
  /** Undefined when the field was emptied. */
  readonly onCommit: (row: EcSalesRow, vatNumber: string | undefined) => void;
  /** Told what is wrong with what is typed; undefined when nothing is. */
  readonly onError: (row: EcSalesRow, text: string | undefined) => void;
}

interface Typed {
  readonly text: string;
  /** The number of the row when it was last known to who types. */
  readonly over: string;
}

/**
 * The buyer's number of a voucher: saved when the field is left, if it has the form of its country. One that the row has
 * got while another was typed, from somebody else or from a row with the same text, is replaced only when the field is
 * left a second time.
 */
export function VatNumberInput({ row, onCommit, onError }: VatNumberInputProps) {
  const [typed, setTyped] = useState<Typed>();
  const [isWrong, setIsWrong] = useState(false);
  const { voucher, vatNumber = "" } = row;
  function refuse(text: string) {
    setIsWrong(true);
    onError(row, text);
  }
  function leave() {
    if (typed === undefined) return;
    const isEmpty = typed.text.trim() === "";
    const parsed = parseVatNumber(typed.text);
    if (!isEmpty && !parsed.ok) return refuse(vatNumberErrorText(parsed.error));
    const next = parsed.ok ? parsed.value : "";
    if (typed.over !== vatNumber && next !== vatNumber) {
      setTyped({ ...typed, over: vatNumber });
      return refuse(changedText(vatNumber, next));
    }
    setIsWrong(false);
    onError(row, undefined);
    setTyped(undefined);
    if (next !== vatNumber) onCommit(row, next === "" ? undefined : next);
    return undefined;
  }
  return (
    <TextInput
      className={classes.number ?? ""}
      aria-label={`VAT-nummer för ${voucher.series} ${voucher.number}`}
      aria-invalid={isWrong || undefined}
      error={isWrong}
      data-doubtful={(vatNumber !== "" && !hasUsualCheckDigit(vatNumber)) || undefined}
      placeholder="Skriv VAT-nummer"
      maxLength={40}
      autoComplete="off"
      spellCheck={false}
      value={typed?.text ?? vatNumber}
      onChange={({ currentTarget: { value: text } }) => setTyped({ text, over: typed?.over ?? vatNumber })}
      onBlur={leave}
    />
  );
}

/** The row has another number than when one began to type; empty for none. */
function changedText(now: string, next: string): string {
  const changed = now === "" ? "togs numret bort" : `sparades ${now}`;
  const wanted = next === "" ? "inget nummer" : next;
  return `medan du skrev ${changed}. Gå till fältet och tryck Enter igen om ${wanted} ska gälla i stället.`;
}
