import { type ReactNode, useEffect, useRef } from "react";
import { replaceAddress } from "../../navigation/address.ts";
import { ROW_NAME } from "../../ui/data-table/list-place.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import { TextLink } from "../../ui/link/text-link.tsx";

interface LeadingLinkProps {
  /** Its name among the links of the explanation. */
  readonly row: string;
  /** Where it leads, from an address to return to. */
  readonly to: (returnUrl: string) => string;
  /** The address of this view with the focus on the link. */
  readonly here: string;
  readonly children: ReactNode;
}

/**
 * A link from the explanation of a box to what is behind it: 'Tillbaka' there and Back in the browser lead to the same
 * period, box and rows, and the focus is on the link.
 */
export function LeadingLink({ row, to, here, children }: LeadingLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [get] = useQueryState();
  const isLeft = useRef(get(ROW_NAME) === row);
  useEffect(() => {
    if (isLeft.current) link.current?.focus();
  }, []);
  return (
    <TextLink ref={link} to={to(here)} onClick={() => replaceAddress(here)}>
      {children}
    </TextLink>
  );
}
