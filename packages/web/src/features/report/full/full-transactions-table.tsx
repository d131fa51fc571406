import { formatOre, type Ore } from "@huvudbok/core/money";
import {
  adjustmentText,
  type ReportHeading,
  type TransactionListReport,
  type TransactionListVoucher,
} from "@huvudbok/core/report";
import { attachedFileIds, foreignAmountText, quantityText } from "@huvudbok/core/transaction";
import { PrintHead } from "../../../parts/report/print-head.tsx";
import { voucherHref, voucherLabel } from "../../../parts/report/report-address.ts";
import { useAccountHref } from "../../../parts/report/use-account-href.ts";
import { WholeNumbers } from "../../../ui/form/whole-numbers.tsx";
import { PageLink } from "../../../ui/link/page-link.tsx";
import { CorrectedBy } from "./corrected-by.tsx";
import type { FileStore } from "./file-store.ts";
import classes from "./full-transactions.module.css";
import { VoucherFiles, type VoucherFilesProps } from "./voucher-files.tsx";

/** The files of the report's vouchers. */
export interface ReportFiles {
  readonly store: FileStore | undefined;
  /** The attachments with these ids, and the ids without one. */
  readonly of: (ids: readonly string[]) => Omit<VoucherFilesProps, "store">;
}

interface FullTransactionsTableProps {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly report: TransactionListReport;
  /** How many vouchers are rendered so far. */
  readonly count: number;
  readonly files: ReportFiles;
}

/** Vouchers one below the other: text and dates, rows, note and files. Below the last one the sums of all. */
export function FullTransactionsTable(props: FullTransactionsTableProps) {
  const { title, heading, report, count, files } = props;
  return (
    <table className={classes.full}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <PrintHead title={title} heading={heading} columnCount={4} />
        <tr>
          <th scope="col">Konto</th>
          <th scope="col">Namn</th>
          <th scope="col">Debet</th>
          <th scope="col">Kredit</th>
        </tr>
      </thead>
      {report.vouchers.slice(0, count).map((voucher) => (
        <Voucher key={voucher.id} voucher={voucher} files={files} />
      ))}
      {count >= report.vouchers.length && (
        <tbody>
          <tr data-kind="sum">
            <th scope="row" colSpan={2}>
              Summa
            </th>
            <td>{formatOre(report.debit)}</td>
            <td>{formatOre(report.credit)}</td>
          </tr>
        </tbody>
      )}
    </table>
  );
}

function Voucher({
  voucher,
  files,
}: {
  readonly voucher: TransactionListVoucher;
  readonly files: ReportFiles;
}) {
  const accountHref = useAccountHref();
  const { source } = voucher;
  const { annotation } = source.voucher;
  const correctedBy = source.kind === "transaction" ? source.voucher.correctedBy : undefined;
  const { store } = files;
  const fileIds = attachedFileIds(source.voucher);
  return (
    <tbody className={classes.voucher}>
      <VoucherHead voucher={voucher} />
      {voucher.entries.map((entry) => (
        <tr key={entry.id} data-struck={entry.isStruck || undefined}>
          <td>
            {entry.accountNo !== undefined && (
              <PageLink to={accountHref(entry.accountNo)}>{entry.accountNo}</PageLink>
            )}
          </td>
          <td>
            <WholeNumbers text={entry.accountName} />
            <Notes
              texts={[
                entry.text,
                entry.quantity === undefined ? undefined : quantityText(entry.quantity),
                entry.foreign && foreignAmountText(entry.foreign),
                entry.adjustment && adjustmentText(entry.adjustment),
              ]}
            />
          </td>
          <td>{amountText(entry.debit)}</td>
          <td>{amountText(entry.credit)}</td>
        </tr>
      ))}
      {correctedBy !== undefined && (
        <tr>
          <td colSpan={4} className={classes.note}>
            <CorrectedBy link={correctedBy} />
          </td>
        </tr>
      )}
      {annotation !== undefined && annotation !== "" && (
        <tr>
          <td colSpan={4} className={classes.note}>
            {annotation}
          </td>
        </tr>
      )}
      {store !== undefined && fileIds.length > 0 && (
        <tr data-kind="files">
          <td colSpan={4}>
            <VoucherFiles store={store} {...files.of(fileIds)} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function VoucherHead({ voucher }: { readonly voucher: TransactionListVoucher }) {
  const href = voucherHref(voucher);
  const label = voucherLabel(voucher);
  return (
    <tr data-kind="voucher">
      <th scope="rowgroup" colSpan={4}>
        <span className={classes.number}>
          {href === undefined ? label : <PageLink to={href}>{label}</PageLink>}
        </span>
        <span className={classes.date}>{voucher.date}</span>
        <span className={classes.voucherText}>{voucher.text}</span>
        <span className={classes.registered}>{registeredText(voucher)}</span>
      </th>
    </tr>
  );
}

/** "Registrerad 2026-01-07 av Anna Lind"; a draft is not registered. */
function registeredText({ regDate, source }: TransactionListVoucher): string {
  if (regDate === undefined) return "";
  const sign = source.kind === "transaction" ? source.voucher.sign : undefined;
  return `Registrerad ${regDate}${sign === undefined || sign === "" ? "" : ` av ${sign}`}`;
}

function Notes({ texts }: { readonly texts: readonly (string | undefined)[] }) {
  const notes = texts.filter((text) => text !== undefined && text !== "");
  return notes.length === 0 ? null : <span className={classes.rowNotes}>{notes.join(" · ")}</span>;
}

const amountText = (amount: Ore) => (amount === 0 ? "" : formatOre(amount));
