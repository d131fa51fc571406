import { Tooltip } from "@mantine/core";

export interface HoverLabelBoxProps {
  readonly label: string;
  readonly position?: "top" | "right";
  readonly disabled?: boolean;
  /** What it stands at. */
  readonly target: HTMLElement;
}

/** The box that a hover label is shown in. */
export function HoverLabelBox(props: HoverLabelBoxProps) {
  return <Tooltip {...props} />;
}
