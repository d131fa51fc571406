/** The headings of the list of keys, in its order. */
export const KEY_GROUPS = ["På den här sidan", "I formuläret", "I listan", "Gå till", "Överallt"] as const;

export type KeyGroup = (typeof KEY_GROUPS)[number];

/** A key, or two after each other, and what it does: a row of the one table that drives the keys and is shown by '?'. */
export interface KeyBinding {
  /** Strokes as `strokeOf` writes them, with a space between: "/", "g h", "Control+s". */
  readonly keys: string;
  /** What it does, in Swedish, as the list of keys says it. */
  readonly label: string;
  readonly group: KeyGroup;
  readonly run: () => void;
  /** Nothing to do just now. The key is still kept from the browser: Ctrl+S never saves a page of ours as a file. */
  readonly isOff?: boolean;
  /** In a field the key belongs to the text. Keys without Ctrl do so always. */
  readonly isForFieldsFirst?: boolean;
}

/** The strokes of a binding, one after the other. */
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
  Space: "Blanksteg",
};

/** The keys as they are drawn, a cap each stroke: "Ctrl S", "G" and "H". */
export function keyCaps(binding: Pick<KeyBinding, "keys">): readonly string[] {
  return strokesOf(binding).map(strokeCap);
}

/** A stroke as it is drawn: "Ctrl S", "Alt R", "↑". */
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
