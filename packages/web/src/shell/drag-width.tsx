import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { rootScale } from "../ui/root-scale.ts";
import classes from "./frame.module.css";

/** The least width that the menu can be dragged to (PG20). */
const LEAST_WIDTH_PX = 50;
const MOST_WIDTH_PX = 400;
const STEP_PX = 10;

function clamp(width: number): number {
  return Math.round(Math.min(MOST_WIDTH_PX, Math.max(LEAST_WIDTH_PX, width)));
}

/** The width that the pointer is dragged to, in px of the design. */
function widthAt({ clientX }: PointerEvent): number {
  return clamp(clientX / rootScale());
}

interface DragWidthProps {
  readonly width: number;
  readonly onChange: (width: number) => void;
  /** Called when the pointer is released or a key was used: the time to save. */
  readonly onDone: (width: number) => void;
}

/** The edge of the menu: dragged by the pointer, or moved by arrow keys when focused. */
export function DragWidth({ width, onChange, onDone }: DragWidthProps) {
  const [dragging, setDragging] = useState(false);
  function move(event: PointerEvent<HTMLDivElement>) {
    if (dragging) onChange(widthAt(event));
  }
  function release(event: PointerEvent<HTMLDivElement>) {
    if (!dragging) return;
    setDragging(false);
    onDone(widthAt(event));
  }
  function step(event: KeyboardEvent) {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onDone(clamp(width + direction * STEP_PX));
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator with a value is a widget (ARIA 1.2)
    <div
      className={classes.edge}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr has no value
      role="separator"
      aria-orientation="vertical"
      aria-label="Menyns bredd"
      aria-valuenow={width}
      aria-valuemin={LEAST_WIDTH_PX}
      aria-valuemax={MOST_WIDTH_PX}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onKeyDown={step}
    />
  );
}
