import { useEffect } from "react";
import { useLatest } from "../use-latest.ts";
import type { KeyBinding } from "./key-binding.ts";
import { type KeyLevel, keyTable } from "./key-table.ts";

/** Adds rows to the table of keys for as long as the component is mounted. */
export function useKeys(bindings: readonly KeyBinding[], level: KeyLevel = "page"): void {
  const latest = useLatest(bindings);
  useEffect(() => keyTable.add(level, () => latest.current), [latest, level]);
}
