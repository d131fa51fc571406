import type { DocumentKind } from "@huvudbok/core/document";

/** What the worker that reads a long document is sent: its kind, its bytes in order, and that there are no more. */
export type ReadingRequest =
  | { readonly type: "begin"; readonly kind: DocumentKind }
  | { readonly type: "part"; readonly bytes: Uint8Array }
  | { readonly type: "end" };

/** What it says. */
export type ReadingMessage =
  /** The JSON text of a list of items as core knows them: a page reads it faster than it copies the list. */
  | { readonly type: "items"; readonly text: string }
  | { readonly type: "done" }
  /** The document cannot be read in parts: it must be read at one go. */
  | { readonly type: "broken" };
