import { useSyncExternalStore } from "react";
import { keyCaps } from "../../ui/keys/key-binding.ts";
import { KeyCaps } from "../../ui/keys/key-caps.tsx";
import { keyTable } from "../../ui/keys/key-table.ts";
import classes from "./key-prefix-hint.module.css";

/** After 'g': which keys lead where, while the second one is awaited. */
export function KeyPrefixHint() {
  const next = useSyncExternalStore(keyTable.subscribe, keyTable.next);
  return (
    <output className={classes.place}>
      {next.length > 0 && (
        <span className={classes.hint}>
          <KeyCaps caps={keyCaps({ keys: next[0]?.keys.split(" ")[0] ?? "" })} />
          {next.map((binding) => (
            <span key={binding.keys} className={classes.choice}>
              <KeyCaps caps={keyCaps(binding).slice(1)} />
              {binding.label}
            </span>
          ))}
        </span>
      )}
    </output>
  );
}
