import { useEffect, useMemo } from "react";

/**
 * Keeps what is typed between Ctrl+K and the palette being there, which takes a moment the first time: it is meant for
 * the palette, and no key of the page's may act on it.
 */
export function useTypedAhead(onEscape: () => void): TypedAhead {
  const typedAhead = useMemo(() => new TypedAhead(onEscape), [onEscape]);
  useEffect(() => () => typedAhead.stop(), [typedAhead]);
  return typedAhead;
}

export class TypedAhead {
  readonly #onEscape: () => void;
  #text = "";

  constructor(onEscape: () => void) {
    this.#onEscape = onEscape;
  }

  start(): void {
    this.#text = "";
    window.addEventListener("keydown", this.#onKeyDown, true);
  }

  stop(): void {
    window.removeEventListener("keydown", this.#onKeyDown, true);
  }

  /** What has been typed; from here on keys go where the focus is. */
  readonly take = (): string => {
    this.stop();
    const typed = this.#text;
    this.#text = "";
    return typed;
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") {
      this.stop();
      this.#onEscape();
    } else if (event.key === "Backspace") {
      this.#text = this.#text.slice(0, -1);
    } else if (event.key.length === 1) {
      this.#text += event.key;
    }
  };
}
