import type { DateRange } from "@huvudbok/core/calendar";
import { isSameRange } from "@huvudbok/core/calendar";
import {
  earlierFileText,
  type FilingKind,
  filesTogether,
  isDeclarable,
  isWholeReturn,
} from "@huvudbok/core/filing";
import { useCompany } from "../../data/company/selected-company.ts";
import { type Filing, reloadFilings, useFilings } from "../../data/filings/filings.ts";
import { declareFiling } from "../../data/filings/record-filing.ts";
import { useRights } from "../../data/rights.ts";
import { Button } from "../../ui/button/button.tsx";
import { momentText } from "../../ui/date/moment-text.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./handed-out-notice.module.css";

/** Why one of the two files of an income tax return has no mark (FI8). */
const OTHER_HALF =
  "INFO.SRU och BLANKETTER.SRU lämnas in tillsammans: hämta också den andra, med samma belopp, för att kunna markera dem.";

interface HandedOutProps {
  readonly kind: FilingKind;
  readonly period: DateRange;
}

/**
 * The files that were made for a period: whether they were handed in, which the owner and bookkeepers say here
 * (FI3). Draws nothing where none was made.
 */
export function HandedOutNotice({ kind, period }: HandedOutProps) {
  const { filings, error } = useFilings({ kind, period });
  const made = filings.filter((filing) => isSameRange(filing.period, period));
  if (error !== undefined && made.length === 0) {
    return (
      <div className={classes.unknown}>
        <Notice
          kind="info"
          title="Vad som är inlämnat kunde inte hämtas"
          action={<Button onClick={reloadFilings}>Försök igen</Button>}
        >
          {error.message}
        </Notice>
      </div>
    );
  }
  if (made.length === 0) return null;
  const together = filesTogether(made);
  return (
    <section className={classes.handedOut} aria-label="Filer för perioden">
      <h2>Filer för perioden</h2>
      <ul className={classes.files}>
        {together.map((filings, place) => (
          <MadeFiles
            key={filings.map(({ sequence }) => sequence).join()}
            filings={filings}
            {...(place === 0 ? {} : { latest: together[0] })}
          />
        ))}
      </ul>
    </section>
  );
}

interface MadeFilesProps {
  readonly filings: readonly Filing[];
  /** What was made of the period last, where that is something else. */
  readonly latest?: readonly Filing[] | undefined;
}

/** What was made, with what is handed in together with it (FI8). */
function MadeFiles({ filings, latest }: MadeFilesProps) {
  const companyId = useCompany()?.id;
  const { mayWrite } = useRights();
  const { isRunning, error, run } = useAction();
  const [filing] = filings;
  if (filing === undefined) return null;
  const { at, userName, kind } = filing;
  const names = filings.toReversed().flatMap(({ files }) => files.map(({ name }) => name));
  // Declared is what is handed in whole; the mark of a half can only be taken back.
  const isWhole = isWholeReturn(filings);
  const declared = filings.every(({ isDeclared }) => isDeclared) ? filing.declared : undefined;
  const isMarkable = isDeclarable(kind) && (isWhole || declared !== undefined);
  const mayDeclare = mayWrite && isMarkable && companyId !== undefined;
  async function declare(company: number) {
    const isDeclared = declared === undefined;
    for (const each of filings) {
      if (each.isDeclared !== isDeclared) await declareFiling(company, each.sequence, isDeclared);
    }
  }
  return (
    <li className={classes.file}>
      <span>
        {latest !== undefined && `${earlierFileText(filings, latest)}: `}
        <strong>{names.join(" och ")}</strong> hämtades {momentText(Date.parse(at))} av {userName}.{" "}
        {declared === undefined || !isWhole
          ? isDeclarable(kind) && (isWhole ? "Inte inlämnad." : `Inte inlämnad. ${OTHER_HALF}`)
          : `Inlämnad ${momentText(Date.parse(declared.at))} enligt ${declared.userName}.`}
      </span>
      {mayDeclare && (
        <Button disabled={isRunning} onClick={() => run(() => declare(companyId))}>
          {declared === undefined ? "Markera som inlämnad" : "Ta bort markeringen"}
        </Button>
      )}
      {error !== undefined && <ErrorBox error={error} />}
    </li>
  );
}
