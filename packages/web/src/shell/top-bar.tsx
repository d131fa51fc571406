import { IconMenu2, IconSearch } from "@tabler/icons-react";
import { useSignIn } from "../data/sign-in/current-sign-in.ts";
import { IconButton } from "../ui/button/icon-button.tsx";
import { KeyHint } from "../ui/keys/key-hint.tsx";
import { Mark, Wordmark } from "../ui/label/mark.tsx";
import { PageLink } from "../ui/link/page-link.tsx";
import { inRem } from "../ui/root-scale.ts";
import { CompanySelector } from "./company-selector.tsx";
import { DemonstrationBadge } from "./demonstration-badge.tsx";
import { FiscalYearSelector } from "./fiscal-year-selector.tsx";
import { SaveIndicator } from "./save-indicator.tsx";
import classes from "./top-bar.module.css";
import { UserMenu } from "./user-menu.tsx";

interface TopBarProps {
  /** The width of the side menu, which the name is above; undefined when the menu is an overlay. */
  readonly sideWidth: number | undefined;
  readonly onSearch: () => void;
  readonly onKeyList: () => void;
  readonly menu: { readonly isOpen: boolean; readonly toggle: () => void } | undefined;
}

/** The bar at the top: the product, company and fiscal year on the left; saving and user on the right. */
export function TopBar({ sideWidth, menu, onSearch, onKeyList }: TopBarProps) {
  const signIn = useSignIn();
  return (
    <header className={classes.bar}>
      {menu !== undefined && (
        <IconButton
          aria-label={menu.isOpen ? "Stäng menyn" : "Öppna menyn"}
          aria-expanded={menu.isOpen}
          onClick={menu.toggle}
        >
          <IconMenu2 size={18} stroke={1.5} />
        </IconButton>
      )}
      <Brand sideWidth={sideWidth} />
      <nav className={classes.places} aria-label="Företag och år">
        {sideWidth !== undefined && (
          <PageLink to="/accounting" className={classes.home}>
            Bokföring
          </PageLink>
        )}
        <CompanySelector />
        <DemonstrationBadge />
        <FiscalYearSelector short={menu !== undefined} />
      </nav>
      <div className={classes.right}>
        <SaveIndicator userId={signIn?.userId} />
        <SearchButton onSearch={onSearch} />
        {signIn === undefined ? (
          <PageLink to="/login" className={classes.home}>
            Logga in
          </PageLink>
        ) : (
          <UserMenu signIn={signIn} onKeyList={onKeyList} />
        )}
      </div>
    </header>
  );
}

/**
 * The name of the product, above the side menu. Where the menu is an overlay there is space for one link: the mark and
 * "Bokföring" lead to the same page, and a phone shows the mark alone.
 */
function Brand({ sideWidth }: Pick<TopBarProps, "sideWidth">) {
  if (sideWidth === undefined) {
    return (
      <PageLink to="/accounting" className={classes.brand} title="Bokföring">
        <Mark />
        <span>Bokföring</span>
      </PageLink>
    );
  }
  return (
    <PageLink
      to="/accounting"
      className={classes.brand}
      aria-label="Huvudbok, till startsidan"
      style={{ width: inRem(Math.max(sideWidth - 12, 30)) }}
    >
      {sideWidth >= 150 ? <Wordmark /> : <Mark />}
    </PageLink>
  );
}

/** Opens the palette and shows its keys; an icon where there is no space for text. */
function SearchButton({ onSearch }: { readonly onSearch: () => void }) {
  return (
    <button
      type="button"
      className={classes.search}
      onClick={onSearch}
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
    >
      <IconSearch size={16} stroke={1.65} aria-hidden />
      <span>Sök eller gå till</span>
      <KeyHint keys="Ctrl K" />
    </button>
  );
}
