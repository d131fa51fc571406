import { type DragEvent, useRef } from "react";

const TARGET = "data-drop-target";
/** Marks what is dragged, so that files that are dragged over the page are left to the page. */
const TYPE = "application/x-huvudbok-draft";

/**
 * Lets a row of a list be dragged onto another one. The rows are those of a `DataTable`; `onDrop` gets the places of
 * both among them.
 */
export function useDragMerge(onDrop: (source: number, target: number) => void) {
  const dragged = useRef<number>(undefined);
  const marked = useRef<Element>(undefined);
  const mark = (row: Element | undefined) => {
    if (marked.current === row) return;
    marked.current?.removeAttribute(TARGET);
    row?.setAttribute(TARGET, "");
    marked.current = row;
  };
  const isTarget = ({ target }: DragEvent) => {
    const place = placeOf(rowOf(target));
    return dragged.current !== undefined && place !== undefined && place !== dragged.current;
  };
  return {
    onDragStart: (event: DragEvent) => {
      dragged.current = placeOf(rowOf(event.target));
      if (dragged.current === undefined) return;
      event.dataTransfer.setData(TYPE, "");
      event.dataTransfer.effectAllowed = "move";
    },
    onDragOver: (event: DragEvent) => {
      if (!isTarget(event)) return mark(undefined);
      event.preventDefault();
      event.dataTransfer.dropEffect = "move";
      return mark(rowOf(event.target));
    },
    onDrop: (event: DragEvent) => {
      const [source, target] = [dragged.current, placeOf(rowOf(event.target))];
      if (source === undefined || target === undefined || !isTarget(event)) return;
      event.preventDefault();
      onDrop(source, target);
    },
    onDragEnd: () => {
      dragged.current = undefined;
      mark(undefined);
    },
  };
}

function rowOf(target: EventTarget): Element | undefined {
  return target instanceof Element ? (target.closest("tr[aria-rowindex]") ?? undefined) : undefined;
}

function placeOf(row: Element | undefined): number | undefined {
  const index = row?.getAttribute("aria-rowindex");
  return index === null || index === undefined ? undefined : Number(index) - 2;
}
