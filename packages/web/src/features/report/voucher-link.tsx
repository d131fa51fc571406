import { PageLink } from "../../ui/page-link.tsx";
import classes from "./line-table.module.css";
import { voucherHref, voucherLabel } from "./report-address.ts";

interface Voucher {
  readonly series: string;
  readonly number: number;
  readonly date: string;
}

/** The number of a voucher, which leads to it; a draft is only named. */
export function VoucherLink({ voucher }: { readonly voucher: Voucher }) {
  const href = voucherHref(voucher);
  const label = voucherLabel(voucher);
  if (href === undefined) return label;
  return (
    <PageLink to={href} className={classes.voucherLink} tabIndex={-1} data-row-link>
      {label}
    </PageLink>
  );
}

/** The second line of a row on a telephone: which voucher, and when. */
export function SecondLine({ voucher }: { readonly voucher: Voucher }) {
  return (
    <span className={classes.second}>
      <VoucherLink voucher={voucher} />
      {` · ${voucher.date}`}
    </span>
  );
}
