import { isFinishedText, type KnownText } from "@huvudbok/core/suggestion";
import { type KeyboardEvent, useState } from "react";
import { isPlainEnter } from "../../../ui/account/use-suggestions.ts";

interface TextListOptions {
  readonly text: string;
  /** The texts used before that match. */
  readonly suggest: (typed: string) => readonly KnownText[];
  readonly onTake: (known: KnownText) => void;
}

/** No text is highlighted: Enter goes on with what is typed. */
const NONE = -1;

interface Highlighted {
  readonly index: number;
  /** What the arrows have chosen is taken by Tab, too. */
  readonly isByArrow: boolean;
}

/** The list under the text field: what is in it, what is highlighted, and what the keys do with it. */
export function useTextList({ text, suggest, onTake }: TextListOptions) {
  const [isTyping, setIsTyping] = useState(false);
  const [highlighted, setHighlighted] = useState<Highlighted>();
  const texts = isTyping ? suggest(text) : [];
  const isOpen = texts.length > 0;
  // Enter completes half a word, and keeps whole ones: they may be a new text that begins as a known one.
  const first = isFinishedText(text, texts) ? NONE : 0;
  const index = Math.min(highlighted?.index ?? first, texts.length - 1);

  function close() {
    setIsTyping(false);
    setHighlighted(undefined);
  }
  function take(place: number) {
    const known = texts[place];
    close();
    if (known !== undefined) onTake(known);
  }
  /** True when the key was one of the list's own. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen) return false;
    // Tab goes on with what is typed, unless a text was chosen with the arrows.
    const isByArrow = highlighted?.isByArrow === true;
    const isEnter = isPlainEnter(event);
    const isTaken = isEnter ? index !== NONE : event.key === "Tab" && !event.shiftKey && isByArrow;
    const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (isEnter && !isTaken) close();
    if (!isTaken && !isArrow && event.key !== "Escape") return false;
    event.preventDefault();
    event.stopPropagation();
    if (isTaken) take(index);
    else if (isArrow) {
      setHighlighted({ index: arrowedTo(event.key, highlighted?.index, texts.length), isByArrow: true });
    } else close();
    return true;
  }
  return {
    texts,
    isOpen,
    index,
    open: () => {
      setIsTyping(true);
      setHighlighted(undefined);
    },
    close,
    /** By the mouse. */
    highlight: (place: number) => setHighlighted({ index: place, isByArrow: false }),
    take,
    onKeyDown,
  };
}

/** The first arrow down chooses what Enter would take; after that the arrows go around. */
function arrowedTo(key: string, moved: number | undefined, count: number): number {
  if (key === "ArrowUp") return ((moved ?? 0) - 1 + count) % count;
  return moved === undefined ? 0 : (moved + 1) % count;
}
