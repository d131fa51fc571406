import { type IsoDate, longDateText } from "@huvudbok/core/calendar";
import { useState } from "react";
import { useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import { useDocument } from "../../data/use-document.ts";
import { ClosePeriodDialog, closedText } from "../../parts/fiscal-year/close-period-dialog.tsx";
import { Button } from "../../ui/button/button.tsx";
import { DateField } from "../../ui/date/date-field.tsx";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import type { Action } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import wideError from "../../ui/form/wide-error.module.css";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import classes from "./company-form.module.css";

/** What is asked before the closed date is moved: forward to a day, back to one, or away. */
type Asked =
  | { readonly way: "close"; readonly through: IsoDate }
  | { readonly way: "reopen"; readonly through: IsoDate | undefined };

/**
 * The day through which the books are closed: who may write moves it forward, the owner also back (CH14). Nothing of a
 * company without fiscal years.
 */
export function ClosedPeriod({ saving }: { readonly saving: Pick<Action, "run"> }) {
  const { state, head } = useDocument("accountSettings");
  const { years } = useFiscalYears();
  if (!isLoaded(state) || years.length === 0) return null;
  const { closedThrough } = head ?? {};
  return (
    <section className={classes.section} aria-labelledby="closed-heading">
      <h2 id="closed-heading">Låst period</h2>
      <p className={classes.lead}>
        {closedThrough === undefined
          ? "Ingen period är låst."
          : `Bokföringen är låst till och med ${longDateText(closedThrough)}: på de dagarna kan ingenting registreras eller raderas.`}
      </p>
      {/* Another day that somebody has saved meanwhile is another form. */}
      <MoveClosedDate key={closedThrough} closedThrough={closedThrough} saving={saving} />
    </section>
  );
}

interface MoveClosedDateProps {
  readonly closedThrough: IsoDate | undefined;
  readonly saving: Pick<Action, "run">;
}

/** The form that moves the day, and what is asked before it is moved. */
function MoveClosedDate({ closedThrough, saving }: MoveClosedDateProps) {
  const { mayWrite } = useRights();
  const [asked, setAsked] = useState<Asked>();
  const move = useMoveClosedDate(saving);
  if (!mayWrite) return null;
  const close = () => setAsked(undefined);
  const confirm = (through: IsoDate | undefined) => {
    close();
    move(through);
  };
  return (
    <>
      <ClosedDateForm closedThrough={closedThrough} onAsk={setAsked} />
      <ClosePeriodDialog
        through={asked?.way === "close" ? asked.through : undefined}
        onConfirm={confirm}
        onCancel={close}
      />
      <ConfirmDialog
        opened={asked?.way === "reopen"}
        title={reopenTitle(asked?.through)}
        confirmLabel="Lås upp"
        destructive
        onConfirm={() => confirm(asked?.through)}
        onCancel={close}
      >
        <p>
          Då kan de dagarna bokföras och ändras igen, och det som är redovisat för dem kan bli ett annat. Vem
          som låste upp dem, och när, finns kvar bland företagets händelser.
        </p>
      </ConfirmDialog>
    </>
  );
}

interface ClosedDateFormProps {
  readonly closedThrough: IsoDate | undefined;
  readonly onAsk: (asked: Asked) => void;
}

function ClosedDateForm({ closedThrough, onAsk }: ClosedDateFormProps) {
  const isOwner = useRights().may("own");
  const year = useFiscalYear();
  const limits = useBookedDays();
  const [day, setDay] = useState<IsoDate>();
  const way = day === undefined ? undefined : wayTo(day, closedThrough);
  const isOthers = way === "reopen" && !isOwner;
  return (
    <form
      className={classes.closed}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (day !== undefined && way !== undefined && !isOthers) onAsk({ way, through: day });
      }}
    >
      <DateField
        label="Lås till och med"
        className={wideError.wide}
        value={day}
        onCommit={setDay}
        onInvalid={() => setDay(undefined)}
        limits={limits}
        error={isOthers ? "Bara företagets ägare kan flytta tillbaka låsningen" : undefined}
        {...(year === undefined ? {} : { fiscalYear: year })}
      />
      <Button type="submit" disabled={way === undefined || isOthers}>
        {way === "reopen" ? "Flytta tillbaka" : "Lås"}
      </Button>
      {closedThrough !== undefined && isOwner && (
        <Button variant="subtle" color="gray" onClick={() => onAsk({ way: "reopen", through: undefined })}>
          Ta bort låsningen
        </Button>
      )}
    </form>
  );
}

/** Which way the closed date would move; undefined where it stays. */
function wayTo(day: IsoDate, closedThrough: IsoDate | undefined): Asked["way"] | undefined {
  if (day === closedThrough) return undefined;
  return closedThrough === undefined || day > closedThrough ? "close" : "reopen";
}

function reopenTitle(through: IsoDate | undefined): string {
  return through === undefined
    ? "Ta bort låsningen av bokföringen"
    : `Flytta tillbaka låsningen till ${longDateText(through)}`;
}

/** From the first day that has books to the last: nothing is booked on others. */
function useBookedDays() {
  const { years } = useFiscalYears();
  const starts = years.map(({ from }) => from).toSorted();
  const ends = years.map(({ to }) => to).toSorted();
  const [min, max] = [starts[0], ends.at(-1)];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** Saves the closed date, alone in its commit. */
function useMoveClosedDate(saving: Pick<Action, "run">): (through: IsoDate | undefined) => void {
  const { head } = useDocument("accountSettings");
  const edit = useEdit();
  return (through) => {
    const { closedThrough: _before, ...rest } = head ?? {};
    const after = through === undefined ? rest : { ...rest, closedThrough: through };
    const done = through === undefined ? "Ingen period är låst" : closedText(through);
    saving.run(() => edit(done, [{ kind: "accountSettings", head: after }]));
  };
}
