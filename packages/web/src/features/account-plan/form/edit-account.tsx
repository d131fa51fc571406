import type { Account } from "@huvudbok/core/account-plan";
import { dateParts } from "@huvudbok/core/calendar";
import { formOfCompany } from "@huvudbok/core/income-tax";
import { useState } from "react";
import { useSyncStatus } from "../../../data/sync-status.ts";
import type { UnfinishedForms } from "../../../data/unfinished/unfinished-forms.ts";
import { useUnfinished } from "../../../data/unfinished/use-unfinished.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { useBooks } from "../../../ui/loading/page-data.ts";
import { FormsNotice } from "../../../ui/unfinished/forms-notice.tsx";
import { OpenInOtherTab } from "../../../ui/unfinished/open-in-other-tab.tsx";
import { ACCOUNT_FORMAT, ACCOUNT_FORMS, accountFormName } from "./account-form-content.ts";
import { AccountFormSection } from "./account-form-section.tsx";
import { isKeptAsChange, type SaveAccount } from "./save-account.ts";

interface EditAccountProps {
  readonly forms: UnfinishedForms;
  readonly fiscalYearId: string;
  readonly editing: "new" | Account;
  readonly accounts: readonly Account[];
  readonly vatBoxes: ReadonlyMap<number, string>;
  readonly onSave: SaveAccount;
  readonly onReopen: () => void;
  readonly onClose: () => void;
}

/** The form of a new account or of one in the chart, stored while a person types until the account is saved. */
export function EditAccount(props: EditAccountProps) {
  const { forms, fiscalYearId, editing, accounts, vatBoxes, onSave, onReopen, onClose } = props;
  // As the chart has it now; one that somebody else has deleted meanwhile is made again.
  const edited = editing === "new" ? undefined : (accounts.find(({ id }) => id === editing.id) ?? editing);
  const form = accountFormName(edited);
  const unfinished = useUnfinished({ forms, fiscalYearId, form, format: ACCOUNT_FORMAT });
  const toast = useToast();
  const sync = useSyncStatus();
  const [saving, setSaving] = useState<Account>();
  const { company, fiscalYear } = useBooks();
  const kind = formOfCompany(company.config.recipient.companyType);
  if (unfinished.state === "asking") return null;
  const isInOtherTab = unfinished.state === "elsewhere";
  function close() {
    unfinished.keep(undefined);
    onClose();
  }
  async function save(account: Account) {
    setSaving(account);
    const label = `Konto ${account.id} är ${edited === undefined ? "skapat" : "ändrat"}`;
    try {
      await onSave(label, account);
    } catch (thrown) {
      setSaving(undefined);
      // If the change is not queued to be sent again, the form shows it, so that it can be corrected.
      if (isKeptAsChange(thrown)) close();
      return;
    }
    close();
  }
  function cancel() {
    const thrown = isInOtherTab ? undefined : forms.read({ fiscalYearId, form });
    close();
    if (thrown === undefined) return;
    toast({
      text: "Det du hade skrivit är kastat",
      undo: () => {
        forms.restore(thrown);
        onReopen();
      },
    });
  }
  return (
    <>
      <FormsNotice forms={forms} form={ACCOUNT_FORMS} format={ACCOUNT_FORMAT} />
      {isInOtherTab && <OpenInOtherTab what="Kontot" onTakeOver={unfinished.takeOver} />}
      <AccountFormSection
        // When the form is taken over from another tab, it is shown as that tab left it.
        key={unfinished.drawn}
        unfinished={unfinished}
        edited={edited}
        // The account that is being saved is already shown in the chart.
        accounts={saving === undefined ? accounts : accounts.filter(({ id }) => id !== saving.id)}
        vatBoxes={vatBoxes}
        taxForm={kind && { kind, year: dateParts(fiscalYear.to).year }}
        refusal={
          saving !== undefined || (edited === undefined && sync.status === "Sparar")
            ? "Vänta tills allt är sparat"
            : undefined
        }
        onSave={(account) => void save(account)}
        onCancel={cancel}
      />
    </>
  );
}
