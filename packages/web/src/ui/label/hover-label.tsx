import { cloneElement, createElement, type ReactElement, type Ref, useState } from "react";
import { OnDemand, useOnDemand } from "../loading/on-demand.tsx";
import type { HoverLabelBoxProps } from "./hover-label-box.tsx";

const box = new OnDemand(async () => (await import("./hover-label-box.tsx")).HoverLabelBox);

interface HoverLabelProps extends Omit<HoverLabelBoxProps, "target"> {
  /** The element that it names; screen readers must get the name without it. */
  readonly children: ReactElement<{ readonly ref?: Ref<HTMLElement> }>;
}

/**
 * The name of a button without text, shown while the pointer is on it. The code that computes its position is loaded
 * later.
 */
export function HoverLabel({ children, ...label }: HoverLabelProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const component = useOnDemand(box, false);
  return (
    <>
      {cloneElement(children, { ref: setTarget })}
      {component !== undefined && target !== null && createElement(component, { ...label, target })}
    </>
  );
}
