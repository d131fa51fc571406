import { Tooltip } from "@mantine/core";
import { memo } from "react";

export interface HoverLabelBoxProps {
  readonly label: string;
  readonly position?: "top" | "right";
  readonly disabled?: boolean;
  /** The element that it labels. */
  readonly target: HTMLElement;
}

/**
 * The box that a hover label is shown in. Rendered only when it has changed: the tooltip sets its target again after
 * every render, which requests another render, and keys in quick succession would make that an endless loop to React.
 */
export const HoverLabelBox = memo(function HoverLabelBox(props: HoverLabelBoxProps) {
  return <Tooltip {...props} />;
});
