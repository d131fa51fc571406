import type { ComponentPropsWithRef } from "react";
import classes from "./plain-button.module.css";

type Variant = "default" | "filled" | "subtle";

interface PlainButtonProps extends ComponentPropsWithRef<"button"> {
  readonly variant?: Variant;
}

/** What makes a link look like a button. */
export function buttonLook(variant: Variant, className = "") {
  return { className: `${classes.button} ${className}`, "data-variant": variant };
}

/**
 * A button for what is shown before sign-in, or when nothing else can be shown: there Mantine, which would be a sixth
 * of the scripts, is not loaded.
 */
export function PlainButton({ variant = "default", className, ...rest }: PlainButtonProps) {
  return <button type="button" {...rest} {...buttonLook(variant, className)} />;
}
