import { type DocumentKind, decodeHead, decodeItem, type HeadOf, type ItemOf } from "@huvudbok/core/document";
import { invariant } from "@huvudbok/core/shared";

/** What is stored has passed its schema on the way in; it is read as strictly on the way out. */
export function storedItem<Kind extends DocumentKind>(kind: Kind, text: string): ItemOf<Kind> {
  const item = decodeItem(kind, JSON.parse(text));
  invariant(item.ok, `a stored item of ${kind} can be read`);
  return item.value;
}

export function storedHead<Kind extends DocumentKind>(kind: Kind, text: string): HeadOf<Kind> {
  const head = decodeHead(kind, JSON.parse(text));
  invariant(head.ok, `a stored head of ${kind} can be read`);
  return head.value;
}
