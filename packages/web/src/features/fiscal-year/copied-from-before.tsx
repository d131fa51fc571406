import type { NewFiscalYear } from "@huvudbok/core/closing";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { copiedTexts } from "./copied-texts.ts";
import classes from "./fiscal-year.module.css";

interface CopiedFromBeforeProps {
  /** The company's first year has nothing to copy, and needs no explanation for it. */
  readonly isFirst: boolean;
  readonly created: NewFiscalYear;
  readonly previous: FiscalYear | undefined;
}

/** What the new year copies; nothing when no year ends the day before it starts (PG25). */
export function CopiedFromBefore({ isFirst, created, previous }: CopiedFromBeforeProps) {
  const texts = copiedTexts(created);
  if (previous === undefined || texts.length === 0) {
    const reason =
      isFirst || previous !== undefined ? "" : "Inget kopieras: inget räkenskapsår slutar dagen före. ";
    return <p className={classes.note}>{`${reason}Du väljer kontoplan i nästa steg.`}</p>;
  }
  return (
    <section aria-label={`Kopieras från ${fiscalYearName(previous)}`}>
      <h2>{`Kopieras från ${fiscalYearName(previous)}`}</h2>
      <ul className={classes.copies}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
