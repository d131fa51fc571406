import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useCallback, useState } from "react";

interface RowKeysOptions<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref?: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  readonly scrollTo: (index: number) => void;
}

interface Place {
  /** The row one is at. */
  readonly key: string | undefined;
  /** A key has moved there: the row is to take the focus as soon as it is drawn. */
  readonly isMoved: boolean;
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
  const [place, setPlace] = useState<Place>({ key: undefined, isMoved: false });
  const index = rows.findIndex((row) => rowKey(row) === place.key);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || !isRow(event.target)) return;
    const target = moveOf(event.key, Math.max(0, index), rows.length);
    const row = rows[target ?? index];
    if (row === undefined) return;
    if (target !== undefined) {
      event.preventDefault();
      setPlace({ key: rowKey(row), isMoved: true });
      scrollTo(target);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (rowHref === undefined) onOpen?.(row);
      else router.history.push(rowHref(row));
    }
  }
  const onFocus = useCallback((key: string) => setPlace({ key, isMoved: false }), []);
  return { ...place, index, onFocus, onKeyDown };
}

/** Keys typed in a field or button of a row belong to that control. */
function isRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.tagName === "TR";
}
