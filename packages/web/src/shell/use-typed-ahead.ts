import { useEffect, useMemo } from "react";

/** What has been pressed for the palette before it was there. */
export interface TypedAhead {
  readonly text: string;
  /** How far the arrows have moved the mark since the text was typed. */
  readonly moved: number;
  /** What was asked for with Enter: nothing typed after it counts. */
  readonly chosen: "here" | "new-tab" | undefined;
}

const NOTHING: TypedAhead = { text: "", moved: 0, chosen: undefined };

/**
 * Keeps the keys between Ctrl+K and the palette having the focus, which takes a moment: they are meant for the palette,
 * and no key of the page's may act on them.
 */
export function useTypedAhead(onEscape: () => void): AheadKeys {
  const keys = useMemo(() => new AheadKeys(onEscape), [onEscape]);
  useEffect(() => () => keys.stop(), [keys]);
  return keys;
}

export class AheadKeys {
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

  /** What has been pressed; from here on keys go where the focus is. */
  readonly take = (): TypedAhead => {
    const typed = this.#typed;
    this.stop();
    return typed;
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const hasCtrl = event.ctrlKey || event.metaKey;
    // Keys with Ctrl are the browser's or the page's; only the Enter of a new tab is meant for the palette.
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

function withKey(typed: TypedAhead, key: string, hasCtrl: boolean): TypedAhead {
  const { text, moved } = typed;
  if (key === "Enter") return { ...typed, chosen: hasCtrl ? "new-tab" : "here" };
  if (key === "ArrowDown" || key === "ArrowUp")
    return { ...typed, moved: moved + (key === "ArrowDown" ? 1 : -1) };
  if (key === "Backspace") return { ...NOTHING, text: text.slice(0, -1) };
  return key.length === 1 ? { ...NOTHING, text: text + key } : typed;
}
