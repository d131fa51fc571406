import type { NewTransaction } from "../transaction/index.ts";
import type { DocumentKind, HeadOf, ItemOf } from "./document-kind.ts";

/** What a commit does to one document, as core knows it. `append` is empty for every kind but transactions. */
export interface DecodedChange<Kind extends DocumentKind> {
  readonly head?: HeadOf<Kind>;
  readonly put: readonly ItemOf<Kind>[];
  readonly remove: readonly string[];
  readonly append: readonly NewTransaction[];
  /** The document ends with this change; `remove` names every item that it held. */
  readonly ends?: boolean;
}
