import type { Account } from "@huvudbok/core/account-plan";
import { unfinishedForms } from "../../../data/unfinished/current-forms.ts";
import { type SelectedBooks, usePageData } from "../../../ui/loading/page-data.ts";
import { accountFormName } from "./account-form-content.ts";
import { EditAccount } from "./edit-account.tsx";
import type { SaveAccount } from "./save-account.ts";
import { UnfinishedAccounts } from "./unfinished-accounts.tsx";

/** Which account the form above the table is about. */
export type Editing = "new" | Account | undefined;

interface AccountFormsProps {
  readonly books: SelectedBooks;
  readonly accounts: readonly Account[];
  readonly vatBoxes: ReadonlyMap<number, string>;
  readonly editing: Editing;
  /** Another number draws the form anew, from what is kept of it. */
  readonly drawn: number;
  readonly onEdit: (change: (now: Editing) => Editing) => void;
  readonly onSave: SaveAccount;
}

/** The form about an account, and the other unfinished ones. */
export function AccountForms(props: AccountFormsProps) {
  const { books, accounts, vatBoxes, editing, drawn, onEdit, onSave } = props;
  const { isSynced } = usePageData("accountPlan");
  const place = { forms: unfinishedForms(books.company.id), fiscalYearId: books.fiscalYear.id };
  const open = editing === undefined ? undefined : accountFormName(editing === "new" ? undefined : editing);
  return (
    <>
      <UnfinishedAccounts
        {...place}
        accounts={accounts}
        isSynced={isSynced}
        open={open}
        onOpen={(about) => onEdit(() => about)}
      />
      {editing !== undefined && (
        <EditAccount
          key={`${open} ${drawn}`}
          {...place}
          editing={editing}
          accounts={accounts}
          vatBoxes={vatBoxes}
          onSave={onSave}
          onReopen={() => onEdit(() => editing)}
          onClose={() => onEdit((now) => (now === editing ? undefined : now))}
        />
      )}
    </>
  );
}
