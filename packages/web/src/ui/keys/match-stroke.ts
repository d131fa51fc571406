import { isSingleKey, type KeyBinding, strokesOf } from "./key-binding.ts";

/** The parts of a key event that decide which stroke it is. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The stroke as the table writes it: "Control+s", "g", "?"; undefined for what is no stroke of the product. Cmd counts
 * as Ctrl, and a character as the layout writes it, so that '/' is Shift+7 on a Swedish keyboard (PG7).
 */
export function strokeOf({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): string | undefined {
  // Alt and AltGr write characters, and on a Mac letters too.
  if (altKey || key === "Dead" || key === "Process" || key === "Unidentified") return undefined;
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  if (shiftKey && (isLetter || key.length > 1 || ctrlKey || metaKey)) return undefined;
  const name = isLetter ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Control+${name}` : name;
}

/** What a Mac writes for a sign with Alt: the place of a sign is another on each layout. */
const MAC_SIGNS: Readonly<Record<string, string>> = { "±": "+", "–": "-" };

/**
 * The stroke that a control handles: as `strokeOf` writes it, and also Shift or Alt and a key: "Shift+Enter", "Alt+r".
 * With Alt a letter or a digit is recognised by its place, since a Mac writes characters with them; AltGr writes
 * characters and is no stroke.
 */
export function controlStrokeOf(pressed: PressedKey & { readonly code: string }): string | undefined {
  const { altKey, shiftKey, code } = pressed;
  const hasCtrl = pressed.ctrlKey || pressed.metaKey;
  const key = pressed.key === " " ? "Space" : pressed.key;
  const letter = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase();
  if (altKey) return hasCtrl || shiftKey ? undefined : `Alt+${letter ?? MAC_SIGNS[key] ?? key}`;
  if (shiftKey && !hasCtrl && key.length > 1) return `Shift+${key}`;
  return strokeOf({ ...pressed, key });
}

/** What a stroke means, given the one before it. */
export type StrokeMeaning =
  | { readonly kind: "run"; readonly binding: KeyBinding }
  | { readonly kind: "prefix"; readonly next: readonly KeyBinding[] }
  | { readonly kind: "none" };

/** The first binding of the stroke wins; one that begins a pair waits for the second. */
export function matchStroke(
  bindings: readonly KeyBinding[],
  prefix: string | undefined,
  stroke: string,
): StrokeMeaning {
  const keys = prefix === undefined ? stroke : `${prefix} ${stroke}`;
  const binding = bindings.find((candidate) => candidate.keys === keys);
  if (binding !== undefined) return { kind: "run", binding };
  const next = prefix === undefined ? bindings.filter((candidate) => beginsWith(candidate, stroke)) : [];
  return next.length > 0 && isSingleKey(stroke) ? { kind: "prefix", next } : { kind: "none" };
}

function beginsWith(binding: KeyBinding, stroke: string): boolean {
  const [first, second] = strokesOf(binding);
  return first === stroke && second !== undefined;
}
