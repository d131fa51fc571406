import type { Account } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import type { CashAndBank } from "@huvudbok/core/ledger";
import { formatCounted, formatOre, formatWholeKronor } from "@huvudbok/core/money";
import { type DraftsToHandle, draftsDetailTexts } from "@huvudbok/core/overview";
import type { VatOverview } from "@huvudbok/core/vat";
import { type ReactNode, useId } from "react";
import { WholeNumbers } from "../../ui/form/whole-numbers.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { useHasPage } from "../../ui/link/use-has-page.ts";
import { assumedPeriodText, gainText, VAT_REPORT, vatTitle, vatWhenTexts } from "./figure-texts.ts";
import classes from "./home.module.css";
import type { Figures } from "./use-figures.ts";

interface KeyFiguresProps {
  readonly figures: Figures;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly fiscalYear: FiscalYear;
}

/** The strip of figures: money, result, VAT and what waits. A missing figure takes no space. */
export function KeyFigures({ figures, accounts, fiscalYear }: KeyFiguresProps) {
  const { cash, result, vat, drafts, isCut, isWaiting } = figures;
  const { before } = result;
  const through = countedText(figures.through, fiscalYear);
  return (
    <div className={classes.figures}>
      <Cash cash={cash} accounts={accounts} through={isCut ? through : undefined} />
      <Figure
        label={`Resultat ${fiscalYearName(fiscalYear)} hittills`}
        value={formatWholeKronor(result.result)}
      >
        {before === undefined ? (
          <p>{through}</p>
        ) : (
          <>
            {isCut && <p>{through}</p>}
            <p>
              <WholeNumbers
                text={`Samma tid ${fiscalYearName(before.fiscalYear)}: ${formatWholeKronor(before.result)}`}
              />
            </p>
            <p>{gainText(before.gain)}</p>
          </>
        )}
        {isWaiting && <p data-waiting>{gainText(result.result)}</p>}
      </Figure>
      {vat !== undefined && <Vat vat={vat} figures={figures} />}
      <ToHandle drafts={drafts} />
    </div>
  );
}

/** Until which day the figures count, which is before the year in one that has not begun. */
function countedText(through: IsoDate, { from }: FiscalYear): string {
  return through < from ? `Året börjar ${from}` : `Till och med ${through}`;
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** Keeps its place without being shown. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

function Figure({ label, value, isWaiting, children }: FigureProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-waiting={isWaiting || undefined}>
      <h2 id={id}>
        <WholeNumbers text={label} />
      </h2>
      <p className={classes.figure}>{value}</p>
      {children}
    </section>
  );
}

/** How many accounts the sum of cash and bank lists. */
const MOST_ACCOUNTS = 2;

interface CashProps {
  readonly cash: CashAndBank;
  readonly accounts: ReadonlyMap<string, Account>;
  /** What is counted, where something is booked after it. */
  readonly through: string | undefined;
}

function Cash({ cash, accounts, through }: CashProps) {
  const shown = cash.accounts.slice(0, MOST_ACCOUNTS);
  const hidden = cash.accounts.length - shown.length;
  return (
    <Figure label="Kassa och bank" value={formatOre(cash.total)}>
      {through !== undefined && <p>{through}</p>}
      <table className={classes.parts}>
        <tbody>
          {shown.map(({ accountId, balance }) => (
            <tr key={accountId}>
              <th scope="row">{`${accountId} ${accounts.get(String(accountId))?.name ?? ""}`}</th>
              <td>{formatOre(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p>{`och ${formatCounted(hidden, "konto", "konton")} till`}</p>}
    </Figure>
  );
}

interface VatProps {
  readonly vat: VatOverview;
  readonly figures: Pick<Figures, "today" | "isVatWaiting">;
}

function Vat({ vat, figures: { today, isVatWaiting } }: VatProps) {
  return (
    <Figure label={vatTitle(vat)} value={formatWholeKronor(vat.amount)} isWaiting={isVatWaiting}>
      {vatWhenTexts(vat, today).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {vat.isAssumed && (
        <p>
          <AssumedPeriod vat={vat} />
        </p>
      )}
    </Figure>
  );
}

/** Leads to the report, where the period is chosen. */
function AssumedPeriod({ vat }: { readonly vat: VatOverview }) {
  const text = assumedPeriodText(vat);
  return useHasPage()(VAT_REPORT) ? <TextLink to={VAT_REPORT}>{text}</TextLink> : text;
}

function ToHandle({ drafts }: { readonly drafts: DraftsToHandle }) {
  if (drafts.all === 0) return null;
  return (
    <Figure label="Utkast att ta hand om" value={String(drafts.all)}>
      {draftsDetailTexts(drafts).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Figure>
  );
}
