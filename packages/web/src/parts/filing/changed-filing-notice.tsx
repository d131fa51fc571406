import type { DateRange } from "@huvudbok/core/calendar";
import { changedFigures, type FilingFigures, type FilingKind, handedInFigures } from "@huvudbok/core/filing";
import { formatCount } from "@huvudbok/core/money";
import { useFilings } from "../../data/filings/filings.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./handed-out-notice.module.css";

interface ChangedFilingProps {
  readonly kind: FilingKind;
  readonly period: DateRange;
  /** What a file of the period would declare now; the page has not computed it while it is undefined. */
  readonly now: FilingFigures | undefined;
  /** What a code of the figures is called, such as "Ruta 10". */
  readonly codeText?: (code: string) => string;
}

/** What the books have changed since the file of the period was handed in (FI4): the first that a page tells, or the part with its files. */
export function ChangedFilingNotice({ kind, period, now, codeText = boxText }: ChangedFilingProps) {
  const { filings } = useFilings({ kind, period });
  const declared = handedInFigures(filings, kind, period);
  if (declared === undefined || now === undefined) return null;
  const changed = changedFigures(declared, now);
  if (changed.length === 0) return null;
  return (
    <div data-print="hidden">
      <Notice kind="warning" title="Böckerna har ändrats sedan filen lämnades in">
        <ul className={classes.changes}>
          {changed.map(({ code, before = 0, after = 0 }) => (
            <li key={code}>
              {codeText(code)}: {formatCount(before)} är nu {formatCount(after)}
            </li>
          ))}
        </ul>
        Hämta en ny fil och lämna in den som rättelse.
      </Notice>
    </div>
  );
}

function boxText(code: string): string {
  return `Ruta ${code}`;
}
