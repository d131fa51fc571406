import { IconHistory } from "@tabler/icons-react";
import { Button } from "../../ui/button/button.tsx";
import { momentText } from "../../ui/date/moment-text.ts";
import { KeyHint } from "../../ui/keys/key-hint.tsx";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { correctedMeanwhile } from "./form/corrected-meanwhile.ts";
import { correctedLink } from "./form/entry-form.ts";
import type { EntryForm } from "./form/entry-rows.ts";
import type { EntryStore } from "./form/entry-store.ts";
import { useDateNotice } from "./form/use-date-notice.ts";
import type { EntryStart } from "./form/use-entry-form.ts";
import { focusCell } from "./row/cell-focus.ts";
import classes from "./transaction-entry.module.css";
import { UnreadNotice } from "./unread-notice.tsx";

interface EntryNoticesProps {
  readonly store: EntryStore;
  readonly form: EntryForm;
  readonly start: EntryStart;
  /** When an earlier form that is shown again was last typed in; undefined when this form is new. */
  readonly unfinishedSince: number | undefined;
  /** Empties such a form. */
  readonly onStartOver: () => void;
  /** How the same text was booked the last time. */
  readonly recalled: { readonly date: string; readonly summary: string } | undefined;
  readonly onRecall: () => void;
  /** What has been taken from an earlier booking, while its rows are in the form. */
  readonly taken: string | undefined;
}

/** Notices and offers between the head of the form and its rows. */
export function EntryNotices({
  store,
  form,
  start,
  unfinishedSince,
  onStartOver,
  recalled,
  onRecall,
  taken,
}: EntryNoticesProps) {
  const linked = useLinkedTransaction();
  const { corrects } = form;
  const dateNotice = useDateNotice(form, start);
  const dismissUnread = () => {
    store.dispatch({ kind: "dismiss-unread" });
    // The button that had the focus is gone.
    focusCell(form.rows.length - 1, "account");
  };
  return (
    <>
      {dateNotice !== undefined && <p className={classes.notice}>{dateNotice}</p>}
      {corrects !== undefined && correctedMeanwhile(form, start) === undefined && (
        <output className={classes.notice}>{correctionText(form, linked(corrects).name)}</output>
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
      {taken !== undefined && <p className={classes.notice}>{taken}</p>}
      {recalled !== undefined && (
        <p className={classes.notice}>
          {`Bokfördes så senast, ${recalled.date}:`}
          <Button
            variant="light"
            size="compact-sm"
            className={classes.recall ?? ""}
            aria-keyshortcuts="Alt+R"
            leftSection={<IconHistory size={16} stroke={1.65} aria-hidden />}
            rightSection={<KeyHint keys="Alt R" />}
            onClick={onRecall}
          >
            {recalled.summary}
          </Button>
        </p>
      )}
    </>
  );
}

/** What is corrected, and how; or that rows which were to reverse it do so no longer. */
function correctionText(form: EntryForm, name: string): string {
  if (correctedLink(form) === undefined) {
    return `Raderna vänder inte längre ${name}: det här registreras som en vanlig transaktion, utan koppling. Ska något i den ändras, avbryt och välj Rätta på den.`;
  }
  const { reversal } = form;
  return reversal === undefined
    ? `Rättar ${name}`
    : `Rättar ${name}, som vänds ${reversal.date} när du registrerar. Ändra det som blev fel.`;
}
