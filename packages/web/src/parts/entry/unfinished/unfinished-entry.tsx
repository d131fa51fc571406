import type { Account } from "@huvudbok/core/account-plan";
import { useEffect, useMemo } from "react";
import { useFiscalYears } from "../../../data/fiscal-years.ts";
import { unfinishedForms } from "../../../data/unfinished/current-forms.ts";
import { useUnfinished } from "../../../data/unfinished/use-unfinished.ts";
import { WaitingPage } from "../../../ui/loading/waiting-page.tsx";
import { FormsNotice } from "../../../ui/unfinished/forms-notice.tsx";
import { OpenInOtherTab } from "../../../ui/unfinished/open-in-other-tab.tsx";
import type { EntryStart } from "../form/use-entry-form.ts";
import { TransactionEntry } from "../transaction-entry.tsx";
import { ENTRY, ENTRY_FORMAT, PREPARED } from "./entry-format.ts";
import { EntryOutbox } from "./entry-outbox.ts";
import { moveSessionForms } from "./old-session-forms.ts";
import { OtherYears } from "./other-years.tsx";

/** How often to check whether a tab that had sent a form has been closed since. */
const POLL_MS = 2000;

interface UnfinishedEntryProps {
  readonly companyId: number;
  readonly start: Omit<EntryStart, "unfinished" | "outbox">;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** The entry form, once its stored content is read and it is known whether this tab may edit it. */
export function UnfinishedEntry({ companyId, start, accounts }: UnfinishedEntryProps) {
  const { year, addressMode } = start;
  const { years } = useFiscalYears();
  const forms = unfinishedForms(companyId);
  const unfinished = useUnfinished({
    forms,
    fiscalYearId: year.id,
    form: addressMode === "template" ? PREPARED : ENTRY,
    format: ENTRY_FORMAT,
    lease: ENTRY,
  });
  const outbox = useMemo(() => new EntryOutbox(forms, year.id), [forms, year.id]);
  const isMine = unfinished.state === "mine";
  useEffect(() => {
    if (!isMine) return undefined;
    moveSessionForms(forms, years, year.id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const claim = async () => {
      const isAwaited = await outbox.claimOrphans();
      if (isAwaited && !isLeft) timer = setTimeout(() => void claim(), POLL_MS);
    };
    void claim();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isMine, forms, outbox, years, year.id]);
  if (unfinished.state === "asking") return <WaitingPage />;
  return (
    <TransactionEntry
      // When the form is taken over from another tab, it is shown as that tab left it.
      key={unfinished.drawn}
      start={{ ...start, unfinished, outbox }}
      accounts={accounts}
      isInOtherTab={!isMine}
      above={
        <>
          <FormsNotice forms={forms} form={ENTRY} format={ENTRY_FORMAT} />
          {!isMine && <OpenInOtherTab what="Transaktionen" onTakeOver={unfinished.takeOver} />}
          <OtherYears forms={forms} years={years} year={year} />
        </>
      }
    />
  );
}
