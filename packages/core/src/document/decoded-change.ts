import type { DocumentKind, HeadOf, ItemOf } from "./document-kind.ts";
import type { AcceptedChange, Change, RuleFacts } from "./kinds/rule.ts";

/** What a commit does to one document, in the form that core works with. */
export type DecodedChange<Kind extends DocumentKind> = Change<HeadOf<Kind>, ItemOf<Kind>>;
/** What the server knows when it checks such a change. */
export type DocumentFacts<Kind extends DocumentKind> = RuleFacts<HeadOf<Kind>, ItemOf<Kind>>;
/** What is to be stored. */
export type CheckedDocument<Kind extends DocumentKind> = AcceptedChange<ItemOf<Kind>>;
