import type {
  LegacyAttachment,
  NewTransaction,
  Transaction,
  TransactionLink,
} from "../../transaction/index.ts";
import { isJsonObject, type JsonObject } from "../migrate-document.ts";
import { entryCodec } from "./entry-codec.ts";
import { countOf, type HandCodec, inOrder, listOf, objectOf, plain } from "./hand-codec.ts";
import {
  isDate,
  isFlag,
  isMaybe,
  isPositiveInteger,
  isSeries,
  isSomeText,
  isText,
  isYearId,
} from "./transaction-fields.ts";

/**
 * There can be hundreds of thousands of transactions, so their codec is written by hand, with each field read by its
 * name: going through a table of fields takes twice as long. It accepts what the schemas of transaction-schema.ts
 * accept and returns the same values (held by a property test).
 */

const entryList = listOf(entryCodec);
const textList = listOf(plain(isText));
const attachmentList = listOf(objectOf<LegacyAttachment>({ id: plain(isText), name: plain(isText) }));
const link = objectOf<TransactionLink>({
  fiscalYearId: plain(isYearId),
  series: plain(isSomeText),
  number: plain(isPositiveInteger),
});

const FIELDS = [
  "series",
  "number",
  "regDate",
  "date",
  "text",
  "sign",
  "entries",
  "locked",
  "annotation",
  "attachments",
  "attachmentIds",
  "corrects",
  "correctedBy",
] as const satisfies readonly (keyof Transaction)[];

/** A stored transaction <-> a transaction; `read` gives undefined where the schema has an error. */
export const transactionCodec: HandCodec<Transaction, JsonObject> = {
  read: (json) => {
    if (!isJsonObject(json) || !isPositiveInteger(json["number"])) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with its number every field has been read
    return readFields(json, 1) as Transaction | undefined;
  },
  write: writeFields,
};

/** The same for a transaction that is to be appended and has no number. */
export const newTransactionCodec: HandCodec<NewTransaction, JsonObject> = {
  read: (json) => (isJsonObject(json) ? readFields(json, 0) : undefined),
  write: writeFields,
};

/** Reads every field but the number; `known` fields have been read before. */
function readFields(json: JsonObject, known: number): NewTransaction | undefined {
  const { series, regDate, date, text, sign, entries, locked } = json;
  const { annotation, attachments, attachmentIds, corrects, correctedBy } = json;
  const hasCommon =
    isSeries(series) &&
    isMaybe(isDate, regDate) &&
    isDate(date) &&
    isText(text) &&
    isMaybe(isText, sign) &&
    isFlag(locked) &&
    isMaybe(isText, annotation);
  if (!hasCommon) return undefined;
  const rows = entryList.read(entries);
  const hasFurther =
    isReadable(attachmentList, attachments) &&
    isReadable(textList, attachmentIds) &&
    isReadable(link, corrects) &&
    isReadable(link, correctedBy);
  const fields =
    known +
    5 +
    countOf(regDate) +
    countOf(sign) +
    countOf(annotation) +
    countOf(attachments) +
    countOf(attachmentIds) +
    countOf(corrects) +
    countOf(correctedBy);
  if (rows === undefined || !hasFurther || Object.keys(json).length !== fields) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has been read
  return { ...json, entries: rows } as NewTransaction;
}

function isReadable(codec: HandCodec<unknown>, json: unknown): boolean {
  return json === undefined || codec.read(json) !== undefined;
}

function writeFields({ entries, ...rest }: NewTransaction): JsonObject {
  return inOrder(FIELDS, { ...rest, entries: entryList.write(entries) });
}
