import type { DateRange } from "../calendar/index.ts";
import { listedRows, type ReportSheet, type SheetColumn, type SheetRow } from "../report/index.ts";
import { EC_SALES_BOXES, type EcSalesAmounts, type EcSalesRow, ecSalesSums } from "./ec-sales-rows.ts";

const COLUMNS: readonly SheetColumn[] = [
  { heading: "Ver", kind: "voucher" },
  { heading: "Datum", kind: "date" },
  { heading: "Text", kind: "text" },
  { heading: "VAT-nummer", kind: "text" },
  { heading: "Varor (35)", kind: "amount" },
  { heading: "Trepartshandel (38)", kind: "amount" },
  { heading: "Tjänster (39)", kind: "amount" },
];

/** The rows of the list with their sums, as files of a report have them. */
export function ecSalesSheet(rows: readonly EcSalesRow[], range: DateRange): ReportSheet {
  const all = [...rows.map(sheetRow), sumRow(rows)];
  return {
    title: "Periodisk sammanställning",
    range,
    form: "list",
    columns: COLUMNS,
    page: listedRows(all),
    file: () => all,
  };
}

function sheetRow({ id, voucher, vatNumber = "", amounts }: EcSalesRow): SheetRow {
  const { series, number, date, text } = voucher;
  return {
    kind: "row",
    id,
    level: 1,
    cells: [
      { kind: "voucher", series, number, date },
      { kind: "date", date },
      { kind: "text", text },
      { kind: "text", text: vatNumber },
      ...amountCells(amounts),
    ],
  };
}

function sumRow(rows: readonly EcSalesRow[]): SheetRow {
  const cells = [undefined, undefined, { kind: "text", text: "Summa" } as const, undefined];
  return { kind: "sum", id: "sum", level: 1, cells: [...cells, ...amountCells(ecSalesSums(rows))] };
}

function amountCells(amounts: EcSalesAmounts) {
  return EC_SALES_BOXES.map((box) => ({ kind: "amount", amount: amounts[box] }) as const);
}
