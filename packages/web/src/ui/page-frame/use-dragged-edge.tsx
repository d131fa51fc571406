import { type ReactNode, useState } from "react";
import { DragEdge, type DragEdgeProps } from "./drag-edge.tsx";

interface DraggedEdgeOptions
  extends Pick<DragEdgeProps, "label" | "least" | "most" | "step" | "panel" | "valueAt" | "shownValue"> {
  /** What is remembered, or the usual value. */
  readonly stored: number;
  /** Remembers the value. A promise is waited for: `stored` has the value after it, or has not when it was refused. */
  readonly save: (value: number) => Promise<unknown> | undefined;
}

interface DraggedEdge {
  /** What the panel has now, also while its edge is being moved. */
  readonly value: number;
  readonly isMoved: boolean;
  readonly edge: ReactNode;
}

/** The edge of a panel whose size is remembered once the edge has been moved. */
export function useDraggedEdge({ stored, save, ...props }: DraggedEdgeOptions): DraggedEdge {
  const [moved, setMoved] = useState<number>();
  const value = moved ?? stored;
  function finish(next: number): void {
    setMoved(next);
    // Another move may have begun meanwhile.
    const forget = () => setMoved((now) => (now === next ? undefined : now));
    void save(next)?.then(forget, forget);
  }
  return {
    value,
    isMoved: moved !== undefined,
    edge: <DragEdge {...props} value={value} onChange={setMoved} onDone={finish} />,
  };
}
