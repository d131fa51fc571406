import { type Icon, IconHelp } from "@tabler/icons-react";
import { useEffect } from "react";
import { useLatest } from "../use-latest.ts";
import type { ToolbarAction } from "./toolbar-button.tsx";

/** Something that can be done on the page that is shown, as the palette offers it. */
export interface PageAction {
  readonly label: string;
  readonly icon?: Icon | undefined;
  /** Where it leads, for links; otherwise what it does. */
  readonly to?: string | undefined;
  readonly run?: (() => void) | undefined;
}

const sources = new Set<() => readonly PageAction[]>();

/** Lists the actions of the toolbar and the help, for as long as the page is shown. */
export function usePageActions(toolbar: readonly ToolbarAction[], onHelp: (() => void) | undefined): void {
  const latest = useLatest<readonly PageAction[]>([
    ...toolbar
      .filter(({ disabled }) => disabled !== true)
      .map(({ label, icon, to, onClick }) => ({ label, icon, to, run: onClick })),
    ...(onHelp === undefined ? [] : [{ label: "Hjälp", icon: IconHelp, run: onHelp }]),
  ]);
  useEffect(() => {
    const source = () => latest.current;
    sources.add(source);
    return () => {
      sources.delete(source);
    };
  }, [latest]);
}

/** What can be done on the page now. */
export function shownPageActions(): readonly PageAction[] {
  return [...sources].flatMap((source) => source());
}
