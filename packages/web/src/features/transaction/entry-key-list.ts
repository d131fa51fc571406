import type { TransactionEditMode } from "@huvudbok/core/transaction";
import type { KeyBinding } from "../../ui/keys/key-binding.ts";

const GROUP = { group: "I formuläret" } as const;

/** What the fields of the form hear by themselves, for the list of keys. */
const EVERYWHERE: readonly KeyBinding[] = [
  { ...GROUP, keys: "Enter", label: "Nästa fält, och till sist Registrera" },
  { ...GROUP, keys: "Shift+Enter", label: "Förra fältet" },
  { ...GROUP, keys: "ArrowUp ArrowDown", label: "En dag framåt eller bakåt i datumet" },
  { ...GROUP, keys: "PageUp PageDown", label: "En månad framåt eller bakåt i datumet" },
  { ...GROUP, keys: "Alt+r", label: "Hämta raderna från förra gången med samma text" },
  { ...GROUP, keys: "Alt+a", label: "Skriv en anteckning" },
  { ...GROUP, keys: "Control+z", label: "Ångra i formuläret" },
  { ...GROUP, keys: "Escape", label: "Avbryt" },
];
const ROWS: readonly KeyBinding[] = [
  { ...GROUP, keys: "=", label: "Sätt in beloppet som fattas" },
  { ...GROUP, keys: "Control+m", label: "Dela raden i netto och moms" },
  { ...GROUP, keys: "Alt+t", label: "Skriv en text på raden" },
  { ...GROUP, keys: "Control+d", label: "Kopiera raden ovanför" },
  { ...GROUP, keys: "Control+Delete", label: "Ta bort raden" },
];

export function entryKeyList(mode: TransactionEditMode): readonly KeyBinding[] {
  return mode === "advanced" ? [...EVERYWHERE, ...ROWS] : EVERYWHERE;
}
