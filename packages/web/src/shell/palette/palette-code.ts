/** The palette, which the page can be drawn without. */
export async function paletteCode() {
  return (await import("./palette.tsx")).Palette;
}
