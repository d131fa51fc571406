import { assertNever } from "../../shared/index.ts";
import { WITHOUT_VAT_TEXT, type WithoutVat } from "./without-vat.ts";

/** Why a row is not split into net and VAT. */
export type VatSplitRefusal =
  | { readonly code: "no-account" }
  | { readonly code: "household" }
  | { readonly code: "unknown-account"; readonly account: number }
  | { readonly code: "no-vat"; readonly account: number; readonly reason: WithoutVat }
  | { readonly code: "tax-code"; readonly account: number; readonly taxCode: number }
  | { readonly code: "no-amount" }
  | { readonly code: "too-small" }
  | { readonly code: "already-split"; readonly vatAccount: number }
  | { readonly code: "vat-account-missing"; readonly vatAccount: number };

/** One sentence: why, and what to do. */
export function vatSplitRefusalText(refusal: VatSplitRefusal): string {
  switch (refusal.code) {
    case "no-account":
      return "Välj ett konto på raden först, det avgör momsen";
    case "unknown-account":
      return `Konto ${refusal.account} finns inte i kontoplanen: välj ett annat, eller lägg till det först`;
    case "household":
      return "Ett hushåll redovisar ingen moms, så skriv hela beloppet på raden";
    case "no-vat":
      return `Konto ${refusal.account} ${WITHOUT_VAT_TEXT[refusal.reason]}`;
    case "tax-code":
      return `Konto ${refusal.account} har momstyp ${refusal.taxCode}, som inte delas upp: skriv momsen på en egen rad, eller ändra momstypen i kontoplanen`;
    case "no-amount":
      return "Skriv radens belopp först, sedan går det att dela upp momsen";
    case "too-small":
      return "Beloppet är så litet att momsen blir noll, så låt raden stå som den är";
    case "already-split":
      return `Momsen står redan på konto ${refusal.vatAccount}: ta bort den raden först, om momsen ska räknas om`;
    case "vat-account-missing":
      return `Konto ${refusal.vatAccount} finns inte i kontoplanen: lägg till det där och dela upp raden sedan`;
    default:
      return assertNever(refusal);
  }
}
