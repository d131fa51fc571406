import type { SheetCell, SheetRow } from "@huvudbok/core/report";
import { PageLink } from "../../../ui/link/page-link.tsx";
import { voucherHref, voucherLabel } from "../report-address.ts";
import classes from "./list-table.module.css";

type VoucherCell = Extract<SheetCell, { readonly kind: "voucher" }>;

/** The voucher that a row names, if any. */
export function voucherOf({ cells }: SheetRow): VoucherCell | undefined {
  return cells.find((cell) => cell?.kind === "voucher");
}

/** The number of a voucher, or that it is a draft, as a link to it. */
export function VoucherLink({ voucher }: { readonly voucher: VoucherCell }) {
  return (
    <PageLink to={voucherHref(voucher)} className={classes.voucherLink} tabIndex={-1} data-row-link>
      {voucherLabel(voucher)}
    </PageLink>
  );
}
