import { DragEdge } from "../ui/page-frame/drag-edge.tsx";
import { rootScale } from "../ui/root-scale.ts";

/** The least width that the menu can be dragged to (PG20). */
const LEAST_WIDTH_PX = 50;
const MOST_WIDTH_PX = 400;
const STEP_PX = 10;

interface DragWidthProps {
  readonly width: number;
  readonly onChange: (width: number) => void;
  readonly onDone: (width: number) => void;
}

/** The edge of the menu: its width is in px of the design. */
export function DragWidth({ width, onChange, onDone }: DragWidthProps) {
  return (
    <DragEdge
      label="Menyns bredd"
      value={width}
      least={LEAST_WIDTH_PX}
      most={MOST_WIDTH_PX}
      step={STEP_PX}
      panel="before"
      valueAt={({ clientX }) => clientX / rootScale()}
      onChange={onChange}
      onDone={onDone}
    />
  );
}
