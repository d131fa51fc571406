import { Tooltip } from "@mantine/core";
import { memo } from "react";

export interface HoverLabelBoxProps {
  readonly label: string;
  readonly position?: "top" | "right";
  readonly disabled?: boolean;
  /** What it stands at. */
  readonly target: HTMLElement;
}

/**
 * The box that a hover label is shown in. Drawn only when it has changed: the tooltip sets its target anew after every
 * drawing, which asks for one more, and keys that come without a pause would make that an endless loop to React.
 */
export const HoverLabelBox = memo(function HoverLabelBox(props: HoverLabelBoxProps) {
  return <Tooltip {...props} />;
});
