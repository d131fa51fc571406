import type { AccountNo } from "@huvudbok/core/account-plan";
import { intersectRanges } from "@huvudbok/core/calendar";
import { formatCounted, formatOre, formatWholeKronor, ore } from "@huvudbok/core/money";
import {
  boxNumberText,
  RESULT_BOX,
  reportRows,
  type VatBoxRow,
  type VatPeriodType,
  type VatReport,
  type VatReportRow,
  vatBoxRows,
} from "@huvudbok/core/vat";
import { useMemo, useState } from "react";
import { accountHref, returningHref } from "../../parts/report/report-address.ts";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import { TextButton } from "../../ui/link/text-link.tsx";
import { useBooks } from "../../ui/loading/page-data.ts";
import { boxHelp } from "./box-help.ts";
import { LeadingLink } from "./leading-link.tsx";
import classes from "./vat.module.css";
import { EXPLANATION, resultName } from "./vat-table.tsx";
import { type ReportView, SHOWN_ROWS, viewAddress } from "./view-address.ts";

interface VatBoxPanelProps {
  readonly report: VatReport;
  readonly row: VatReportRow;
  readonly type: VatPeriodType;
  readonly nameOf: (account: AccountNo) => string;
}

/** What a box is made of: a paragraph, its accounts, the öre that fall away, and the vouchers behind it. */
export function VatBoxPanel({ report, row, type, nameOf }: VatBoxPanelProps) {
  const { box, whole } = row;
  const view: ReportView = { type, period: report.period, box: box.box };
  const isResult = box.box === RESULT_BOX;
  return (
    <section id={EXPLANATION} className={classes.explanation} aria-labelledby="vat-box-name">
      <h2 id="vat-box-name">
        <span className={classes.number}>{boxNumberText(box.box)}</span>{" "}
        {isResult ? resultName(whole) : box.name}
      </h2>
      <p>{boxHelp(box.box)}</p>
      {isResult ? (
        <ResultParts report={report} row={row} />
      ) : (
        <Accounts key={`accounts ${box.box}`} view={view} row={row} nameOf={nameOf} />
      )}
      {!isResult && row.accounts.length > 0 && (
        <Vouchers key={`vouchers ${box.box}`} view={view} report={report} row={row} />
      )}
    </section>
  );
}

/** How box 49 comes about. */
function ResultParts({ report, row }: Pick<VatBoxPanelProps, "report" | "row">) {
  const taxes = reportRows(report).filter(({ box, whole }) => box.kind === "vat" && whole !== 0);
  return (
    <table className={classes.parts}>
      <tbody>
        {taxes.map(({ box, whole }) => (
          <tr key={box.box}>
            <th scope="row">{`${boxNumberText(box.box)} ${box.name}`}</th>
            <td>{formatWholeKronor(ore(0 - whole * box.multiplier))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-result>
          <th scope="row">Ruta 49</th>
          <td>{formatWholeKronor(row.whole)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface OfView {
  readonly view: ReportView;
}

function Accounts({ view, row, nameOf }: OfView & Pick<VatBoxPanelProps, "row" | "nameOf">) {
  const { fiscalYear } = useBooks();
  const days = intersectRanges(fiscalYear, view.period) ?? view.period;
  const { box, exact, whole, accounts } = row;
  if (accounts.length === 0) return <p className={classes.quiet}>Inget är bokfört i rutan under perioden.</p>;
  const dropped = ore(whole - exact);
  return (
    <table className={classes.parts}>
      <tbody>
        {accounts.map(({ account, amount }) => (
          <tr key={account}>
            <th scope="row">
              <LeadingLink
                row={String(account)}
                here={viewAddress(view, String(account))}
                to={(returnUrl) => accountHref(account, { from: days.from, to: days.to, returnUrl })}
              >
                {`${account} ${nameOf(account)}`.trim()}
              </LeadingLink>
            </th>
            <td>{formatOre(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">S:a på kontona</th>
          <td>{formatOre(exact)}</td>
        </tr>
        {dropped !== 0 && (
          <tr>
            <th scope="row">Ören faller bort</th>
            <td>{formatOre(dropped)}</td>
          </tr>
        )}
        <tr data-result>
          <th scope="row">{`Ruta ${boxNumberText(box.box)}`}</th>
          <td>{formatWholeKronor(whole)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** How many rows are shown at first, so that the note below is near, and how many more each time. */
const FIRST_ROWS = 12;
const MORE_ROWS = 100;

function Vouchers({ view, report, row }: OfView & Pick<VatBoxPanelProps, "report" | "row">) {
  const rows = useMemo(() => vatBoxRows(report, row), [report, row]);
  const [get] = useQueryState();
  const [shown, setShown] = useState(() =>
    Math.max(FIRST_ROWS, Math.trunc(Number(get(SHOWN_ROWS) ?? 0)) || 0),
  );
  return (
    <>
      <h3>{`${formatCounted(rows.length, "rad", "rader")} bakom beloppet`}</h3>
      <ul className={classes.vouchers}>
        {rows.slice(0, shown).map((each) => (
          <VoucherRow
            key={`${each.fiscalYearId} ${keyOf(each)}`}
            row={each}
            here={viewAddress(view, keyOf(each), shown)}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <TextButton
          onClick={() => setShown(shown + MORE_ROWS)}
        >{`Visa fler (${rows.length - shown})`}</TextButton>
      )}
    </>
  );
}

function keyOf({ transaction, entryIndex }: VatBoxRow): string {
  return `${transaction.series} ${transaction.number} ${entryIndex}`;
}

interface VoucherRowProps {
  readonly row: VatBoxRow;
  /** The address of this view with the focus on the row. */
  readonly here: string;
}

function VoucherRow({ row, here }: VoucherRowProps) {
  const linked = useLinkedTransaction();
  const { fiscalYearId, transaction, amount } = row;
  const { series, number, date, text } = transaction;
  const { name, to } = linked({ fiscalYearId, series, number });
  return (
    <li>
      {to === undefined ? (
        name
      ) : (
        <LeadingLink row={keyOf(row)} here={here} to={(returnUrl) => returningHref(to, returnUrl)}>
          {name}
        </LeadingLink>
      )}
      <span className={classes.date}>{date}</span>
      <span className={classes.text} title={text}>
        {text}
      </span>
      <span className={classes.amount}>{formatOre(amount)}</span>
    </li>
  );
}
