import type { IconProps } from "@tabler/icons-react";
import { createElement, type FunctionComponent } from "react";

/** An icon of 24 by 24 units that is drawn by the lines of one path, with the properties of the package's icons. */
export function lineIcon(path: string): FunctionComponent<IconProps> {
  return function LineIcon({ size = 24, stroke = 2, color = "currentColor", ...others }: IconProps) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: color,
        strokeWidth: stroke,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...others,
      },
      createElement("path", { d: path }),
    );
  };
}
