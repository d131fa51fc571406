import type { ComponentPropsWithRef, MouseEvent } from "react";
import { pushAddress } from "../../navigation/address.ts";

interface PageLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A path of the product with its query, such as /accounting/transaction/A/12. */
  readonly to: string;
}

/**
 * A real link to a page of the product: a click navigates in place, a middle or Ctrl click opens a tab as everywhere.
 */
export function PageLink({ to, onClick, target, children, ...rest }: PageLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || target === "_blank") return;
    event.preventDefault();
    pushAddress(to);
  }
  return (
    <a {...rest} href={to} target={target} onClick={follow}>
      {children}
    </a>
  );
}
