import type { ComponentPropsWithRef, ElementType } from "react";

export type IconButtonProps<Part extends ElementType = "button"> = {
  readonly component?: Part;
  /** One with a frame stands beside buttons with text. */
  readonly variant?: "default" | "subtle";
} & Omit<ComponentPropsWithRef<Part>, "component" | "variant">;

/** A button that is an icon; its name is its `aria-label`. `app/controls.css` says how it looks. */
export function IconButton<Part extends ElementType = "button">({
  component,
  variant = "subtle",
  className = "",
  children,
  ...rest
}: IconButtonProps<Part>) {
  const Root: ElementType = component ?? "button";
  return (
    <Root
      {...(Root === "button" ? { type: "button" } : {})}
      {...rest}
      className={`hb-icon-button ${className}`}
      data-variant={variant}
    >
      <span className="hb-icon-button-icon">{children}</span>
    </Root>
  );
}
