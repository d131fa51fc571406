import { type ReactNode, useMemo, useRef } from "react";
import { usePrinting } from "../../ui/use-printing.ts";
import { lineOffsets } from "./line-offsets.ts";
import classes from "./line-table.module.css";
import { useLineWindow } from "./use-line-window.ts";
import { useLinkKeys } from "./use-link-keys.ts";

/** A browser lays out about so many lines on paper in reasonable time; more are refused with a word instead. */
export const MOST_PRINTED = 12_000;

interface LineTableProps<Line extends { readonly id: string }> {
  readonly caption: string;
  readonly className?: string | undefined;
  /** Column widths and the rows of headings. */
  readonly columns: ReactNode;
  readonly headings: ReactNode;
  readonly lines: readonly Line[];
  /** The height in px that the style gives the line. */
  readonly heightOf: (line: Line) => number;
  readonly renderLine: (line: Line, rowIndex: number) => ReactNode;
}

/** A long table of a report: drawn by window on the screen, and whole on paper. */
export function LineTable<Line extends { readonly id: string }>(props: LineTableProps<Line>) {
  const { caption, className, columns, headings, lines, heightOf, renderLine } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useLinkKeys();
  const isPrinting = usePrinting();
  const offsets = useMemo(
    () =>
      lineOffsets(lines.length, (index) => {
        const line = lines[index];
        return line === undefined ? 0 : heightOf(line);
      }),
    [lines, heightOf],
  );
  const drawn = useLineWindow(body, offsets, isPrinting && lines.length <= MOST_PRINTED);
  return (
    <table className={`${classes.lines} ${className ?? ""}`} aria-rowcount={lines.length + 1}>
      <caption className="visually-hidden">{caption}</caption>
      {columns}
      <thead>{headings}</thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the links in it */}
      <tbody ref={body} onKeyDown={keys.onKeyDown}>
        {drawn.before > 0 && <tr aria-hidden className={classes.space} style={{ height: drawn.before }} />}
        {lines.slice(drawn.first, drawn.end).map((line, index) => renderLine(line, drawn.first + index + 2))}
        {drawn.after > 0 && <tr aria-hidden className={classes.space} style={{ height: drawn.after }} />}
      </tbody>
    </table>
  );
}
