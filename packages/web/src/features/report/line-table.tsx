import { type ReactNode, useCallback } from "react";
import { type RowAttributes, RowBody } from "../../ui/data-table/row-body.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import classes from "./line-table.module.css";

/** A browser lays out about so many lines on paper in reasonable time; more are refused with a word instead. */
export const MOST_PRINTED = 12_000;

interface LineTableProps<Line extends { readonly id: string }> {
  readonly caption: string;
  readonly className?: string | undefined;
  /** Column widths and the rows of headings. */
  readonly columns: ReactNode;
  readonly headings: ReactNode;
  readonly lines: readonly Line[];
  /** The height in px that the style gives the line. The same function from one drawing to the next. */
  readonly heightOf: (line: Line) => number;
  readonly renderLine: (line: Line, row: RowAttributes) => ReactNode;
}

/** A long table of a report: drawn by window on the screen, and whole on paper. */
export function LineTable<Line extends { readonly id: string }>(props: LineTableProps<Line>) {
  const { caption, className, columns, headings, lines, heightOf, renderLine } = props;
  const isPrinting = usePrinting();
  const heightAt = useCallback(
    (index: number) => {
      const line = lines[index];
      return line === undefined ? 0 : heightOf(line);
    },
    [lines, heightOf],
  );
  const keyOf = useCallback((index: number) => lines[index]?.id ?? "", [lines]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its rows take the focus
    <table role="grid" className={`${classes.lines} ${className ?? ""}`} aria-rowcount={lines.length + 1}>
      <caption className="visually-hidden">{caption}</caption>
      {columns}
      <thead>{headings}</thead>
      <RowBody
        count={lines.length}
        keyOf={keyOf}
        heightOf={heightAt}
        drawsAll={isPrinting && lines.length <= MOST_PRINTED}
        canFocus
        isPageList
        renderRow={(index, row) => {
          const line = lines[index];
          return line !== undefined && renderLine(line, row);
        }}
      />
    </table>
  );
}
