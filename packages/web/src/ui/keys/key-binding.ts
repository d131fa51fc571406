/** The headings of the list of keys, in its order. */
export const KEY_GROUPS = ["På den här sidan", "I formuläret", "I listan", "Gå till", "Överallt"] as const;

export type KeyGroup = (typeof KEY_GROUPS)[number];

/** A key, or two in sequence, and what it does: a row of the one table that runs the keys and that '?' shows. */
export interface KeyBinding {
  /** Strokes as `strokeOf` writes them, with a space between: "/", "g h", "Control+s". */
  readonly keys: string;
  /** What it does, in Swedish, as the list of keys shows it. */
  readonly label: string;
  readonly group: KeyGroup;
  readonly run: () => void;
  /**
   * True when it has nothing to do at the moment. The key is still kept from the browser: Ctrl+S never opens its
   * dialog.
   */
  readonly isOff?: boolean;
  /** In a field the key belongs to the text. Keys without Ctrl always do. */
  readonly isForFieldsFirst?: boolean;
}

/** The strokes of a binding, in sequence. */
export function strokesOf({ keys }: Pick<KeyBinding, "keys">): readonly string[] {
  return keys.split(" ");
}

/** Whether a stroke is one key without Ctrl, which the user may have turned off (WCAG 2.1.4). */
export function isSingleKey(stroke: string): boolean {
  return !stroke.startsWith("Control+");
}

const NAMES: Readonly<Record<string, string>> = {
  Control: "Ctrl",
  Enter: "↵",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
  Delete: "Del",
  PageUp: "PgUp",
  PageDown: "PgDn",
  Shift: "Skift",
  Space: "Blanksteg",
};

/** The keys as they are shown, a cap for each stroke: "Ctrl S", "G" and "H". */
export function keyCaps(binding: Pick<KeyBinding, "keys">): readonly string[] {
  return strokesOf(binding).map(strokeCap);
}

/** A stroke as it is shown: "Ctrl S", "Alt R", "↑". */
export function strokeCap(stroke: string): string {
  return stroke
    .split(/\+(?=.)/)
    .map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(" ");
}

/** A row of the list of keys. */
export interface ListedKey {
  readonly caps: readonly string[];
  readonly label: string;
  readonly group: KeyGroup;
}
