import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";

export interface ButtonLook {
  /** How much the button asks for: the one act of a page is filled, what is done rarely has no frame. */
  readonly variant?: "default" | "filled" | "light" | "subtle" | "transparent" | undefined;
  readonly color?: "gray" | "red" | undefined;
  /** A compact one is part of a line of text or a list. */
  readonly size?: "compact-sm" | undefined;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
}

export type ButtonProps<Part extends ElementType = "button"> = ButtonLook & {
  /** What it is in HTML: a link that looks like a button is a link. */
  readonly component?: Part;
} & Omit<ComponentPropsWithRef<Part>, keyof ButtonLook | "component">;

/**
 * A button of the product. It is ours and not Mantine's, which would bring a tenth of all scripts with the first page;
 * `app/controls.css` says how it looks.
 */
export function Button<Part extends ElementType = "button">({
  component,
  variant = "default",
  color,
  size,
  leftSection,
  rightSection,
  className = "",
  children,
  ...rest
}: ButtonProps<Part>) {
  const Root: ElementType = component ?? "button";
  return (
    <Root
      {...(Root === "button" ? { type: "button" } : {})}
      {...rest}
      className={`hb-button ${className}`}
      data-variant={variant}
      data-color={color}
      data-size={size}
      data-left={hasContent(leftSection)}
      data-right={hasContent(rightSection)}
    >
      <span className="hb-button-inner">
        {hasContent(leftSection) && <span className="hb-button-left">{leftSection}</span>}
        <span className="hb-button-label">{children}</span>
        {hasContent(rightSection) && <span className="hb-button-right">{rightSection}</span>}
      </span>
    </Root>
  );
}

/** True, or undefined, so that the attribute is left out. */
function hasContent(section: ReactNode): true | undefined {
  return section === undefined || section === null || section === false ? undefined : true;
}
