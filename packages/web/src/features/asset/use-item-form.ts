import {
  type AssetItem,
  type AssetList,
  assetItemErrorText,
  depreciatedItem,
  validateAssetItem,
} from "@huvudbok/core/asset";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { type Ore, ZERO_ORE } from "@huvudbok/core/money";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { useFieldForm } from "../../ui/form/use-field-form.ts";
import type { AssetBooks } from "./asset-page.tsx";
import { amountIn, dateIn, type ItemFormContent, itemTexts, numberIn } from "./item-form-content.ts";

interface ItemFormOptions {
  readonly books: AssetBooks;
  readonly list: AssetList;
  readonly unfinished: Pick<Unfinished<ItemFormContent>, "read" | "keep">;
  /** What is edited; undefined for an item that is added. */
  readonly id: string | undefined;
}

export type ItemForm = ReturnType<typeof useItemForm>;

/** The form of an item: its texts, the item that they make, and what is wrong with them. */
export function useItemForm({ books, list, unfinished, id }: ItemFormOptions) {
  const itemOf = (own: string) => list.items.find((item) => item.id === own);
  const form = useFieldForm({
    unfinished,
    storedOf: (own) => itemTexts(itemOf(own)),
    id,
    isSynced: books.isSynced,
  });
  const { texts } = form;
  const year = fiscalYearRange(books.year);
  const inbound: Ore | undefined = texts.inbound.trim() === "" ? ZERO_ORE : amountIn(texts.inbound);
  const typed = {
    name: texts.name,
    purchaseDate: dateIn(texts.purchaseDate),
    purchasePrice: amountIn(texts.purchasePrice),
    inboundDepreciationAmount: inbound,
    depreciationYears: numberIn(texts.depreciationYears),
    disposedOn: dateIn(texts.disposedOn),
  };
  const isUnread = (field: keyof typeof typed & Field) =>
    texts[field].trim() !== "" && typed[field] === undefined;
  const unreadable: readonly Field[] = [
    ...(inbound === undefined ? (["inbound"] as const) : []),
    ...(["purchaseDate", "depreciationYears", "disposedOn"] as const).filter(isUnread),
  ];
  const errors = validateAssetItem(typed, year);
  return {
    ...form,
    /** The item as it is typed, with its depreciation; undefined while something is wrong with it. */
    item: errors.length + unreadable.length === 0 ? madeItem() : undefined,
    errorOf: (field: Field): string | undefined => {
      if (!form.isShown(field)) return undefined;
      // Before what is missing: an unreadable text is there.
      if (unreadable.includes(field)) return unreadableText(field, texts[field]);
      const error = errors.find((each) => each.field === ERROR_FIELDS[field]);
      return error && assetItemErrorText(error);
    },
  };

  function madeItem(): AssetItem | undefined {
    const { purchaseDate, purchasePrice, depreciationYears, disposedOn } = typed;
    if (purchaseDate === undefined || purchasePrice === undefined || depreciationYears === undefined) {
      return undefined;
    }
    const { disposedOn: _before, ...before } = itemOf(texts.id) ?? {};
    const made: AssetItem = {
      ...before,
      id: texts.id,
      name: texts.name.trim(),
      purchaseDate,
      purchasePrice,
      depreciationYears,
      inboundDepreciationAmount: inbound ?? ZERO_ORE,
      depreciationAmount: ZERO_ORE,
      ...(disposedOn === undefined ? {} : { disposedOn }),
    };
    return depreciatedItem(made, year);
  }
}

type Field = keyof typeof ERROR_FIELDS;

const ERROR_FIELDS = {
  name: "name",
  purchaseDate: "purchaseDate",
  purchasePrice: "purchasePrice",
  depreciationYears: "depreciationYears",
  inbound: "inboundDepreciationAmount",
  disposedOn: "disposedOn",
} as const;

const UNREADABLE: Readonly<Partial<Record<Field, string>>> = {
  inbound: "Ogiltigt belopp",
  purchaseDate: "Datumet går inte att läsa",
  depreciationYears: "Skriv tiden som ett tal",
  disposedOn: "Datumet går inte att läsa",
};

/** Why what is typed cannot be read: *2024-02-30* is written as a date, but the month has no such day. */
function unreadableText(field: Field, typed: string): string | undefined {
  const isDate = field === "purchaseDate" || field === "disposedOn";
  return isDate && /^\d{4}-\d{2}-\d{2}$/.test(typed.trim())
    ? "Datumet finns inte i kalendern"
    : UNREADABLE[field];
}
