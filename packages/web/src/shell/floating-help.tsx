import { createElement, type ReactNode, useCallback, useRef, useState } from "react";
import { OnDemand, useOnDemand } from "../ui/on-demand.tsx";
import { dialogIsOpen } from "../ui/page-frame/dialog-is-open.ts";
import type { MenuFlags } from "./menu-items.ts";
import { useTypedAhead } from "./use-typed-ahead.ts";

const palette = new OnDemand(async () => (await import("./palette/palette.tsx")).Palette);
const keyList = new OnDemand(async () => (await import("./key-list.tsx")).KeyList);

/** What is open over the page. Both are fetched when the page is drawn, or when they are asked for before. */
export function useFloatingHelp() {
  const [open, setOpen] = useState<"palette" | "keys">();
  const opener = useRef<Element>(null);
  const close = useCallback((isLeaving = false) => {
    setOpen(undefined);
    const before = opener.current;
    // When the dialog has let go of the focus, it is where it was: in the field or on the button.
    if (!isLeaving && before instanceof HTMLElement) setTimeout(() => before.isConnected && before.focus());
  }, []);
  const typedAhead = useTypedAhead(close);
  function show(what: "palette" | "keys") {
    // One may be opened from the other.
    if (!dialogIsOpen()) opener.current = document.activeElement;
    setOpen(what);
  }
  return {
    open,
    close,
    typedAhead,
    openPalette: () => {
      typedAhead.start();
      show("palette");
    },
    openKeyList: () => show("keys"),
  };
}

interface FloatingHelpProps {
  readonly help: ReturnType<typeof useFloatingHelp>;
  readonly flags: MenuFlags;
}

/** The palette and the list of keys. */
export function FloatingHelp({ help, flags }: FloatingHelpProps): ReactNode {
  const { open, close: onClose, openKeyList: onKeyList, typedAhead } = help;
  const paletteView = useOnDemand(palette, open === "palette");
  const keyListView = useOnDemand(keyList, open === "keys");
  if (open === "palette" && paletteView !== undefined) {
    return createElement(paletteView, { flags, takeTyped: typedAhead.take, onClose, onKeyList });
  }
  if (open === "keys" && keyListView !== undefined) return createElement(keyListView, { onClose });
  return null;
}
