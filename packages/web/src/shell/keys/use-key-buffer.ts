import { useEffect, useMemo } from "react";

/** The keys pressed for the palette before it was rendered. */
export interface BufferedKeys {
  readonly text: string;
  /** How far the arrows have moved the selection since the text was typed. */
  readonly moved: number;
  /** What Enter has chosen: nothing typed after it counts. */
  readonly chosen: "here" | "new-tab" | undefined;
}

const NOTHING: BufferedKeys = { text: "", moved: 0, chosen: undefined };

/**
 * Buffers the keys between Ctrl+K and the palette having the focus, which takes a moment: they are meant for the
 * palette, and must not act on the page.
 */
export function useKeyBuffer(onEscape: () => void): KeyBuffer {
  const keys = useMemo(() => new KeyBuffer(onEscape), [onEscape]);
  useEffect(() => () => keys.stop(), [keys]);
  return keys;
}

export class KeyBuffer {
  readonly #onEscape: () => void;
  #typed = NOTHING;

  constructor(onEscape: () => void) {
    this.#onEscape = onEscape;
  }

  start(): void {
    this.#typed = NOTHING;
    window.addEventListener("keydown", this.#onKeyDown, true);
  }

  stop(): void {
    this.#typed = NOTHING;
    window.removeEventListener("keydown", this.#onKeyDown, true);
  }

  /** Returns the keys pressed so far; from now on keys go to the focused element. */
  readonly take = (): BufferedKeys => {
    const typed = this.#typed;
    this.stop();
    return typed;
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const hasCtrl = event.ctrlKey || event.metaKey;
    // Keys with Ctrl are the browser's or the page's; only the Enter that opens a new tab is meant for the palette.
    if (event.altKey || (hasCtrl && event.key !== "Enter")) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") {
      this.stop();
      this.#onEscape();
    } else if (this.#typed.chosen === undefined) {
      this.#typed = withKey(this.#typed, event.key, hasCtrl);
    }
  };
}

function withKey(typed: BufferedKeys, key: string, hasCtrl: boolean): BufferedKeys {
  const { text, moved } = typed;
  if (key === "Enter") return { ...typed, chosen: hasCtrl ? "new-tab" : "here" };
  if (key === "ArrowDown" || key === "ArrowUp")
    return { ...typed, moved: moved + (key === "ArrowDown" ? 1 : -1) };
  if (key === "Backspace") return { ...NOTHING, text: text.slice(0, -1) };
  return key.length === 1 ? { ...NOTHING, text: text + key } : typed;
}
