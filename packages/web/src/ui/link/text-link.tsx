import type { ComponentPropsWithRef } from "react";
import { PageLink } from "./page-link.tsx";

interface TextLinkProps extends ComponentPropsWithRef<typeof PageLink> {
  /** True within a sentence, where its colour alone does not tell it from the text. */
  readonly isUnderlined?: boolean;
}

/** A link to a page of the product, in words. */
export function TextLink({ isUnderlined = false, className = "", ...rest }: TextLinkProps) {
  return (
    <PageLink {...rest} className={`hb-link ${className}`} data-underlined={isUnderlined || undefined} />
  );
}

/** A button that looks like a link: it shows something on the same page. */
export function TextButton({ className = "", ...rest }: ComponentPropsWithRef<"button">) {
  return <button type="button" {...rest} className={`hb-link ${className}`} />;
}
