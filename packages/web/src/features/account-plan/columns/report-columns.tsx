import type { AccountRow } from "@huvudbok/core/account-plan";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { Column } from "../../../ui/data-table/column.ts";
import classes from "../chart.module.css";
import { VatBox } from "./vat-box.tsx";

// Where an account is reported: its group in the reports, its box of the VAT return, its code in the income tax return.

export const REPORT_GROUP: Column<AccountRow> = {
  key: "reportGroupName",
  heading: "Rapportgrupp",
  width: 210,
  least: 160,
  sortable: true,
  phone: "meta",
  title: ({ reportGroupPath }) => reportGroupPath.join(" › "),
  render: ({ reportGroupName }) =>
    reportGroupName === "" ? <MissingPlace /> : <span className={classes.quiet}>{reportGroupName}</span>,
};

export function vatBoxColumn(boxes: ReadonlyMap<number, string>): Column<AccountRow> {
  return {
    key: "taxCode",
    heading: "Momstyp",
    width: 132,
    least: 90,
    leftOut: 4,
    sortable: true,
    phone: "hidden",
    title: ({ taxCode }) => (taxCode === undefined ? "" : (boxes.get(taxCode) ?? "")),
    render: ({ taxCode }) => taxCode !== undefined && <VatBox box={taxCode} name={boxes.get(taxCode)} />,
  };
}

export const SRU: Column<AccountRow> = {
  key: "sru",
  heading: "SRU",
  width: 58,
  leftOut: 2,
  sortable: true,
  phone: "hidden",
  render: ({ sru }) => <span className={classes.quiet}>{sru}</span>,
};

function MissingPlace() {
  return (
    <span className={classes.missing}>
      <IconAlertTriangle size={16} stroke={1.65} aria-hidden />
      Saknar rapportkoppling
    </span>
  );
}
