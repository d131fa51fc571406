import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./field-error.module.css";
import { WholeNumbers } from "./whole-numbers.tsx";

/** What is wrong with a field, under it: an icon and the text, never colour alone. */
export function FieldError({ text }: { readonly text: string }) {
  return (
    <span className={classes.error}>
      <IconAlertCircle size={15} stroke={1.65} aria-hidden />
      <WholeNumbers text={text} />
    </span>
  );
}

/** What a field gets as its error: a text gets its icon, anything else is left as it is. */
export function fieldError(error: ReactNode): ReactNode {
  return typeof error === "string" && error !== "" ? <FieldError text={error} /> : error;
}
