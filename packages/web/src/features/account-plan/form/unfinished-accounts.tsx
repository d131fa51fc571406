import type { Account } from "@huvudbok/core/account-plan";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { UnfinishedForms } from "../../../data/unfinished/unfinished-forms.ts";
import { Button } from "../../../ui/button/button.tsx";
import { momentText } from "../../../ui/date/moment-text.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { settledAccounts, type UnfinishedAccount, unfinishedAccounts } from "./account-form-content.ts";

interface UnfinishedAccountsProps {
  readonly forms: UnfinishedForms;
  readonly fiscalYearId: string;
  readonly accounts: readonly Account[];
  /** Whether the server has the accounts so. */
  readonly isSynced: boolean;
  /** The name of the form that is open on the page. */
  readonly open: string | undefined;
  readonly onOpen: (about: "new" | Account) => void;
}

/** Offers the unfinished account forms that are not open on the page: a closed tab or an ended sign-in left them. */
export function UnfinishedAccounts(props: UnfinishedAccountsProps) {
  const { forms, fiscalYearId, accounts, isSynced, open, onOpen } = props;
  const toast = useToast();
  const records = useSyncExternalStore(forms.subscribe, () => forms.records);
  useEffect(() => {
    void forms.load();
  }, [forms]);
  const unfinished = useMemo(
    () => unfinishedAccounts(records?.values() ?? [], fiscalYearId, accounts),
    [records, fiscalYearId, accounts],
  );
  useEffect(() => {
    if (!isSynced) return;
    for (const done of settledAccounts(records?.values() ?? [], fiscalYearId, accounts)) {
      if (done.form !== open) forms.remove(done);
    }
  }, [isSynced, records, fiscalYearId, accounts, open, forms]);
  function discard({ record }: UnfinishedAccount) {
    forms.remove(record);
    toast({ text: "Det du hade skrivit är kastat", undo: () => forms.restore(record) });
  }
  return unfinished
    .filter(({ record }) => record.form !== open)
    .map((one) => (
      <Notice
        key={one.record.form}
        kind="info"
        title={titleOf(one)}
        action={
          <>
            <GoOn about={one.about} onOpen={onOpen} />
            <Button variant="subtle" onClick={() => discard(one)}>
              Kasta
            </Button>
          </>
        }
      >
        {`Det du hade börjat skriva ${momentText(one.record.writtenAt)} är kvar. Det är inte sparat.`}
      </Notice>
    ));
}

function GoOn({ about, onOpen }: Pick<UnfinishedAccount, "about"> & Pick<UnfinishedAccountsProps, "onOpen">) {
  return about === undefined ? null : <Button onClick={() => onOpen(about)}>Fortsätt</Button>;
}

function titleOf({ about, name }: UnfinishedAccount): string {
  if (about === "new") return `Ett nytt konto är påbörjat: ${name}`;
  return about === undefined
    ? `En ändring är påbörjad av ett konto som inte längre finns: ${name}`
    : `En ändring av konto ${about.id} är påbörjad`;
}
