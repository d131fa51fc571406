import { Kbd } from "@mantine/core";
import classes from "./key-hint.module.css";

/** The keys that do what a button does, inside it. For the eye only: the button itself tells them to screen readers. */
export function KeyHint({ keys }: { readonly keys: string }) {
  return (
    <Kbd className={classes.kbd} aria-hidden>
      {keys}
    </Kbd>
  );
}
