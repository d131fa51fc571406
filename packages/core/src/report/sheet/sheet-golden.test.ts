import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatOre } from "../../money/index.ts";
import { fileText, voucherText } from "./file-rows.ts";
import { acrossText, pageColumns, pageText } from "./page-columns.ts";
import type { ReportSheet, SheetCell, SheetRow } from "./report-sheet.ts";
import { sheetCsv } from "./sheet-csv.ts";
import { TWO_BOOKS } from "./two-books.arbitrary.ts";

const golden = (name: string) => join(import.meta.dirname, `../../../testdata/report/${name}`);

test.each(TWO_BOOKS)("RE11: %s as a CSV file, byte for byte", async (name, sheet) => {
  const csv = sheetCsv(sheet);
  await expect(csv).toMatchFileSnapshot(golden(`${name}.csv`));
  // The snapshot is compared without regard to its line ends.
  expect(csv).toBe(readFileSync(golden(`${name}.csv`), "utf8"));
});

test.each(TWO_BOOKS)("RE12: %s as screen and paper have it", async (name, sheet) => {
  const headings = pageColumns(sheet.columns).map(({ heading, place }) => `${heading}${place ?? ""}`);
  const lines = [[sheet.title, sheet.form].join(" | "), headings.join(" | "), ...pageLines(sheet)];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(golden(`${name}.page.txt`));
});

/** Each row with its kind, level and what it is kept with on a page; struck text is between tildes. */
function pageLines({ columns, page }: ReportSheet): readonly string[] {
  const drawn = pageColumns(columns);
  return Array.from({ length: page.length }, (_, index) => {
    const row = page.at(index) as SheetRow;
    expect(page.kindAt(index)).toBe(row.kind);
    const marks = [row.kind, row.level, row.keep ?? "", row.isStruck === true ? "struck" : ""]
      .join(" ")
      .trim();
    const isAcross = row.kind === "heading" && columns[0]?.place === "across";
    const cells = isAcross
      ? [acrossText(row)]
      : drawn.map((column) =>
          column.kind === "text" ? toText(pageText(row, column)) : cellText(row.cells[column.at]),
        );
    return `[${marks}] ${cells.join(" | ")}`;
  });
}

function toText({ name, notes }: ReturnType<typeof pageText>): string {
  return [name, ...notes].join(" / ");
}

function cellText(cell: SheetCell | undefined): string {
  if (cell === undefined) return "";
  if (cell.kind === "amount") return formatOre(cell.amount);
  if (cell.kind === "date") return cell.date;
  if (cell.kind === "voucher") return voucherText(cell);
  return cell.kind === "text" ? fileText(cell) : String(cell.accountNo);
}
