import { isAccountNo } from "../account-plan/index.ts";
import { isIsoDate } from "../calendar/index.ts";
import { isFiscalYearId } from "../fiscal-year/index.ts";
import { kronorFromOre, type Ore, oreFromKronor } from "../money/index.ts";
import type {
  Entry,
  EntryObject,
  ForeignCurrencyAmount,
  LegacyAttachment,
  NewTransaction,
  Transaction,
  TransactionLink,
} from "../transaction/index.ts";
import { type Fields, type HandCodec, listOf, may, must, objectOf, plain } from "./hand-codec.ts";

/**
 * There can be hundreds of thousands of transactions, so their codec is written by hand. It accepts what the schemas of
 * transaction-schema.ts accept and returns the same values (held by a property test).
 */

const LONGEST_SERIES = 60;
const CURRENCY = /^[A-Z]{3}$/;

const text = plain((json) => typeof json === "string");
const someText = plain((json): json is string => typeof json === "string" && json !== "");
const series = plain(
  (json): json is string => typeof json === "string" && json !== "" && json.length <= LONGEST_SERIES,
);
const currency = plain((json): json is string => typeof json === "string" && CURRENCY.test(json));
const flag = plain((json) => typeof json === "boolean");
const quantity = plain((json): json is number => typeof json === "number" && Number.isFinite(json));
const positiveInteger = plain(
  (json): json is number => typeof json === "number" && Number.isSafeInteger(json) && json > 0,
);
const date = plain((json) => typeof json === "string" && isIsoDate(json));
const account = plain((json) => typeof json === "number" && isAccountNo(json));
const yearId = plain((json) => typeof json === "string" && isFiscalYearId(json));

const amount: HandCodec<Ore> = {
  read: (json) => {
    if (typeof json !== "number") return undefined;
    const whole = oreFromKronor(json);
    return whole.ok ? whole.value : undefined;
  },
  write: kronorFromOre,
};

const entry = objectOf<Entry>({
  accountId: must(account),
  amount: must(amount),
  quantity: may(quantity),
  text: may(text),
  date: may(date),
  sign: may(text),
  foreignCurrencyAmount: may(
    objectOf<ForeignCurrencyAmount>({ amount: must(amount), currency: must(currency) }),
  ),
  adjustmentType: may(flag),
  objects: may(listOf(objectOf<EntryObject>({ dimension: must(text), object: must(text) }))),
});

const link = objectOf<TransactionLink>({
  fiscalYearId: must(yearId),
  series: must(someText),
  number: must(positiveInteger),
});

const commonFields: Fields<Omit<NewTransaction, "series">> = {
  regDate: may(date),
  date: must(date),
  text: must(text),
  sign: may(text),
  entries: must(listOf(entry)),
  locked: must(flag),
  annotation: may(text),
  attachments: may(listOf(objectOf<LegacyAttachment>({ id: must(text), name: must(text) }))),
  attachmentIds: may(listOf(text)),
  corrects: may(link),
  correctedBy: may(link),
};

/** A stored transaction <-> a transaction; `read` gives undefined where the schema has an error. */
export const transactionCodec = objectOf<Transaction>({
  series: must(series),
  number: must(positiveInteger),
  ...commonFields,
});

/** The same for a transaction that is to be appended and has no number. */
export const newTransactionCodec = objectOf<NewTransaction>({ series: must(series), ...commonFields });
