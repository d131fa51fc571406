import type { DateRange } from "../calendar/index.ts";
import type { DatedRate } from "../currency/index.ts";

/** The rates that the books of a file in another currency need. */
export interface NeededRates {
  /** As the file writes it, in capital letters. */
  readonly currency: string;
  readonly range: DateRange;
}

/** Rates for a file in another currency; without them it is refused (IM13). */
export interface ImportRates {
  readonly observations: readonly DatedRate[];
  /** Why there are none. */
  readonly failure?: string;
}
