import type { AccountNo } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";
import type { Entry, LegacyAttachment } from "../transaction/index.ts";

/** A row of a draft, which may still lack its account. */
export interface DraftEntry extends Omit<Entry, "accountId"> {
  readonly accountId?: AccountNo;
  readonly amount: Ore;
}

/** Why a match is suggested: how often what it looks like was booked so. */
export interface MatchReason {
  /**
   * What of the text was known: 3 all its words, 2 the first two, 1 one of them, 0 none of this company's own
   * (a payee of the built-in list).
   */
  readonly level: 0 | 1 | 2 | 3;
  /** How many of the latest bookings with that were booked as the match says, of `total`. */
  readonly count: number;
  readonly total: number;
  /** The day of the latest one that was booked so; absent when there is none. */
  readonly latest?: IsoDate;
  /** The text that was booked so, where the draft's is another one that is only like it. */
  readonly like?: string;
}

/** What the analysis proposes for a draft, and how likely the proposal is to be right, from 0 to 1. */
export type DraftAction =
  | {
      readonly kind: "match";
      /** The words of the draft's text that were known, as they are compared. */
      readonly texts: readonly string[];
      /** The rows that the draft lacks: they balance those that have an account, and replace those that have none. */
      readonly entries: readonly DraftEntry[];
      readonly probability: number;
      readonly because: MatchReason;
    }
  /** The other draft is the same transfer between two accounts, seen from the other one. */
  | { readonly kind: "transfer"; readonly draftId: string; readonly probability: number }
  | { readonly kind: "delete"; readonly probability: number };

/** The suggestions for a draft. The first action is the chosen one, which is performed if `performAction` says so. */
export interface DraftAnalysis {
  readonly performAction: boolean;
  readonly actions: readonly DraftAction[];
  /** A person has chosen the first action. */
  readonly isChosenByHand?: true;
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
