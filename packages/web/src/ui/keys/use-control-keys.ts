import { type KeyboardEvent, useCallback, useEffect } from "react";
import type { ControlKey } from "./control-key.ts";
import { keyTable } from "./key-table.ts";
import { controlStrokeOf } from "./match-stroke.ts";

/** Acts on a key; true when it was used up. */
export type Hear<Actions> = (event: KeyboardEvent, actions: Actions) => boolean;

/**
 * The keys of a control, for its onKeyDown. They stand in the list of keys for as long as they are heard. `keys` must be
 * the same array from one drawing to the next; `isOn` is false where the control does not have them just now.
 */
export function useControlKeys<Actions>(keys: readonly ControlKey<Actions>[], isOn = true): Hear<Actions> {
  useEffect(() => (isOn ? keyTable.tell(keys) : undefined), [keys, isOn]);
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
