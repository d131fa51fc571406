import type { AccountNo } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";
import type { Entry, LegacyAttachment } from "../transaction/index.ts";

/** A row of a draft, which may still lack its account. */
export interface DraftEntry extends Omit<Entry, "accountId"> {
  readonly accountId?: AccountNo;
  readonly amount: Ore;
}

/** What the analysis proposes for a draft, and how likely the proposal is to be right. */
export type DraftAction =
  | {
      readonly kind: "match";
      readonly token: string;
      readonly entries: readonly DraftEntry[];
      readonly probability: number;
    }
  | { readonly kind: "transfer"; readonly draftId: string; readonly probability: number }
  | { readonly kind: "delete"; readonly probability: number };

export interface DraftAnalysis {
  readonly performAction: boolean;
  readonly actions: readonly DraftAction[];
}

/** An event that is not yet registered: outside the books, without a number. */
export interface Draft {
  /** A guid. */
  readonly id: string;
  readonly date?: IsoDate;
  readonly text: string;
  readonly entries: readonly DraftEntry[];
  readonly attachments?: readonly LegacyAttachment[];
  readonly attachmentIds?: readonly string[];
  readonly annotation?: string;
  readonly analysis?: DraftAnalysis;
}
