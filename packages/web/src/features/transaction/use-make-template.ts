import { FEATURE_ID } from "@huvudbok/core/feature";
import { NO_TEMPLATE_TEXT, templateFromTransaction } from "@huvudbok/core/journal-template";
import { type Transaction, transactionId } from "@huvudbok/core/transaction";
import { IconTemplate } from "@tabler/icons-react";
import { useHasFeature } from "../../data/company/use-features.ts";
import { useDocument } from "../../data/use-document.ts";
import { pushAddress } from "../../navigation/address.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";

/** The button that opens a template which books like the transaction, before anything of it is saved (JT3). */
export function useMakeTemplate(transaction: Transaction) {
  const hasPlus = useHasFeature(FEATURE_ID.accountingPlus);
  const plan = useDocument("accountPlan");
  const [error, setError] = usePageError();
  function open() {
    const known = new Set([...plan.items.values()].map(({ id }) => Number(id)));
    // A chart that is not loaded yet is looked in by the page that opens.
    if (isLoaded(plan.state) && !templateFromTransaction(transaction, known, "").ok) {
      setError({ message: `${NO_TEMPLATE_TEXT}.`, level: "warning" });
      return;
    }
    const id = transactionId(transaction.series, transaction.number);
    pushAddress(`/accounting/journalTemplates/create?transaction=${encodeURIComponent(id)}`);
  }
  const action: ToolbarAction = {
    label: "Skapa konteringsmall",
    access: "write",
    isSecondary: true,
    icon: IconTemplate,
    onClick: open,
  };
  return { error, toolbar: hasPlus ? [action] : [] };
}
