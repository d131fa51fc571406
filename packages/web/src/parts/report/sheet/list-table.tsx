import { type PageColumn, pageColumns, type SheetRowKind, type SheetRows } from "@huvudbok/core/report";
import { useCallback, useMemo } from "react";
import { RowBody } from "../../../ui/data-table/row-body.tsx";
import { useRootScale } from "../../../ui/root-scale.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { usePrinting } from "../../../ui/use-printing.ts";
import { ListRow } from "./list-row.tsx";
import classes from "./list-table.module.css";
import { PrintedList } from "./printed-list.tsx";
import { SheetFrame } from "./sheet-frame.tsx";
import type { SheetTableProps } from "./sheet-table-props.ts";

/** About 1,250 pages, half a minute of a browser's work; longer reports are refused with an explanation. */
export const MOST_PRINTED = 60_000;

/** The style gives a row two lines on a phone, and two columns. */
const PHONE_COLUMNS = 2;

const COLUMN_CLASSES = {
  voucher: classes.voucherColumn,
  date: classes.dateColumn,
  account: classes.voucherColumn,
  text: undefined,
  side: classes.amountColumn,
  amount: classes.amountColumn,
};

/** A long list of rows: virtualised on the screen, and whole on paper. */
export function ListTable({ sheet, heading, accountHref, focused }: SheetTableProps) {
  const { title, page } = sheet;
  const isPrinting = usePrinting();
  const isPhone = useIsPhone();
  const scale = useRootScale();
  const columns = useMemo(() => pageColumns(sheet.columns), [sheet.columns]);
  // The rows rendered on the screen would be printed with all the empty space around them.
  const isTooLong = page.length > MOST_PRINTED;
  const heightAt = useCallback(
    (index: number) => {
      const kind = page.kindAt(index);
      return kind === undefined ? 0 : (isPhone ? phoneHeight(kind) : wideHeight(kind)) * scale;
    },
    [page, isPhone, scale],
  );
  const goTo = useMemo(
    () => (focused === undefined ? undefined : headingAt(page, focused.id)),
    [page, focused],
  );
  const keyOf = useCallback((index: number) => page.at(index)?.id ?? "", [page]);
  return (
    <>
      {isPrinting && !isTooLong && <PrintedList sheet={sheet} heading={heading} columns={columns} />}
      <SheetFrame title={title} className={classes.lines} rowCount={page.length} isScreenOnly={isTooLong}>
        <colgroup>
          {columns.map(({ heading: name, kind }) => (
            <col key={name} className={COLUMN_CLASSES[kind]} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <ColumnHeading key={column.heading} column={column} isLast={place === columns.length - 1} />
            ))}
          </tr>
        </thead>
        <RowBody
          count={page.length}
          keyOf={keyOf}
          heightOf={heightAt}
          canFocus
          hasLinks
          isPageList
          goTo={goTo}
          renderRow={(index, place) => {
            const row = page.at(index);
            return (
              row !== undefined && (
                <ListRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  rowIndex={place["aria-rowindex"]}
                  tabIndex={place.tabIndex}
                  shownColumns={isPhone ? PHONE_COLUMNS : columns.length}
                  accountHref={accountHref}
                />
              )
            );
          }}
        />
      </SheetFrame>
    </>
  );
}

/** The place of a heading; no other rows are made to find it. */
function headingAt(page: SheetRows, id: string): { readonly index: number } | undefined {
  for (let index = 0; index < page.length; index++) {
    if (page.kindAt(index) === "heading" && page.at(index)?.id === id) return { index };
  }
  return undefined;
}

function wideHeight(kind: SheetRowKind): number {
  return kind === "heading" ? 42 : 26;
}

function phoneHeight(kind: SheetRowKind): number {
  if (kind === "heading") return 46;
  return kind === "detail" || kind === "entry" || kind === "sum" ? 34 : 52;
}

/** On a phone the last column also shows the amounts of the others. */
function ColumnHeading({ column, isLast }: { readonly column: PageColumn; readonly isLast: boolean }) {
  const { heading, kind } = column;
  if (kind === "text") {
    return (
      <th scope="col" className={classes.text}>
        {heading}
      </th>
    );
  }
  return (
    <th scope="col" {...(kind === "amount" || kind === "side" ? { "data-align": "right" } : {})}>
      {isLast ? (
        <>
          <span className={classes.wideOnly}>{heading}</span>
          <span className={classes.phoneOnly}>
            {kind === "side" ? "Belopp" : `Belopp, ${heading.toLowerCase()}`}
          </span>
        </>
      ) : (
        heading
      )}
    </th>
  );
}
