import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button, type ButtonLook } from "../button/button.tsx";
import { useMayOpen } from "./page-access.ts";
import { PageLink } from "./page-link.tsx";

interface LinkButtonProps extends Pick<ButtonLook, "variant" | "color"> {
  /** A path of the product with its query. */
  readonly to: string;
  readonly icon?: TablerIcon;
  readonly children: ReactNode;
}

/**
 * A real link that looks like a button: the next step from an empty state, a notice or a form. Renders nothing where it
 * would lead to a page that the person's role may not open.
 */
export function LinkButton({ to, icon: Icon, children, ...look }: LinkButtonProps) {
  const mayOpen = useMayOpen();
  if (!mayOpen(to)) return null;
  return (
    <Button
      component={PageLink}
      to={to}
      leftSection={Icon && <Icon size={16} stroke={1.65} aria-hidden />}
      {...look}
    >
      {children}
    </Button>
  );
}
