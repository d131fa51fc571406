import { useEffect } from "react";
import { useUndo } from "../../data/undo.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { pushAddress } from "../../navigation/address.ts";
import { useUndoAction } from "../../ui/form/use-undo-action.ts";
import type { KeyBinding } from "../../ui/keys/key-binding.ts";
import { keyTable } from "../../ui/keys/key-table.ts";
import { useKeys } from "../../ui/keys/use-keys.ts";
import { type MenuFlags, visibleMenu } from "../menu/menu-items.ts";

interface FrameKeys {
  readonly flags: MenuFlags;
  readonly onPalette: () => void;
  readonly onKeyList: () => void;
}

/** The keys of every page: g and a letter, Ctrl+K, '?', and Ctrl+Z outside fields. */
export function useFrameKeys({ flags, onPalette, onKeyList }: FrameKeys): void {
  const takeBack = useUndoAction();
  const { canUndo, label } = useUndo();
  const { state, settings } = useUserSettings();
  // Until the settings are loaded, single keys are not known to be allowed.
  const hasSingleKeys = state !== "Initializing" && settings.singleKeyShortcuts;
  useEffect(() => keyTable.setSingleKeys(hasSingleKeys), [hasSingleKeys]);
  const places = visibleMenu(flags)
    .flatMap((group) => group.items)
    .flatMap(({ goKey, label: place, path }): KeyBinding[] =>
      goKey === undefined
        ? []
        : [{ keys: `g ${goKey}`, label: place, group: "Gå till", run: () => pushAddress(path) }],
    );
  const undo: KeyBinding = {
    keys: "Control+z",
    label: label === undefined ? "Ångra det som sparades senast" : `Ångra: ${label}`,
    group: "Överallt",
    isForFieldsFirst: true,
    run: () => void takeBack(),
  };
  useKeys(
    [
      ...places,
      { keys: "Control+k", label: "Sök eller gå till", group: "Överallt", run: onPalette },
      // A page with a search of its own handles the key.
      { keys: "/", label: "Sök, där sidan inte har en egen sökruta", group: "Överallt", run: onPalette },
      ...(canUndo ? [undo] : []),
      { keys: "?", label: "Visa kortkommandon", group: "Överallt", run: onKeyList },
    ],
    "frame",
  );
}
