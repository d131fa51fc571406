/** The changes of documents that are also recorded in the log of the company (rules EV). */
export type ChangeEvent =
  | {
      readonly kind: "yearLock";
      readonly data: {
        readonly fiscalYearId: string;
        readonly from: string;
        readonly to: string;
        readonly before: boolean;
        readonly after: boolean;
      };
    }
  | {
      readonly kind: "yearDeleted";
      readonly data: { readonly fiscalYearId: string; readonly from: string; readonly to: string };
    }
  | {
      readonly kind: "closedThrough";
      readonly data: { readonly before: string | null; readonly after: string | null };
    };

/** A head or an item before and after a change; undefined where it does not exist. */
interface Moved<Value> {
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** A change of a document with its state before and after. */
export interface MadeChange<Head, Item> {
  /** Absent when the head does not change. */
  readonly head?: Moved<Head>;
  readonly items: readonly Moved<Item>[];
}
