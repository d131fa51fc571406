import type { ControlKey } from "../keys/control-key.ts";
import type { KeyBinding } from "../keys/key-binding.ts";

/** What can be done with how a file is shown. */
export type ViewAct = "zoom-out" | "zoom-in" | "no-zoom" | "turn-left" | "turn-right";

/** Marks the button of each. */
export const VIEW_ACT = "data-view-act";

interface ViewKey {
  readonly act: ViewAct;
  /** A single key, and with Alt where the focus is in a field of the form. */
  readonly key: string;
  /** What it does, as the list of keys shows it. */
  readonly label: string;
}

const KEYS: readonly ViewKey[] = [
  { act: "zoom-in", key: "+", label: "Zooma in underlaget" },
  { act: "zoom-out", key: "-", label: "Zooma ut underlaget" },
  { act: "no-zoom", key: "0", label: "Återställ underlagets zoom" },
  { act: "turn-right", key: "v", label: "Vrid underlaget åt höger" },
];

/** The key of an act, as it is shown beside the name of its button. */
export function viewKey(act: ViewAct): string | undefined {
  return KEYS.find((row) => row.act === act)?.key.toUpperCase();
}

/** The keys of the page while a file is shown. */
export const VIEW_KEYS: readonly KeyBinding[] = KEYS.map(({ act, key, label }) => ({
  keys: key,
  label,
  group: "På den här sidan",
  run: () => void press(act),
}));

/** The same in the fields of a form, where the keys alone belong to what is typed. */
export const VIEW_KEYS_IN_FORM: readonly ControlKey<undefined>[] = KEYS.map(({ act, key, label }) => ({
  strokes: [`Alt+${key}`],
  label,
  group: "I formuläret",
  run: () => press(act),
}));

/** Presses the button of the file that is shown; false when none is. */
function press(act: ViewAct): boolean {
  const button = document.querySelector<HTMLElement>(`[${VIEW_ACT}="${act}"]`);
  button?.click();
  return button !== null;
}
