import { createElement, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { usePath } from "../navigation/use-address.ts";
import { OnDemand, useNotFetched, useOnDemand } from "../ui/loading/on-demand.tsx";
import { dialogIsOpen } from "../ui/page-frame/dialog-is-open.ts";
import { useLatest } from "../ui/use-latest.ts";
import { useKeyBuffer } from "./keys/use-key-buffer.ts";
import type { MenuFlags } from "./menu/menu-items.ts";
import { paletteCode } from "./palette/palette-code.ts";

const palette = new OnDemand(paletteCode);
const keyList = new OnDemand(async () => (await import("./keys/key-list.tsx")).KeyList);

/** What is open over the page. Both are fetched when the page is rendered, or when they are opened before. */
export function useFloatingHelp() {
  const [open, setOpen] = useState<"palette" | "keys">();
  const opener = useRef<Element>(null);
  const returning = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback((isLeaving = false) => {
    setOpen(undefined);
    const before = opener.current;
    // After the dialog has released the focus, it returns to where it was: in the field or on the button.
    if (isLeaving || !(before instanceof HTMLElement)) return;
    returning.current = setTimeout(() => {
      returning.current = undefined;
      // On a busy machine the next dialog may already be open, and has the focus.
      if (before.isConnected && !dialogIsOpen()) before.focus();
    });
  }, []);
  const typedAhead = useKeyBuffer(close);
  useCloseWhenLeft(() => {
    typedAhead.stop();
    close(true);
  });
  function show(what: "palette" | "keys") {
    // One may be opened from the other, or again before the focus has returned.
    if (returning.current === undefined && !dialogIsOpen()) opener.current = document.activeElement;
    clearTimeout(returning.current);
    returning.current = undefined;
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

/** Whoever goes elsewhere meanwhile, as by Back, sees the page there. A page may write its own query. */
function useCloseWhenLeft(onLeave: () => void): void {
  const latest = useLatest(onLeave);
  const path = usePath();
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current !== path) latest.current();
    shownPath.current = path;
  }, [path, latest]);
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener("popstate", leave);
    return () => window.removeEventListener("popstate", leave);
  }, [latest]);
}

interface FloatingHelpProps {
  readonly help: ReturnType<typeof useFloatingHelp>;
  readonly flags: MenuFlags;
}

/** The palette and the list of keys. */
export function FloatingHelp({ help, flags }: FloatingHelpProps): ReactNode {
  const { open, close: onClose, openKeyList: onKeyList, typedAhead } = help;
  const notFetched = useNotFetched();
  const onFailure = () => {
    typedAhead.stop();
    onClose();
    notFetched();
  };
  const paletteView = useOnDemand(palette, open === "palette", onFailure);
  const keyListView = useOnDemand(keyList, open === "keys", onFailure);
  if (open === "palette" && paletteView !== undefined) {
    return createElement(paletteView, { flags, takeTyped: typedAhead.take, onClose, onKeyList });
  }
  if (open === "keys" && keyListView !== undefined) return createElement(keyListView, { onClose });
  return null;
}
