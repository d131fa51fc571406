import { type Transaction, textWithoutCorrection } from "../transaction/index.ts";
import type { Draft } from "./draft.ts";

/**
 * The draft that a registered transaction becomes: date, text, rows, files and note as they are, and its series and
 * number as the last line of the note, with the number that it corrects or is corrected by: a draft has no links. Its text
 * is that of the event, without *Rättelse av*: registered again, what it corrects has another number or is gone. What only
 * registered ones have besides (day of registration, sign, lock) stays in the history. Nothing is suggested for it yet.
 */
export function draftOfTransaction(transaction: Transaction, id: string): Draft {
  const {
    date,
    text,
    corrects,
    entries,
    annotation = "",
    attachments = [],
    attachmentIds = [],
  } = transaction;
  const origin = originText(transaction);
  return {
    id,
    date,
    text: corrects === undefined ? text : textWithoutCorrection(text, corrects),
    entries,
    annotation: annotation === "" ? origin : `${annotation}\n${origin}`,
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(attachmentIds.length === 0 ? {} : { attachmentIds }),
  };
}

function originText({ series, number, corrects, correctedBy }: Transaction): string {
  const correction = corrects === undefined ? "" : `, rättelse av ${corrects.series} ${corrects.number}`;
  const mark = correctedBy === undefined ? "" : `, rättad av ${correctedBy.series} ${correctedBy.number}`;
  return `Konverterad från ${series} ${number}${correction}${mark}`;
}
