import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { dialogIsOpen } from "../ui/page-frame/dialog-is-open.ts";
import type { MenuFlags } from "./menu-items.ts";
import { useTypedAhead } from "./use-typed-ahead.ts";

const Palette = lazy(async () => ({ default: (await import("./palette/palette.tsx")).Palette }));
const KeyList = lazy(async () => ({ default: (await import("./key-list.tsx")).KeyList }));

/** What is open over the page. Both are loaded when they are first asked for. */
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
export function FloatingHelp({ help, flags }: FloatingHelpProps) {
  return (
    <Suspense>
      {help.open === "palette" && (
        <Palette
          flags={flags}
          takeTyped={help.typedAhead.take}
          onClose={help.close}
          onKeyList={help.openKeyList}
        />
      )}
      {help.open === "keys" && <KeyList onClose={help.close} />}
    </Suspense>
  );
}
