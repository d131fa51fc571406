import type { IncomeTaxReport } from "@huvudbok/core/income-tax";
import type { ReactNode } from "react";
import type { ReadForm } from "../../data/tax-forms.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import type { ReturnBooks } from "./return-books.ts";
import type { ReturnFormContent } from "./return-fields.ts";

export type ReturnKind = "INK2" | "NE";

export interface TaxReturnProps {
  readonly kind: ReturnKind;
  readonly books: ReturnBooks;
  readonly read: ReadForm;
  readonly unfinished: Unfinished<ReturnFormContent>;
  /** Shown above the page while another tab edits the return. */
  readonly above: ReactNode;
}

/** The same with what the accounts give. */
export interface FilledReturnProps extends TaxReturnProps {
  readonly report: IncomeTaxReport;
}
