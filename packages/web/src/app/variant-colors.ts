import type { VariantColorsResolver } from "@mantine/core";

/**
 * The colours of a part of Mantine in one of the theme's colours, filled or light, which is all that is used. Mantine's
 * own function computes colours as well, for which it needs much code.
 */
export const variantColors: VariantColorsResolver = ({ color = "ink", variant }) => {
  const name = `--mantine-color-${color}`;
  const border = "1px solid transparent";
  if (variant === "filled") {
    return {
      background: `var(${name}-filled)`,
      hover: `var(${name}-filled-hover)`,
      color: "var(--mantine-color-white)",
      border,
    };
  }
  return {
    background: `var(${name}-light)`,
    hover: `var(${name}-light-hover)`,
    color: `var(${name}-light-color)`,
    border,
  };
};
