import { Button, type ButtonProps } from "@mantine/core";
import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PageLink } from "./page-link.tsx";

interface LinkButtonProps extends Pick<ButtonProps, "variant" | "color"> {
  /** A path of ours with its query. */
  readonly to: string;
  readonly icon?: TablerIcon;
  readonly children: ReactNode;
}

/** A real link that looks like a button: the way on from an empty state, a notice or a form. */
export function LinkButton({ to, icon: Icon, children, ...look }: LinkButtonProps) {
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
