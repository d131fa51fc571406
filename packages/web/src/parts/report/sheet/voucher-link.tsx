import type { SheetCell, SheetRow } from "@huvudbok/core/report";
import { PageLink } from "../../../ui/link/page-link.tsx";
import { voucherHref, voucherLabel } from "../report-address.ts";
import classes from "./list-table.module.css";

type VoucherCell = Extract<SheetCell, { readonly kind: "voucher" }>;

/** The voucher that a row names, if any. */
export function voucherOf({ cells }: SheetRow): VoucherCell | undefined {
  return cells.find((cell) => cell?.kind === "voucher");
}

/** The number of a voucher, as a link to it; a draft is only named. */
export function VoucherLink({ voucher }: { readonly voucher: VoucherCell }) {
  const href = voucherHref(voucher);
  const label = voucherLabel(voucher);
  if (href === undefined) return label;
  return (
    <PageLink to={href} className={classes.voucherLink} tabIndex={-1} data-row-link>
      {label}
    </PageLink>
  );
}
