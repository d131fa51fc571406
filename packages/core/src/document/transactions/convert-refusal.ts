import { type OutsideLink, outsideLinksText } from "../../draft/index.ts";
import { assertNever } from "../../shared/index.ts";

/** Why a conversion of transactions to drafts is refused (CH9). */
export type ConvertRefusal =
  | { readonly code: "convert-incomplete"; readonly unlocked: number; readonly removed: number }
  | { readonly code: "convert-drafts"; readonly drafts: number; readonly removed: number }
  /** No draft holds what the transaction `item` holds. */
  | { readonly code: "convert-content"; readonly item: string }
  /** A correction would be parted from what it corrects. */
  | { readonly code: "convert-linked"; readonly links: readonly OutsideLink[] }
  /** The draft `item` is there already. */
  | { readonly code: "convert-replaces"; readonly item: string };

const CODES: ReadonlySet<string> = new Set<ConvertRefusal["code"]>([
  "convert-incomplete",
  "convert-drafts",
  "convert-content",
  "convert-linked",
  "convert-replaces",
]);

export function isOfConversion(refusal: { readonly code: string }): refusal is ConvertRefusal {
  return CODES.has(refusal.code);
}

export function convertRefusalText(refusal: ConvertRefusal): string {
  switch (refusal.code) {
    case "convert-incomplete":
      return `${refusal.unlocked} olåsta transaktioner skulle bli utkast, men ändringen gäller ${refusal.removed}.`;
    case "convert-drafts":
      return `${refusal.removed} transaktioner skulle bli lika många utkast, inte ${refusal.drafts}.`;
    case "convert-content":
      return `Inget av utkasten har vad transaktion ${refusal.item} har. Inget är konverterat.`;
    case "convert-linked":
      return outsideLinksText(refusal.links);
    case "convert-replaces":
      return `Utkastet ${refusal.item} finns redan och kan inte ersättas av en konvertering.`;
    default:
      return assertNever(refusal);
  }
}
