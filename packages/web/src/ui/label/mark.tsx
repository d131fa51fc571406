/**
 * The logo alone: an H whose crossbar is the two bars of an equals sign. The page's HTML draws it, since it is shown
 * before any script is there.
 */
export function Mark() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

/** The logo and the name, with the given width in px; the name has the colour of the text. */
export function Wordmark({ width = 126 }: { readonly width?: number }) {
  return (
    <svg width={width} height={(width * 22) / 140} viewBox="0 0 140 22" aria-hidden="true">
      <use href="#wordmark" />
    </svg>
  );
}
