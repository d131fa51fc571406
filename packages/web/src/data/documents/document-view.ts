import type { DocumentKind } from "@huvudbok/core/document";
import type { ApiFailure } from "../api/api-failure.ts";
import type { DocumentState, DocumentStatus } from "./document-state.ts";
import { type ItemChanges, type ServerDocument, withChanges } from "./server-document.ts";

/** What is unsaved of a document. */
export interface UnsavedView {
  /** Shown on top of the server's content, in this order. */
  readonly changes: readonly ItemChanges[];
  readonly isSending: boolean;
  /** Something waits to be sent again, or has been refused and is stored. */
  readonly isWaiting: boolean;
  readonly failure: ApiFailure | undefined;
}

export interface ViewInput {
  readonly held: ServerDocument | undefined;
  readonly ahead: readonly ItemChanges[];
  readonly failure: ApiFailure | undefined;
  readonly unsaved: UnsavedView;
}

const NOTHING: ServerDocument = { etag: undefined, head: undefined, items: new Map() };

/** Makes the state of a document that pages see, and returns the same one until something in it changes. */
export class DocumentView {
  #bottom: ServerDocument | undefined;
  #layers: readonly ItemChanges[] = [];
  #shown: ServerDocument = NOTHING;
  #state: DocumentState<DocumentKind> | undefined;

  state(input: ViewInput): DocumentState<DocumentKind> {
    const { head, items } = this.#show(input.held, [...input.ahead, ...input.unsaved.changes]);
    const next = {
      status: statusOf(input),
      head,
      items,
      etag: input.held?.etag,
      isLoaded: input.held !== undefined,
      isMissing: input.held !== undefined && input.held.etag === undefined,
      error: input.unsaved.failure ?? input.failure,
    };
    if (this.#state === undefined || !isShallowEqual(this.#state, next)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- head and items were decoded as the kind of the key
      this.#state = next as DocumentState<DocumentKind>;
    }
    return this.#state;
  }

  #show(held: ServerDocument | undefined, layers: readonly ItemChanges[]): ServerDocument {
    const isSame =
      this.#bottom === held &&
      layers.length === this.#layers.length &&
      layers.every((layer, index) => layer === this.#layers[index]);
    if (isSame) return this.#shown;
    this.#bottom = held;
    this.#layers = layers;
    this.#shown = layers.reduce(withChanges, held ?? NOTHING);
    return this.#shown;
  }
}

/** The status of a document. One that the server does not have is modified: the local default is shown (PG36). */
function statusOf({ held, failure, unsaved }: ViewInput): DocumentStatus {
  if (unsaved.isSending) return "Syncing";
  if (held === undefined) return failure === undefined ? "Uninitialized" : "Modified";
  const isModified = unsaved.isWaiting || failure !== undefined || held.etag === undefined;
  return isModified ? "Modified" : "Synced";
}

function isShallowEqual(a: object, b: object): boolean {
  const others = new Map(Object.entries(b));
  return Object.entries(a).every(([name, value]) => Object.is(value, others.get(name)));
}
