import type { VatParts, VatRow } from "./split-entry-vat.ts";

/** A row that was split, with its rows of VAT. */
export interface MadeVatSplit extends VatParts {
  readonly key: number;
  readonly accountId: number;
  readonly vatRows: readonly MadeVatRow[];
  /** It was recomputed because a row changed, so asking for a split now is the first time. */
  readonly isFollowed?: boolean;
}

/** A row of VAT in a form. */
export interface MadeVatRow extends VatRow {
  readonly key: number;
}
