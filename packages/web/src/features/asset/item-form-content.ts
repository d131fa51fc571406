import { type AssetItem, DEFAULT_DEPRECIATION_YEARS } from "@huvudbok/core/asset";
import { type IsoDate, isIsoDate } from "@huvudbok/core/calendar";
import { formatOreForInput, type Ore, parseAmountInput } from "@huvudbok/core/money";
import * as z from "zod/mini";
import { type FieldEdits, fieldEditsFormat } from "../../data/unfinished/field-edits.ts";

/** The texts of the form of an item. */
export interface ItemTexts extends Readonly<Record<string, string>> {
  readonly id: string;
  readonly name: string;
  readonly purchaseDate: string;
  readonly purchasePrice: string;
  readonly depreciationYears: string;
  readonly inbound: string;
  readonly disposedOn: string;
}

export type ItemFormContent = FieldEdits<ItemTexts>;

const text = z.string();

export const ITEM_FORMAT = fieldEditsFormat<ItemTexts>(
  z.partial(
    z.object({
      id: text,
      name: text,
      purchaseDate: text,
      purchasePrice: text,
      depreciationYears: text,
      inbound: text,
      disposedOn: text,
    }),
  ),
);

/** `itemId`: new for an item that is added. Ids hold no blanks. */
export function itemFormName(listId: string, itemId: string): string {
  return `asset item ${listId} ${itemId}`;
}

/** The texts of a stored item, or of an empty form. */
export function itemTexts(item: AssetItem | undefined): ItemTexts {
  return {
    id: item?.id ?? "",
    name: item?.name ?? "",
    purchaseDate: item?.purchaseDate ?? "",
    purchasePrice: item === undefined ? "" : formatOreForInput(item.purchasePrice),
    depreciationYears: String(item?.depreciationYears ?? DEFAULT_DEPRECIATION_YEARS).replace(".", ","),
    inbound: item === undefined ? "" : formatOreForInput(item.inboundDepreciationAmount),
    disposedOn: item?.disposedOn ?? "",
  };
}

export function dateIn(typed: string): IsoDate | undefined {
  return isIsoDate(typed) ? typed : undefined;
}

/** Undefined for nothing, and for what is no amount. */
export function amountIn(typed: string): Ore | undefined {
  const parsed = parseAmountInput(typed);
  return parsed.ok ? parsed.value.amount : undefined;
}

/** Undefined for nothing, and for what is no number. */
export function numberIn(typed: string): number | undefined {
  const plain = typed.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
