/** The palette, which the page can be rendered without. */
export async function paletteCode() {
  return (await import("./palette.tsx")).Palette;
}
