import { useDocumentTitle } from "@mantine/hooks";
import { IconHelp } from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, useContext, useState } from "react";
import { useRights } from "../../data/rights.ts";
import { pushAddress } from "../../navigation/address.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { WholeNumbers } from "../form/whole-numbers.tsx";
import { HoverLabel } from "../label/hover-label.tsx";
import { useMayOpen } from "../link/page-access.ts";
import { onDemand } from "../loading/on-demand.tsx";
import { ErrorBox } from "./error-box.tsx";
import type { PageError } from "./error-level.ts";
import { usePageActions } from "./page-actions.ts";
import classes from "./page-frame.module.css";
import { PageNotices } from "./page-notices.ts";
import { PageTitles } from "./page-titles.ts";
import { Toolbar } from "./toolbar.tsx";
import type { ToolbarAction } from "./toolbar-button.tsx";
import { useFocusOnPage } from "./use-focus-on-page.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const HelpDialog = onDemand(
  async () => (await import("./help-dialog.tsx")).HelpDialog,
  ({ onClose }) => onClose(),
);

/** Content is hidden while Initializing; controls are disabled while Loading (PG3). */
export type PageState = "Initializing" | "Loading" | "Default";

export interface PageProgress {
  readonly text: string;
  readonly share?: number;
  /** Stops the work, where it can be stopped. */
  readonly onStop?: () => void;
}

/** How wide the panel beside the sheet is. */
export interface AsideSize {
  /** In percent of the page. */
  readonly share: number;
  /** True when the person has chosen it: the sheet may then become narrower than it would by itself. */
  readonly isChosen: boolean;
  /** What moves the edge between sheet and panel. */
  readonly edge: ReactNode;
}

interface PageFrameProps {
  /** The heading and the text of the browser's tab, where they differ from the title in the table of pages. */
  readonly title?: string;
  /** Shown above the heading: the progress of a longer task. */
  readonly above?: ReactNode;
  /** Facts about what is shown: count, company, period. */
  readonly facts?: ReactNode;
  readonly state?: PageState;
  readonly error?: PageError | undefined;
  readonly toolbar?: readonly ToolbarAction[];
  /** Further controls in the toolbar's line, left of the buttons. */
  readonly controls?: ReactNode;
  /** Controls that a phone has among its tools, and a wide window elsewhere. */
  readonly phoneControls?: ReactNode;
  /** Text with numbers for long work: "Registrerar 12 av 40". A share from 0 to 1 sets the length of the line. */
  readonly progress?: PageProgress | undefined;
  /** Markdown for the help dialog. */
  readonly help?: string;
  /** A panel to the right of the sheet from 1100 px, below it otherwise. */
  readonly aside?: ReactNode;
  /** The name of the panel, where it has no heading of its own. */
  readonly asideTitle?: string;
  /** A panel that is as wide as the person likes; a narrow one without it. */
  readonly asideSize?: AsideSize;
  /** True where the panel is printed too, below the sheet. */
  readonly printsAside?: boolean;
  /** True for a page that is one list with columns for a wide window: it takes more room than other pages. */
  readonly isList?: boolean;
  readonly children?: ReactNode;
}

/**
 * The frame of every page: heading, toolbar with shortcuts, progress, errors, help. The fieldset disables the controls of
 * the page and is no group of them.
 */
export function PageFrame(props: PageFrameProps) {
  const { above, facts, state = "Default", error, controls, progress, help, aside, children } = props;
  const toolbar = useAllowedActions(props.toolbar ?? []);
  const [helpIsOpen, setHelpIsOpen] = useState(false);
  const titles = useContext(PageTitles);
  const title = props.title ?? titles.title;
  const tabTitle = props.title ?? titles.tabTitle ?? title;
  const notices = useContext(PageNotices);
  const heading = useFocusOnPage();
  const isReady = state === "Default";
  useRestoredFocus(isReady);
  useDocumentTitle(`${tabTitle} – Huvudbok`);
  useShortcuts(toolbar, isReady, pushAddress);
  usePageActions(isReady ? toolbar : [], help === undefined ? undefined : () => setHelpIsOpen(true));
  return (
    <div
      className={classes.page}
      data-aside={aside !== undefined || undefined}
      data-list={props.isList === true || undefined}
    >
      <main className={classes.main} id="page" aria-busy={!isReady}>
        {(state === "Loading" || progress !== undefined) && <ProgressLine share={progress?.share} />}
        {above}
        <header className={classes.head}>
          <div className={classes.titles}>
            <h1 ref={heading} tabIndex={-1}>
              <WholeNumbers text={title} />
            </h1>
            {facts !== undefined && <output className={classes.facts}>{facts}</output>}
            {help !== undefined && (
              <HoverLabel label="Hjälp">
                <IconButton aria-label="Hjälp" onClick={() => setHelpIsOpen(true)}>
                  <IconHelp size={18} stroke={1.5} />
                </IconButton>
              </HoverLabel>
            )}
          </div>
          <Toolbar
            actions={toolbar}
            controls={controls}
            phoneControls={props.phoneControls}
            disabled={!isReady}
          />
        </header>
        <ProgressText progress={progress} />
        {notices}
        {error !== undefined && <ErrorBox error={error} />}
        {state === "Initializing" ? (
          <SkeletonLines />
        ) : (
          <fieldset role="presentation" className={classes.content} disabled={!isReady}>
            {children}
          </fieldset>
        )}
      </main>
      {aside !== undefined && (
        <Aside title={props.asideTitle} size={props.asideSize} isPrinted={props.printsAside === true}>
          {aside}
        </Aside>
      )}
      {help !== undefined && (
        <HelpDialog title={title} markdown={help} opened={helpIsOpen} onClose={() => setHelpIsOpen(false)} />
      )}
    </div>
  );
}

interface AsideProps {
  readonly title: string | undefined;
  readonly size: AsideSize | undefined;
  readonly isPrinted: boolean;
  readonly children: ReactNode;
}

function Aside({ title, size, isPrinted, children }: AsideProps) {
  const style: CSSProperties & { "--share"?: number } = size === undefined ? {} : { "--share": size.share };
  return (
    <aside
      className={classes.aside}
      aria-label={title}
      style={style}
      data-sized={size === undefined ? undefined : size.isChosen ? "chosen" : "usual"}
      data-printed={isPrinted || undefined}
    >
      {size?.edge}
      {children}
    </aside>
  );
}

/** What the person's role does not allow is not offered, and its key does nothing (PG6). */
function useAllowedActions(toolbar: readonly ToolbarAction[]): readonly ToolbarAction[] {
  const { may } = useRights();
  const mayOpen = useMayOpen();
  return toolbar.filter(
    ({ access = "read", to }) => (access === "read" || may(access)) && (to === undefined || mayOpen(to)),
  );
}

/** Always in the page, so that screen readers are told when there is something to tell. */
function ProgressText({ progress }: { readonly progress: PageProgress | undefined }) {
  return (
    <div className={progress === undefined ? "visually-hidden" : classes.progress}>
      <output>{progress?.text}</output>
      {progress?.onStop !== undefined && (
        <Button variant="subtle" color="gray" onClick={progress.onStop}>
          Avbryt
        </Button>
      )}
    </div>
  );
}

/** A thin line under the top bar: as long as the share that is done, or moving while that is unknown. */
function ProgressLine({ share }: { readonly share: number | undefined }) {
  const style: CSSProperties & { "--share": number } = { "--share": share ?? 0.3 };
  return <div className={classes.line} style={style} data-steady={share !== undefined} />;
}

/** Three placeholder lines that appear after 200 ms where rows will be. */
function SkeletonLines() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <div />
      <div />
      <div />
    </div>
  );
}
