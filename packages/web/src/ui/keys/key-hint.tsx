import { KeyCap } from "./key-cap.tsx";
import classes from "./key-hint.module.css";

/**
 * The keys of a button, shown inside it. They are hidden from screen readers, which get them from the button itself.
 */
export function KeyHint({ keys }: { readonly keys: string }) {
  return <KeyCap keys={keys} className={classes.kbd} aria-hidden />;
}
