import { kronorFromOre, type Ore, oreFromKronor } from "../../money/index.ts";
import type { Entry, EntryObject, ForeignCurrencyAmount } from "../../transaction/index.ts";
import { isJsonObject } from "../migrate-document.ts";
import { countOf, type HandCodec, inOrder, listOf, objectOf, plain } from "./hand-codec.ts";
import { isAccount, isCurrency, isDate, isFlag, isMaybe, isQuantity, isText } from "./transaction-fields.ts";

const amount: HandCodec<Ore> = {
  read: (json) => {
    if (typeof json !== "number") return undefined;
    const whole = oreFromKronor(json);
    return whole.ok ? whole.value : undefined;
  },
  write: kronorFromOre,
};

const foreignAmount = objectOf<ForeignCurrencyAmount>({
  amount: amount,
  currency: plain(isCurrency),
});

const objectList = listOf(objectOf<EntryObject>({ dimension: plain(isText), object: plain(isText) }));

const FIELDS = [
  "accountId",
  "amount",
  "quantity",
  "text",
  "date",
  "sign",
  "foreignCurrencyAmount",
  "adjustmentType",
  "objects",
] as const satisfies readonly (keyof Entry)[];

/** A stored row <-> a row. */
export const entryCodec: HandCodec<Entry> = {
  read: readEntry,
  write: ({ amount: ore, foreignCurrencyAmount, ...rest }) =>
    inOrder(FIELDS, {
      ...rest,
      amount: kronorFromOre(ore),
      ...(foreignCurrencyAmount === undefined
        ? {}
        : { foreignCurrencyAmount: foreignAmount.write(foreignCurrencyAmount) }),
    }),
};

function readEntry(json: unknown): Entry | undefined {
  if (!isJsonObject(json)) return undefined;
  const { accountId, amount: kronor, quantity, text, date, sign } = json;
  const { foreignCurrencyAmount, adjustmentType, objects } = json;
  const ore = amount.read(kronor);
  if (ore === undefined || !isAccount(accountId)) return undefined;
  const further =
    countOf(quantity) +
    countOf(text) +
    countOf(date) +
    countOf(sign) +
    countOf(foreignCurrencyAmount) +
    countOf(adjustmentType) +
    countOf(objects);
  if (Object.keys(json).length !== 2 + further) return undefined;
  // Most rows: an object of its own form is made faster than a copy.
  if (further === 0) return { accountId, amount: ore };
  const isRight =
    isMaybe(isQuantity, quantity) &&
    isMaybe(isText, text) &&
    isMaybe(isDate, date) &&
    isMaybe(isText, sign) &&
    isMaybe(isFlag, adjustmentType) &&
    (objects === undefined || objectList.read(objects) !== undefined);
  if (!isRight) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field but the foreign amount has been read
  const entry = { ...json, amount: ore } as Entry;
  if (foreignCurrencyAmount === undefined) return entry;
  const foreign = foreignAmount.read(foreignCurrencyAmount);
  return foreign === undefined ? undefined : { ...entry, foreignCurrencyAmount: foreign };
}
