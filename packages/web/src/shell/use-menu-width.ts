import type { ReactNode } from "react";
import { useUserSettings } from "../data/user-settings.ts";
import { useSavedSetting } from "../ui/label/use-saved-setting.ts";
import { useDraggedEdge } from "../ui/page-frame/use-dragged-edge.tsx";
import { rootScale } from "../ui/root-scale.ts";

/** The least width that the menu can be dragged to (PG20). */
const LEAST_WIDTH_PX = 50;
const MOST_WIDTH_PX = 400;
const STEP_PX = 10;

interface MenuWidth {
  /** In px of the design. */
  readonly width: number;
  readonly edge: ReactNode;
}

/** The width of the menu, a setting of the person, and the edge that changes it. One that is refused goes back. */
export function useMenuWidth(): MenuWidth {
  const user = useUserSettings();
  const notify = useSavedSetting();
  const { value, edge } = useDraggedEdge({
    label: "Menyns bredd",
    stored: user.settings.leftSidebarWidth,
    least: LEAST_WIDTH_PX,
    most: MOST_WIDTH_PX,
    step: STEP_PX,
    panel: "before",
    valueAt: ({ clientX }) => clientX / rootScale(),
    save: (leftSidebarWidth) => {
      const saving = user.update({ leftSidebarWidth });
      notify(saving);
      return saving;
    },
  });
  return { width: value, edge };
}
