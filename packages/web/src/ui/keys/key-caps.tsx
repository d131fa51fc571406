import { KeyCap } from "./key-cap.tsx";
import classes from "./key-caps.module.css";

/** Keys as they look on the keyboard, a cap for each. */
export function KeyCaps({ caps }: { readonly caps: readonly string[] }) {
  return (
    <span className={classes.caps}>
      {caps.map((cap) => (
        <KeyCap key={cap} keys={cap} />
      ))}
    </span>
  );
}
