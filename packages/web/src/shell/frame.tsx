import { useMediaQuery } from "@mantine/hooks";
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { featuresOf } from "../data/company/company-features.ts";
import { useCompany } from "../data/company/selected-company.ts";
import { useFiscalYear } from "../data/fiscal-years.ts";
import { useRights } from "../data/rights.ts";
import { rememberPath } from "../data/session.ts";
import { useDocument } from "../data/use-document.ts";
import { useAddress, useIsComing } from "../navigation/use-address.ts";
import { ComingLine } from "../ui/loading/coming-line.tsx";
import { PageNotices } from "../ui/page-frame/page-notices.ts";
import { inRem } from "../ui/root-scale.ts";
import { FloatingHelp, useFloatingHelp } from "./floating-help.tsx";
import classes from "./frame.module.css";
import { KeyPrefixHint } from "./keys/key-prefix-hint.tsx";
import { useFrameKeys } from "./keys/use-frame-keys.ts";
import type { MenuFlags } from "./menu/menu-items.ts";
import { SideMenu } from "./menu/side-menu.tsx";
import { PrintedCompany } from "./printed-company.tsx";
import { ReaderLine } from "./reader-line.tsx";
import { FetchedSavingNotices } from "./saving/fetched-saving-notices.tsx";
import { UncertainNotice } from "./saving/uncertain-notice.tsx";
import { TopBar } from "./top-bar.tsx";
import { useAppearance } from "./use-appearance.ts";
import { useMenuWidth } from "./use-menu-width.ts";
import { useSignInNeeded } from "./use-sign-in-needed.ts";
import { YearsFailure } from "./years-failure.tsx";

const NOTICES = (
  <>
    <ReaderLine />
    <UncertainNotice />
    <FetchedSavingNotices />
    <YearsFailure />
  </>
);
/** Below this width of the window the menu is an overlay (PG20). */
const OVERLAY_BELOW = "(max-width: 63.9375em)";

function useMenuFlags(): MenuFlags {
  const company = useCompany();
  const fiscalYear = useFiscalYear();
  const plan = useDocument("accountPlan");
  const { may } = useRights();
  return {
    may,
    company: company !== undefined,
    fiscalYear: fiscalYear !== undefined,
    accountPlan: plan.items.size > 0,
    features: featuresOf(company),
  };
}

/** The heading takes the focus, and the address does not change: a part of a page has no address of its own. */
function skipToPage(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>("#page h1")?.focus();
}

/** Top bar, side menu and the sheet that contains the page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const isOverlay = useMediaQuery(OVERLAY_BELOW, false, { getInitialValueInEffect: false }) ?? false;
  const [menuIsOpen, setMenuIsOpen] = useState(false);
  const { width, edge } = useMenuWidth();
  const flags = useMenuFlags();
  const { href } = useAddress();
  const isComing = useIsComing();
  useAppearance();
  useSignInNeeded();
  const help = useFloatingHelp();
  useFrameKeys({ flags, onPalette: help.openPalette, onKeyList: help.openKeyList });
  useEffect(() => rememberPath(href), [href]);
  const style: CSSProperties & { "--side": string } = { "--side": inRem(width) };
  return (
    <div className={classes.frame} style={style}>
      <a href="#page" className={classes.skip} onClick={skipToPage}>
        Till innehållet
      </a>
      <TopBar
        onSearch={help.openPalette}
        onKeyList={help.openKeyList}
        sideWidth={isOverlay ? undefined : width}
        menu={isOverlay ? { isOpen: menuIsOpen, toggle: () => setMenuIsOpen(!menuIsOpen) } : undefined}
      />
      {!isOverlay && (
        <div className={classes.side}>
          <SideMenu flags={flags} width={width} edge={edge} />
        </div>
      )}
      {isOverlay && menuIsOpen && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape and the menu button close it too
        <div className={classes.overlay} onClick={() => setMenuIsOpen(false)}>
          <div>
            <SideMenu flags={flags} onChoose={() => setMenuIsOpen(false)} />
          </div>
        </div>
      )}
      <div className={classes.sheet} data-scroll-restoration-id="sheet" aria-busy={isComing || undefined}>
        <ComingLine />
        <PrintedCompany />
        <PageNotices value={NOTICES}>{children}</PageNotices>
      </div>
      <KeyPrefixHint />
      <FloatingHelp help={help} flags={flags} />
    </div>
  );
}
