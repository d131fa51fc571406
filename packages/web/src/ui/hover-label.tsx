import { cloneElement, createElement, type ReactElement, type Ref, useState } from "react";
import type { HoverLabelBoxProps } from "./hover-label-box.tsx";
import { OnDemand, useOnDemand } from "./on-demand.tsx";

const box = new OnDemand(async () => (await import("./hover-label-box.tsx")).HoverLabelBox);

interface HoverLabelProps extends Omit<HoverLabelBoxProps, "target"> {
  /** What it says the name of; screen readers must have the name without it. */
  readonly children: ReactElement<{ readonly ref?: Ref<HTMLElement> }>;
}

/** The name of a button without words, shown while the pointer is on it. What reckons where it stands comes later. */
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
