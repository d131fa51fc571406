import type { AccountNo } from "@huvudbok/core/account-plan";
import type { ReportHeading } from "@huvudbok/core/report";
import { useMediaQuery } from "@mantine/hooks";
import type { LedgerLine } from "./ledger-lines.ts";
import { LedgerRow } from "./ledger-row.tsx";
import classes from "./line-table.module.css";
import { LineTable } from "./line-table.tsx";
import { PrintHead } from "./print-head.tsx";

/** Below this width the style gives a row two lines. */
const PHONE = "(max-width: 640px)";
const LEDGER_COLUMNS = 6;
const PHONE_COLUMNS = 2;
const ROW_PX = { wide: 26, phone: 52 };
const DETAIL_PX_ON_PHONE = 34;
const ACCOUNT_PX = { wide: 42, phone: 46 };

interface LedgerTableProps {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly lines: readonly LedgerLine[];
  readonly nameOf: (account: AccountNo) => string;
  /** The ledger of an account of its own, from the general ledger. */
  readonly accountHref?: (account: AccountNo) => string;
}

/** Ver, Datum, Beskrivning, Debet, Kredit, Saldo: the rows of one account, or of all under their names. */
export function LedgerTable({ title, heading, lines, nameOf, accountHref }: LedgerTableProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false }) ?? false;
  return (
    <LineTable
      caption={title}
      columns={
        <colgroup>
          <col className={classes.voucherColumn} />
          <col className={classes.dateColumn} />
          <col />
          <col className={classes.amountColumn} />
          <col className={classes.amountColumn} />
          <col className={classes.amountColumn} />
        </colgroup>
      }
      headings={
        <>
          <PrintHead title={title} heading={heading} columnCount={LEDGER_COLUMNS} />
          <tr>
            <th scope="col">Ver</th>
            <th scope="col">Datum</th>
            <th scope="col" className={classes.text}>
              Beskrivning
            </th>
            <th scope="col" data-align="right">
              Debet
            </th>
            <th scope="col" data-align="right">
              Kredit
            </th>
            <th scope="col" data-align="right">
              <span className={classes.wideOnly}>Saldo</span>
              <span className={classes.phoneOnly}>Belopp, saldo</span>
            </th>
          </tr>
        </>
      }
      lines={lines}
      heightOf={isPhone ? phoneHeight : wideHeight}
      renderLine={(line, row) => (
        <LedgerRow
          key={line.id}
          line={line}
          rowIndex={row["aria-rowindex"]}
          tabIndex={row.tabIndex}
          columnCount={isPhone ? PHONE_COLUMNS : LEDGER_COLUMNS}
          nameOf={nameOf}
          accountHref={accountHref}
        />
      )}
    />
  );
}

function wideHeight({ kind }: LedgerLine): number {
  return kind === "account" ? ACCOUNT_PX.wide : ROW_PX.wide;
}

function phoneHeight({ kind }: LedgerLine): number {
  if (kind === "account") return ACCOUNT_PX.phone;
  return kind === "detail" ? DETAIL_PX_ON_PHONE : ROW_PX.phone;
}
