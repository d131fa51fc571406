import type { AccountNo, AccountType } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import type { DraftEntry } from "@huvudbok/core/draft";
import type { Ore } from "@huvudbok/core/money";
import type {
  Entry,
  ForeignCurrencyAmount,
  MoneyDirection,
  PastedRow,
  PastedRows,
  TransactionEditMode,
} from "@huvudbok/core/transaction";
import type { EntryForm, PreparedRows, SentRegistration, TypedAccount, TypedAmount } from "../entry-rows.ts";
import type { AppliedTemplate } from "../with-template.ts";

/** What a person types or chooses in the form: the name of each action and its data. */
export interface EntryActions {
  readonly date: { readonly date: IsoDate | undefined };
  readonly text: { readonly text: string };
  readonly series: { readonly series: string };
  readonly annotation: { readonly annotation: string };
  readonly attachments: { readonly attachmentIds: readonly string[] };
  readonly mode: { readonly mode: TransactionEditMode };
  readonly direction: { readonly direction: MoneyDirection };
  readonly account: {
    readonly key: number;
    readonly text: string;
    readonly accountId?: AccountNo;
    /** What the chart says of the account; without it the account number decides. */
    readonly accountType?: AccountType;
  };
  readonly amount: { readonly key: number; readonly amount: Ore | undefined };
  /** An amount typed in another currency: the row has none in kronor until its rate is known. */
  readonly "foreign-amount": { readonly key: number; readonly foreign: ForeignCurrencyAmount };
  /** What such an amount is in kronor; undefined where there is no rate. */
  readonly converted: { readonly key: number; readonly amount: Ore | undefined };
  readonly unreadable: { readonly key: number; readonly side: "debit" | "credit" };
  /** A key press in an amount field; undefined when the field's text has been read as an amount. */
  readonly "typed-amount": { readonly key: number; readonly typed: TypedAmount | undefined };
  readonly "typed-date": { readonly text: string | undefined };
  /** A text that is no number stays as it is typed. */
  readonly "row-quantity": { readonly key: number; readonly text: string };
  readonly "row-text": { readonly key: number; readonly text: string };
  /** What it would be filled with now, in place of the rows that it was prepared with (VR25, CL11). */
  readonly prepared: { readonly prepared: PreparedRows };
  readonly recall: { readonly entries: readonly Entry[] };
  /** The rows that are suggested for a draft, which the form lacks (CT6). */
  readonly suggestion: { readonly entries: readonly DraftEntry[] };
  /** The rows of a template, in place of those that there are or after them (JT4). */
  readonly template: AppliedTemplate;
  readonly "copy-above": { readonly key: number };
  readonly "remove-row": { readonly key: number };
  readonly "paste-rows": {
    readonly key: number;
    readonly rows: readonly PastedRow[];
    /** Accounts of the rows that the chart does not have. */
    readonly unknown?: ReadonlySet<number>;
    /** What of the pasted text is in no row. */
    readonly unread?: Pick<PastedRows, "unread" | "ambiguous">;
  };
  /** A person has seen what pasting left out. */
  readonly "dismiss-unread": object;
  readonly "split-vat": { readonly form: EntryForm };
  /** A key press in the form for a new account; undefined when the account is made or given up. */
  readonly "new-account": { readonly newAccount: TypedAccount | undefined };
  readonly sent: { readonly sent: SentRegistration | undefined };
  readonly "draft-id": { readonly draftId: string };
  readonly replace: { readonly form: EntryForm };
}

export type EntryAction = {
  readonly [Kind in keyof EntryActions]: { readonly kind: Kind } & EntryActions[Kind];
}[keyof EntryActions];
