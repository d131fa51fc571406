import type { Icon } from "@tabler/icons-react";

/** What the palette offers: a place to go to, or something to do. */
export interface PaletteEntry {
  /** The same for the same entry while the palette is open. */
  readonly id: string;
  readonly icon: Icon;
  readonly title: string;
  /** How many characters of the title's beginning were typed. */
  readonly matched?: number;
  /** What it is, beside the title. */
  readonly text?: string;
  /** A fact about it, on the right: an amount, a balance. */
  readonly aside?: string;
  /** The keys that do the same without the palette, as `KeyBinding` writes them. */
  readonly keys?: string | undefined;
  /** Further words that match it. */
  readonly words?: string;
  /** Where it leads, for links; otherwise what it does. */
  readonly to?: string;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}
