import { IconHistory } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button/button.tsx";
import { OfferButton } from "../../ui/button/offer-button.tsx";
import { momentText } from "../../ui/date/moment-text.ts";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { TouchedFilingsNotice } from "../filing/touched-filings-notice.tsx";
import type { ChangeToBook } from "../filing/use-booked-changes.ts";
import { ClosedDateLink } from "../fiscal-year/closed-date-link.tsx";
import { correctedMeanwhile } from "./form/corrected-meanwhile.ts";
import { correctedLink, reversalOfForm } from "./form/entry-form.ts";
import type { EntryForm } from "./form/entry-rows.ts";
import type { EntryStore } from "./form/entry-store.ts";
import { PreparedNotice } from "./form/prepared/prepared-notice.tsx";
import { closedDateNotice, useDateNotice } from "./form/use-date-notice.ts";
import type { EntryStart } from "./form/use-entry-form.ts";
import { focusCell } from "./row/cell-focus.ts";
import classes from "./transaction-entry.module.css";
import { UnreadNotice } from "./unread-notice.tsx";
import { CorrectedVat } from "./vat/corrected-vat.tsx";
import { repeatedOf } from "./vat/use-ask-repeated.tsx";

interface EntryNoticesProps {
  readonly store: EntryStore;
  readonly form: EntryForm;
  readonly start: EntryStart;
  /** When an earlier form that is shown again was last typed in; undefined when this form is new. */
  readonly unfinishedSince: number | undefined;
  /** Empties such a form. */
  readonly onStartOver: () => void;
  /** What is suggested for the form; in place of how the same text was booked the last time. */
  readonly offer: ReactNode;
  /** How the same text was booked the last time. */
  readonly recalled: { readonly date: string; readonly summary: string } | undefined;
  readonly onRecall: () => void;
  /** What has been taken from an earlier booking, while its rows are in the form. */
  readonly taken: string | undefined;
  /** That VAT has the rate that food has on other days (TR29). */
  readonly foodNotice: string | undefined;
}

/** Notices and offers between the head of the form and its rows. */
export function EntryNotices({
  store,
  form,
  start,
  unfinishedSince,
  onStartOver,
  offer,
  recalled,
  onRecall,
  taken,
  foodNotice,
}: EntryNoticesProps) {
  const linked = useLinkedTransaction();
  const { corrects } = form;
  const repeated = repeatedOf(form, start);
  const changes = changesOf(form);
  const dateNotice = useDateNotice(form, start);
  const closedNotice = closedDateNotice(form, start);
  const dismissUnread = () => {
    store.dispatch({ kind: "dismiss-unread" });
    // The button that had the focus is gone.
    focusCell(form.rows.length - 1, "account");
  };
  return (
    <>
      {closedNotice !== undefined && (
        <output className={classes.notice}>
          {closedNotice.text}
          {!closedNotice.hasOpenDay && <ClosedDateLink />}
        </output>
      )}
      {dateNotice !== undefined && <p className={classes.notice}>{dateNotice}</p>}
      {repeated === undefined ? (
        <PreparedNotice store={store} form={form} start={start} />
      ) : (
        <output className={classes.notice}>
          {`Samma momsavräkning är redan registrerad: ${repeated.series} ${repeated.number}. Registrera den inte en gång till.`}
        </output>
      )}
      <TouchedFilingsNotice changes={changes} isSilentOffline />
      {corrects !== undefined && correctedMeanwhile(form, start) === undefined && (
        <>
          <output className={classes.notice}>{correctionText(form, linked(corrects).name)}</output>
          <CorrectedVat form={form} start={start} changes={changes} />
        </>
      )}
      {unfinishedSince !== undefined && (
        <p className={classes.notice}>
          {`Det du hade börjat skriva ${momentText(unfinishedSince)} är kvar.`}
          <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
            Börja om
          </Button>
        </p>
      )}
      {form.unread !== undefined && <UnreadNotice unread={form.unread} onDismiss={dismissUnread} />}
      {offer !== undefined && <div className={classes.notice}>{offer}</div>}
      {taken !== undefined && <p className={classes.notice}>{taken}</p>}
      {foodNotice !== undefined && <output className={classes.notice}>{foodNotice}</output>}
      {recalled !== undefined && (
        <p className={classes.notice}>
          {`Bokfördes så senast, ${recalled.date}:`}
          <OfferButton icon={IconHistory} keys="Alt R" onTake={onRecall}>
            {recalled.summary}
          </OfferButton>
        </p>
      )}
    </>
  );
}

/** What the form books, with the reversal of what it corrects: on the same day only the difference is a change. */
function changesOf(form: EntryForm): readonly ChangeToBook[] {
  const reversal = reversalOfForm(form);
  const reversed = reversal === undefined ? [] : [{ day: reversal.date, rows: reversal.entries }];
  if (form.date === undefined) return reversed;
  const own = { day: form.date, rows: form.rows };
  return reversal?.date === form.date
    ? [{ day: form.date, rows: [...form.rows, ...reversal.entries] }]
    : [own, ...reversed];
}

/** What is corrected, and how; or that rows which were to reverse it do so no longer. */
function correctionText(form: EntryForm, name: string): string {
  if (correctedLink(form) === undefined) {
    return `Raderna vänder inte längre ${name}: det här registreras som en vanlig transaktion, utan koppling. Ska något i den ändras, avbryt och välj Rätta på den.`;
  }
  const reversal = reversalOfForm(form);
  return reversal === undefined
    ? `Rättar ${name}`
    : `Rättar ${name}, som vänds ${reversal.date} när du registrerar. Ändra det som blev fel.`;
}
