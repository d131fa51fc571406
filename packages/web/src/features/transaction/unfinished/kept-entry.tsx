import type { Account } from "@huvudbok/core/account-plan";
import { useEffect, useMemo } from "react";
import { useFiscalYears } from "../../../data/fiscal-years.ts";
import { unfinishedForms } from "../../../data/unfinished/current-forms.ts";
import { useUnfinished } from "../../../data/unfinished/use-unfinished.ts";
import { FormsNotice } from "../../../ui/unfinished/forms-notice.tsx";
import { OpenElsewhere } from "../../../ui/unfinished/open-elsewhere.tsx";
import { WaitingPage } from "../../../ui/waiting-page.tsx";
import { TransactionEntry } from "../transaction-entry.tsx";
import type { EntryStart } from "../use-entry-form.ts";
import { ENTRY, ENTRY_FORMAT, PREPARED } from "./entry-format.ts";
import { EntryOutbox } from "./entry-outbox.ts";
import { moveSessionForms } from "./old-session-forms.ts";
import { OtherYears } from "./other-years.tsx";

/** How often it is looked whether a tab that had sent a form off has been closed since. */
const LOOK_EVERY_MS = 2000;

interface KeptEntryProps {
  readonly companyId: number;
  readonly start: Omit<EntryStart, "unfinished" | "outbox">;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** The entry form when it is known what is kept of it, and whether this tab may edit it. */
export function KeptEntry({ companyId, start, accounts }: KeptEntryProps) {
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
      if (isAwaited && !isLeft) timer = setTimeout(() => void claim(), LOOK_EVERY_MS);
    };
    void claim();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isMine, forms, outbox, years, year.id]);
  if (unfinished.state === "asking") return <WaitingPage title="Ny transaktion" />;
  return (
    <TransactionEntry
      // Taken back from another tab it is what that one has made of it.
      key={unfinished.drawn}
      start={{ ...start, unfinished, outbox }}
      accounts={accounts}
      isElsewhere={!isMine}
      above={
        <>
          <FormsNotice forms={forms} form={ENTRY} format={ENTRY_FORMAT} />
          {!isMine && <OpenElsewhere what="Transaktionen" onTakeOver={unfinished.takeOver} />}
          <OtherYears forms={forms} years={years} year={year} />
        </>
      }
    />
  );
}
