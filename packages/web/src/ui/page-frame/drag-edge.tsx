import { type KeyboardEvent, type PointerEvent, useState } from "react";
import classes from "./drag-edge.module.css";

export interface DragEdgeProps {
  /** The name for screen readers: what gets wider. */
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** How much a press of an arrow key changes. */
  readonly step: number;
  /** The side of the edge that the panel is on: a panel before it grows with the right arrow, one after it with the left. */
  readonly panel: "before" | "after";
  /** The value where the pointer is; kept between least and most here. */
  readonly valueAt: (event: PointerEvent<HTMLElement>) => number;
  /** What is shown now, where the space of the window gives less than the value; a key starts from there. */
  readonly shownValue?: (edge: HTMLElement) => number;
  readonly onChange: (value: number) => void;
  /** Called when the pointer is released or a key was used: the time to save. */
  readonly onDone: (value: number) => void;
}

/** The edge of a panel: dragged by the pointer, or moved by arrow keys when focused. */
export function DragEdge(props: DragEdgeProps) {
  const { label, value, least, most, step, panel, valueAt, shownValue, onChange, onDone } = props;
  const [dragging, setDragging] = useState(false);
  const clamp = (wanted: number) => Math.round(Math.min(most, Math.max(least, wanted)));
  function move(event: PointerEvent<HTMLElement>) {
    if (dragging) onChange(clamp(valueAt(event)));
  }
  function release(event: PointerEvent<HTMLElement>) {
    if (!dragging) return;
    setDragging(false);
    onDone(clamp(valueAt(event)));
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const now = shownValue?.(event.currentTarget) ?? value;
    onDone(clamp(now + direction * (panel === "before" ? step : -step)));
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator with a value is a widget (ARIA 1.2)
    <div
      className={classes.edge}
      data-panel={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr has no value
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onKeyDown={press}
    />
  );
}
