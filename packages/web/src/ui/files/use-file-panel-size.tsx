import type { AsideSize } from "../page-frame/page-frame.tsx";
import { useDraggedEdge } from "../page-frame/use-dragged-edge.tsx";

/** Large enough to read an A4 invoice beside the rows that are made of it. */
const USUAL_SHARE = 45;
const LEAST_SHARE = 20;
const MOST_SHARE = 70;
const STEP = 2;
/** In the browser's storage: the width belongs to the screen that it was chosen on. */
const STORED = "filePanelShare";

/** The size of the panel of files beside a page: the person's own once its edge has been moved (PG42). */
export function useFilePanelSize(): AsideSize {
  const chosen = storedShare();
  const { value, isMoved, edge } = useDraggedEdge({
    label: "Underlagets bredd",
    stored: chosen ?? USUAL_SHARE,
    least: LEAST_SHARE,
    most: MOST_SHARE,
    step: STEP,
    panel: "after",
    valueAt: ({ currentTarget, clientX }) => shareFrom(currentTarget, clientX) ?? USUAL_SHARE,
    shownValue: (edgeOf) =>
      shareFrom(edgeOf, edgeOf.parentElement?.getBoundingClientRect().left ?? 0) ?? chosen ?? USUAL_SHARE,
    save: (share) => {
      localStorage.setItem(STORED, String(share));
      return undefined;
    },
  });
  return { share: value, isChosen: isMoved || chosen !== undefined, edge };
}

/** What was chosen on this screen; undefined for nothing, and for what no edge can have been moved to. */
function storedShare(): number | undefined {
  const share = Number(localStorage.getItem(STORED) ?? Number.NaN);
  return share >= LEAST_SHARE && share <= MOST_SHARE ? share : undefined;
}

/** How much of the page is to the right of x, in percent; undefined before anything is laid out. */
function shareFrom(edge: HTMLElement, x: number): number | undefined {
  const page = edge.closest("[data-aside]")?.getBoundingClientRect();
  return page === undefined || page.width === 0 ? undefined : ((page.right - x) / page.width) * 100;
}
