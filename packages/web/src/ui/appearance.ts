/** The themes by the names that settings and the palette give them. */
export const THEMES = [
  { value: "standard", label: "Standard" },
  { value: "light", label: "Ljust" },
  { value: "dark", label: "Mörkt" },
] as const;

/** How close rows and fields stand. */
export const DENSITIES = [
  { value: "comfortable", label: "Bekväm" },
  { value: "compact", label: "Kompakt" },
] as const;
