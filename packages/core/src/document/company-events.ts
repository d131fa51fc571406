import type { DocumentKind, HeadOf, ItemOf } from "./document-kind.ts";
import { DOCUMENT_RULES } from "./document-rules.ts";
import type { ChangeEvent, MadeChange } from "./kinds/change-event.ts";

/** Whether changes of the kind may cause events: for other kinds the state before need not be read. */
export function hasEvents(kind: DocumentKind): boolean {
  return DOCUMENT_RULES[kind].events !== undefined;
}

/** The events of a change of the kind, for the log of its company. */
export function eventsOfChange<Kind extends DocumentKind>(
  kind: Kind,
  change: MadeChange<HeadOf<Kind>, ItemOf<Kind>>,
): readonly ChangeEvent[] {
  return DOCUMENT_RULES[kind].events?.(change) ?? [];
}
