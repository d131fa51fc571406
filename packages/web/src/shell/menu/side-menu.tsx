import type { ReactNode } from "react";
import { usePath } from "../../navigation/use-address.ts";
import { HoverLabel } from "../../ui/label/hover-label.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import { useEscape } from "../use-escape.ts";
import { activeMenuPath, type MenuFlags, visibleMenu } from "./menu-items.ts";
import classes from "./side-menu.module.css";

/** A menu narrower than this shows icons only (PG20). */
const ICONS_BELOW_PX = 90;

interface SideMenuProps {
  readonly flags: MenuFlags;
  /** Undefined for the overlay of a narrow window, which is as wide as its labels. */
  readonly width?: number;
  readonly onChoose?: () => void;
  /** The edge that its width is dragged by. */
  readonly edge?: ReactNode;
}

/** The menu on the left: groups of links, with the current page marked. */
export function SideMenu({ flags, width, onChoose, edge }: SideMenuProps) {
  const narrow = width !== undefined && width < ICONS_BELOW_PX;
  useEscape(onChoose);
  const active = activeMenuPath(usePath());
  return (
    <nav className={classes.menu} aria-label="Meny" data-narrow={narrow || undefined}>
      {visibleMenu(flags).map((group) => (
        <section key={group.label} className={classes.group}>
          <h2 className={classes.heading}>{group.label}</h2>
          <ul className={classes.items}>
            {group.items.map((item) => (
              <li key={item.path}>
                <HoverLabel label={item.label} position="right" disabled={!narrow}>
                  <PageLink
                    to={item.path}
                    className={classes.item}
                    aria-current={item.path === active ? "page" : undefined}
                    onClick={onChoose}
                  >
                    <item.icon size={16} stroke={1.65} aria-hidden className={classes.icon} />
                    <span className={narrow ? "visually-hidden" : classes.label}>{item.label}</span>
                  </PageLink>
                </HoverLabel>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {edge}
    </nav>
  );
}
