import { IconPencil } from "@tabler/icons-react";
import { useCompany } from "../data/company/selected-company.ts";
import { useUnfinishedCount } from "../data/unfinished/use-unfinished-count.ts";
import { useAskBeforeClosing } from "../ui/link/ask-before-closing.ts";
import { onDemand } from "../ui/loading/on-demand.tsx";
import { useMenuButton } from "../ui/menu/use-menu-button.ts";
import classes from "./top-bar.module.css";

const UnfinishedMenu = onDemand(
  async () => (await import("./unfinished-menu.tsx")).UnfinishedMenu,
  ({ menu }) => menu.setOpened(false),
);

/**
 * Forms that are begun and neither saved nor registered: those of the company, and those of no company, such as a new
 * one. The button lists them.
 */
export function UnfinishedIndicator() {
  const companyId = useCompany()?.id ?? 0;
  const own = useUnfinishedCount(companyId);
  const none = useUnfinishedCount(0);
  const count = own.count + (companyId === 0 ? 0 : none.count);
  const isOnlyHere = own.isOnlyHere || none.isOnlyHere;
  const { menu, buttonProps } = useMenuButton();
  useAskBeforeClosing(isOnlyHere);
  if (count === 0) return null;
  return (
    <>
      <button
        {...buttonProps}
        className={`${classes.sync} ${classes.unfinished}`}
        data-unsaved={isOnlyHere}
        title={explained(isOnlyHere)}
      >
        <IconPencil size={18} stroke={1.5} aria-hidden />
        <span>{`${count} ${count === 1 ? "påbörjat" : "påbörjade"}${isOnlyHere ? ", bara här" : ""}`}</span>
      </button>
      <UnfinishedMenu menu={menu} opened={menu.opened} />
    </>
  );
}

function explained(isOnlyHere: boolean): string {
  return isOnlyHere
    ? "Det du har börjat skriva finns bara i den här fliken: webbläsaren sparar det inte. Stäng den inte innan det är sparat eller registrerat."
    : "Det du har börjat skriva finns i den här webbläsaren, och servern har det inte förrän du sparar eller registrerar.";
}
