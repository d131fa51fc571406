import type { Account } from "@huvudbok/core/account-plan";
import type { Draft } from "@huvudbok/core/draft";
import type { ReactNode } from "react";
import type { Unfinished } from "../../../data/unfinished/use-unfinished.ts";
import type { EntryStart } from "../../../parts/entry/form/use-entry-form.ts";
import type { EntryFormContent } from "../../../parts/entry/unfinished/entry-format.ts";

export interface DraftEntryProps {
  /** Its id, or `new`. */
  readonly id: string;
  /** The draft as it is stored; undefined for a new one, and for one that is gone. */
  readonly stored: Draft | undefined;
  /** As it was stored while the page is open, the latest first: what was saved may be refused, since it is gone. */
  readonly seen: readonly Draft[];
  readonly books: Omit<EntryStart, "unfinished" | "draft">;
  readonly unfinished: Unfinished<EntryFormContent>;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Shown above the form: what is stored elsewhere. */
  readonly above: ReactNode;
  /** Another tab edits the form: here it is read-only. */
  readonly isInOtherTab: boolean;
}
