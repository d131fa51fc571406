import { type CompanyType, isHousehold } from "@huvudbok/core/company";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { Action } from "../../ui/form/use-action.ts";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";

interface BalanceToolbar {
  readonly isChanged: boolean;
  /** Whether this tab edits the balances. */
  readonly isMine: boolean;
  readonly mayWrite: boolean;
  /** Whether a fiscal year ends the day before this one starts. */
  readonly hasPrevious: boolean;
  readonly saving: Pick<Action, "isRunning">;
  readonly typing: { readonly clear: () => void };
  readonly importing: { readonly ask: () => void };
  readonly saveTyped: () => void;
}

/** The actions of the page. */
export function balanceActions(page: BalanceToolbar): readonly ToolbarAction[] {
  const { isChanged, saving } = page;
  return [
    ...(isChanged && page.mayWrite ? [{ label: "Kasta ändringar", onClick: page.typing.clear }] : []),
    {
      label: "Importera från föregående år",
      access: "write",
      shortcut: "i",
      disabled: !page.hasPrevious,
      hint: "Föregående räkenskapsår hittades inte.",
      onClick: page.importing.ask,
    },
    {
      label: "Spara",
      access: "write",
      shortcut: "s",
      primary: true,
      disabled: !isChanged || saving.isRunning || !page.isMine,
      hint: saving.isRunning ? "Sparar" : "Inget är ändrat",
      onClick: page.saveTyped,
    },
  ];
}

/** The day of the balances, and what a minus means; a household is told without the words of bookkeepers. */
export function factsOf({ from }: FiscalYear, companyType: CompanyType): string {
  return isHousehold(companyType)
    ? `${from}, det ni har är plus och det ni är skyldiga minus`
    : `${from}, debet är plus och kredit minus`;
}
