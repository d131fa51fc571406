import { lazy, Suspense, useCallback, useState } from "react";
import type { MenuFlags } from "./menu-items.ts";
import { useTypedAhead } from "./use-typed-ahead.ts";

const Palette = lazy(async () => ({ default: (await import("./palette/palette.tsx")).Palette }));
const KeyList = lazy(async () => ({ default: (await import("./key-list.tsx")).KeyList }));

/** What is open over the page. Both are loaded when they are first asked for. */
export function useFloatingHelp() {
  const [open, setOpen] = useState<"palette" | "keys">();
  const close = useCallback(() => setOpen(undefined), []);
  const typedAhead = useTypedAhead(close);
  return {
    open,
    close,
    typedAhead,
    openPalette: () => {
      typedAhead.start();
      setOpen("palette");
    },
    openKeyList: () => setOpen("keys"),
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
