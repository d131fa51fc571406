import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useState } from "react";

interface RowKeysOptions<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref?: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  readonly scrollTo: (index: number) => void;
}

/** How far a key moves in the list; undefined for keys that do not move. */
function moveOf(key: string, index: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + 20,
    PageUp: index - 20,
    Home: 0,
    End: count - 1,
  };
  const target = moves[key];
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target));
}

/** One tab stop for the list: arrows, Home, End and Page keys move in it, Enter opens the row (ux: lists). */
export function useRowKeys<Row>({ rows, rowKey, rowHref, onOpen, scrollTo }: RowKeysOptions<Row>) {
  const router = useRouter();
  const [current, setCurrent] = useState<string>();
  const index = rows.findIndex((row) => rowKey(row) === current);
  const firstRow = rows[0];
  const tabStop = index >= 0 ? current : firstRow === undefined ? undefined : rowKey(firstRow);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || !isRow(event.target)) return;
    const target = moveOf(event.key, Math.max(0, index), rows.length);
    const row = rows[target ?? index];
    if (row === undefined) return;
    if (target !== undefined) {
      event.preventDefault();
      setCurrent(rowKey(row));
      scrollTo(target);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (rowHref === undefined) onOpen?.(row);
      else router.history.push(rowHref(row));
    }
  }
  return { current, tabStop, setCurrent, onKeyDown };
}

/** Keys typed in a field or button of a row belong to that control. */
function isRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.tagName === "TR";
}
