/** The themes by the names that settings and the palette use. */
export const THEMES = [
  { value: "standard", label: "Standard" },
  { value: "light", label: "Ljust" },
  { value: "dark", label: "Mörkt" },
] as const;

/** How close together rows and fields are. */
export const DENSITIES = [
  { value: "comfortable", label: "Bekväm" },
  { value: "compact", label: "Kompakt" },
] as const;
