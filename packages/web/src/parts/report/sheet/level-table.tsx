import { type PageColumn, pageColumns, pageText, type SheetCell, type SheetRow } from "@huvudbok/core/report";
import { type CSSProperties, useCallback } from "react";
import { type RowAttributes, RowBody } from "../../../ui/data-table/row-body.tsx";
import { WholeNumbers } from "../../../ui/form/whole-numbers.tsx";
import { PageLink } from "../../../ui/link/page-link.tsx";
import { isWideSheet } from "../paper-size.ts";
import { PrintHead } from "../print-head.tsx";
import { Amount } from "./amount.tsx";
import classes from "./level-table.module.css";
import { SheetFrame } from "./sheet-frame.tsx";
import type { SheetTableProps } from "./sheet-table-props.ts";

/** Groups by indent and weight, sums with rules, accounts as links to their ledgers; the same table on paper. */
export function LevelTable({ sheet, heading, accountHref }: SheetTableProps) {
  const { title, columns, page } = sheet;
  const [name, ...amounts] = pageColumns(columns);
  const keyOf = useCallback((index: number) => page.at(index)?.id ?? "", [page]);
  if (name === undefined) return null;
  const below = belowOf(amounts);
  return (
    <SheetFrame
      title={title}
      className={classes.structured}
      rowCount={page.length}
      isWide={isWideSheet(sheet)}
    >
      <thead>
        <PrintHead title={title} heading={heading} columnCount={amounts.length + 1} />
        <tr>
          <th scope="col">
            {name.before.map((at) => (
              <span key={at} className={classes.accountHeading}>
                {columns[at]?.heading}
              </span>
            ))}{" "}
            <span>{name.heading}</span>
          </th>
          {amounts.map((column) => (
            <th key={column.heading} scope="col" data-phone={phonePlace(column)}>
              {column.heading}
              {column.narrow === "main" && below !== undefined && (
                <span className={classes.below}>{below.heading}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <RowBody
        count={page.length}
        keyOf={keyOf}
        heightOf={rowPx}
        drawsAll
        canFocus
        hasLinks
        isPageList
        renderRow={(index, row) => {
          const line = page.at(index);
          return (
            line !== undefined && (
              <LevelRow
                key={line.id}
                line={line}
                row={row}
                name={name}
                amounts={amounts}
                accountHref={accountHref}
              />
            )
          );
        }}
      />
    </SheetFrame>
  );
}

/** For rows of no account, all of which are always rendered. */
const rowPx = () => 26;

const phonePlace = ({ narrow }: PageColumn) => narrow ?? "hidden";

/** What a phone has below the figure of the main column, and below its heading. */
const belowOf = (amounts: readonly PageColumn[]) => amounts.find(({ narrow }) => narrow === "below");

interface RowProps extends Pick<SheetTableProps, "accountHref"> {
  readonly line: SheetRow;
  readonly row: RowAttributes;
  readonly name: PageColumn;
  readonly amounts: readonly PageColumn[];
}

function LevelRow({ line, row, name, amounts, accountHref }: RowProps) {
  const indent: CSSProperties & { "--level": number } = { "--level": line.level - 1 };
  const look = {
    "data-kind": line.kind,
    "data-level": Math.min(line.level, 3),
    "data-keep": line.keep,
    style: indent,
    ...row,
  };
  if (line.kind === "heading") {
    return (
      <tr {...look}>
        <th scope="rowgroup" colSpan={amounts.length + 1}>
          <span className={classes.indented}>{pageText(line, name).name}</span>
        </th>
      </tr>
    );
  }
  const below = belowOf(amounts);
  return (
    <tr {...look}>
      <th scope="row">
        <RowName line={line} name={name} accountHref={accountHref} />
      </th>
      {amounts.map((column) => (
        <td key={column.heading} data-phone={phonePlace(column)}>
          <CellAmount cell={line.cells[column.at]} />
          {column.narrow === "main" && below !== undefined && (
            <span className={classes.below}>
              <CellAmount cell={line.cells[below.at]} />
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function RowName({ line, name, accountHref }: Pick<RowProps, "line" | "name" | "accountHref">) {
  const account = name.before.map((at) => line.cells[at]).find((cell) => cell?.kind === "account");
  if (account === undefined) {
    const before = pageText(line, { at: -1, before: name.before }).name;
    return (
      <span className={classes.indented}>
        {before !== "" && (
          <>
            <span className={classes.accountNo}>{before}</span>{" "}
          </>
        )}
        <WholeNumbers text={pageText(line, { at: name.at, before: [] }).name} />
      </span>
    );
  }
  const text = pageText(line, { at: name.at, before: [] }).name;
  return (
    <PageLink
      to={accountHref(account.accountNo)}
      className={`${classes.indented} ${classes.rowLink}`}
      tabIndex={-1}
      data-row-link
    >
      <span className={classes.accountNo}>{account.accountNo}</span>{" "}
      <span className={classes.name} title={text}>
        <WholeNumbers text={text} />
      </span>
    </PageLink>
  );
}

function CellAmount({ cell }: { readonly cell: SheetCell | undefined }) {
  if (cell?.kind === "text") return cell.text;
  return cell?.kind === "amount" ? <Amount value={cell.amount} isWhole={cell.isWhole === true} /> : null;
}
