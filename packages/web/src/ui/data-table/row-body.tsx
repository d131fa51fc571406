import { type ReactNode, useMemo, useRef } from "react";
import { drawnPieces, rowOffsets } from "./row-offsets.ts";
import { type RowFocusOptions, useRowFocus } from "./use-row-focus.ts";
import { useRowWindow } from "./use-row-window.ts";

interface RowBodyProps extends Omit<RowFocusOptions, "body" | "window"> {
  /** The height in px that the style gives a row. Must be the same function as long as the rows are the same. */
  readonly heightOf: (index: number) => number;
  /** True where every row is rendered, however many: on paper. */
  readonly drawsAll?: boolean;
  /** Renders the row, a tr with the rowIndex as its aria-rowindex and the tabIndex as its own. */
  readonly renderRow: (index: number, place: RowAttributes) => ReactNode;
}

/** The attributes of every row of the body. */
export interface RowAttributes {
  readonly "aria-rowindex": number;
  /** 0 for the one row that is the tab stop; undefined where rows take no focus. */
  readonly tabIndex: 0 | -1 | undefined;
}

/** The body of a list: virtualised when it is long, one tab stop, and opened where it was left. */
export function RowBody({ heightOf, drawsAll = false, canFocus, renderRow, ...options }: RowBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const offsets = useMemo(() => rowOffsets(options.count, heightOf), [options.count, heightOf]);
  const window = useRowWindow(body, offsets, drawsAll);
  const focus = useRowFocus({ body, window, canFocus, ...options });
  const tabStop = focus.index ?? window.range.first;
  const pieces = drawnPieces(offsets, window.range, focus.index);
  // One flat list of keyed rows, so that a row remains the same element, with its focus, when its piece changes.
  const drawn: ReactNode[] = [];
  for (const [piece, { first, end, space }] of pieces.entries()) {
    if (space > 0) drawn.push(<tr key={`space-${piece}`} aria-hidden style={{ height: space }} />);
    for (let index = first; index < end; index++) {
      const tabIndex = index === tabStop ? 0 : -1;
      drawn.push(renderRow(index, { "aria-rowindex": index + 2, tabIndex: canFocus ? tabIndex : undefined }));
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the rows, which take the focus
    <tbody ref={body} {...focus.bodyProps}>
      {drawn}
    </tbody>
  );
}
