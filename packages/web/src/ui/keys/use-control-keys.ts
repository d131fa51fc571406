import { type KeyboardEvent, useCallback, useEffect } from "react";
import type { ControlKey } from "./control-key.ts";
import { keyTable } from "./key-table.ts";
import { controlStrokeOf } from "./match-stroke.ts";

/** Handles a key; true when the key was used. */
export type HandleKey<Actions> = (event: KeyboardEvent, actions: Actions) => boolean;

/**
 * The keys of a control, for its onKeyDown. The list of keys shows them for as long as they are handled. `keys` must be
 * the same array in every render; `isOn` is false while the control does not have them.
 */
export function useControlKeys<Actions>(
  keys: readonly ControlKey<Actions>[],
  isOn = true,
): HandleKey<Actions> {
  useEffect(() => (isOn ? keyTable.listControlKeys(keys) : undefined), [keys, isOn]);
  return useCallback(
    (event, actions) => {
      if (!isOn || event.defaultPrevented) return false;
      const stroke = controlStrokeOf(event);
      const key = stroke === undefined ? undefined : keys.find(({ strokes }) => strokes.includes(stroke));
      if (stroke === undefined || key === undefined) return false;
      if (key.run(actions, { stroke, target: event.target }) === false) return false;
      event.preventDefault();
      return true;
    },
    [keys, isOn],
  );
}
