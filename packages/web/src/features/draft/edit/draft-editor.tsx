import type { Draft } from "@huvudbok/core/draft";
import { useMemo } from "react";
import { unfinishedForms } from "../../../data/unfinished/current-forms.ts";
import { useUnfinished } from "../../../data/unfinished/use-unfinished.ts";
import { useUserSettings } from "../../../data/user-settings.ts";
import { draftName, ENTRY_FORMAT } from "../../../parts/entry/unfinished/entry-format.ts";
import { EntryOutbox } from "../../../parts/entry/unfinished/entry-outbox.ts";
import { useToday } from "../../../ui/date/use-today.ts";
import { useBooks, usePageData } from "../../../ui/loading/page-data.ts";
import { WaitingPage } from "../../../ui/loading/waiting-page.tsx";
import { FormsNotice } from "../../../ui/unfinished/forms-notice.tsx";
import { OpenInOtherTab } from "../../../ui/unfinished/open-in-other-tab.tsx";
import { DraftEntryForm } from "./draft-entry.tsx";

interface DraftEditorProps {
  /** Its id, or `new`. */
  readonly id: string;
  readonly stored: Draft | undefined;
  /** As it was stored while the page is open, the latest first: what was saved may be refused, since it is gone. */
  readonly seen: readonly Draft[];
}

/** The form of a draft, once its stored content is read and it is known whether this tab may edit it. */
export function DraftEditor({ id, stored, seen }: DraftEditorProps) {
  const { company, fiscalYear } = useBooks();
  const plan = usePageData("accountPlan");
  const registered = usePageData("transactions").items;
  const closedThrough = usePageData("accountSettings").head?.closedThrough;
  const { settings } = useUserSettings();
  const today = useToday();
  const forms = unfinishedForms(company.id);
  const name = draftName(id);
  const unfinished = useUnfinished({
    forms,
    fiscalYearId: fiscalYear.id,
    form: name,
    format: ENTRY_FORMAT,
  });
  const outbox = useMemo(() => new EntryOutbox(forms, fiscalYear.id), [forms, fiscalYear.id]);
  if (unfinished.state === "asking") return <WaitingPage />;
  const isMine = unfinished.state === "mine";
  return (
    <DraftEntryForm
      // When the form is taken over from another tab, it is shown as that tab left it.
      key={unfinished.drawn}
      id={id}
      stored={stored}
      seen={seen}
      books={{
        year: fiscalYear,
        closedThrough,
        registered,
        today,
        storedMode: settings.currentTransactionEditMode,
        companyType: company.config.recipient.companyType,
        addressMode: undefined,
        outbox,
      }}
      unfinished={unfinished}
      accounts={plan.items}
      isInOtherTab={!isMine}
      above={
        <>
          <FormsNotice forms={forms} form={name} format={ENTRY_FORMAT} />
          {!isMine && <OpenInOtherTab what="Utkastet" onTakeOver={unfinished.takeOver} />}
        </>
      }
    />
  );
}
