import { KeyCap } from "./key-cap.tsx";
import classes from "./key-hint.module.css";

/** The keys that do what a button does, inside it. For the eye only: the button itself tells them to screen readers. */
export function KeyHint({ keys }: { readonly keys: string }) {
  return <KeyCap keys={keys} className={classes.kbd} aria-hidden />;
}
