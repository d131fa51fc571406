import type { AssetList } from "@huvudbok/core/asset";
import * as z from "zod/mini";
import { type FieldEdits, fieldEditsFormat } from "../../data/unfinished/field-edits.ts";

/** The texts of the form of a list. */
export interface ListTexts extends Readonly<Record<string, string>> {
  readonly id: string;
  readonly name: string;
  readonly depreciationAccount: string;
  readonly costAccount: string;
}

export type ListFormContent = FieldEdits<ListTexts>;

const text = z.string();

export const LIST_FORMAT = fieldEditsFormat<ListTexts>(
  z.partial(z.object({ id: text, name: text, depreciationAccount: text, costAccount: text })),
);

export function listFormName(id: string | undefined): string {
  return `asset list ${id ?? "new"}`;
}

/** The texts of a stored list, or of an empty form. */
export function listTexts(list: AssetList | undefined): ListTexts {
  if (list === undefined) return { id: "", name: "", depreciationAccount: "", costAccount: "" };
  return {
    id: list.id,
    name: list.name,
    depreciationAccount: String(list.depreciationAccountId),
    costAccount: String(list.depreciationCostAccountId),
  };
}
