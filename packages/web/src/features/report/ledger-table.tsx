import type { AccountNo } from "@huvudbok/core/account-plan";
import type { ReportHeading } from "@huvudbok/core/report";
import { useMediaQuery } from "@mantine/hooks";
import type { LedgerLine } from "./ledger-line.ts";
import { LedgerRow } from "./ledger-row.tsx";
import type { LineColumn } from "./line-column.ts";
import { LineTable } from "./line-table.tsx";
import type { Lines } from "./lines.ts";
import { printedLedgerRow } from "./printed-row.ts";

/** Below this width the style gives a row two lines. */
const PHONE = "(max-width: 40em)";
const COLUMNS: readonly LineColumn[] = [
  { heading: "Ver", width: "voucher" },
  { heading: "Datum", width: "date" },
  { heading: "Beskrivning" },
  { heading: "Debet", width: "amount" },
  { heading: "Kredit", width: "amount" },
  { heading: "Saldo", width: "amount", phoneHeading: "Belopp, saldo" },
];
const PHONE_COLUMNS = 2;
const ROW_PX = { wide: 26, phone: 52 };
const DETAIL_PX_ON_PHONE = 34;
const ACCOUNT_PX = { wide: 42, phone: 46 };

interface LedgerTableProps {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly lines: Lines<LedgerLine>;
  readonly nameOf: (account: AccountNo) => string;
  /** The ledger of an account of its own, from the general ledger. */
  readonly accountHref?: (account: AccountNo) => string;
}

/** Ver, Datum, Beskrivning, Debet, Kredit, Saldo: the rows of one account, or of all under their names. */
export function LedgerTable({ title, heading, lines, nameOf, accountHref }: LedgerTableProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false }) ?? false;
  return (
    <LineTable
      title={title}
      heading={heading}
      columns={COLUMNS}
      lines={lines}
      heightOf={isPhone ? phoneHeight : wideHeight}
      printedRow={(line) => printedLedgerRow(line, nameOf)}
      renderLine={(line, row) => (
        <LedgerRow
          key={line.id}
          line={line}
          rowIndex={row["aria-rowindex"]}
          tabIndex={row.tabIndex}
          columnCount={isPhone ? PHONE_COLUMNS : COLUMNS.length}
          nameOf={nameOf}
          accountHref={accountHref}
        />
      )}
    />
  );
}

function wideHeight(kind: LedgerLine["kind"]): number {
  return kind === "account" ? ACCOUNT_PX.wide : ROW_PX.wide;
}

function phoneHeight(kind: LedgerLine["kind"]): number {
  if (kind === "account") return ACCOUNT_PX.phone;
  return kind === "detail" ? DETAIL_PX_ON_PHONE : ROW_PX.phone;
}
