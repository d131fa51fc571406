import type { Attachment } from "@huvudbok/core/attachment";
import type { Transaction } from "@huvudbok/core/transaction";
import { useCompany } from "../../data/company/selected-company.ts";
import { linkAttachments } from "../../data/files/files.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useCommit } from "../../data/use-commit.ts";
import { replaced } from "../../ui/files/replaced.ts";
import { useUndoAction } from "../../ui/form/use-undo-action.ts";
import { useToast } from "../../ui/label/toast.tsx";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";
import { useLatest } from "../../ui/use-latest.ts";

/** Adds files to a registered transaction and removes them; earlier states remain in the history. */
export function useTransactionFiles(transaction: Transaction) {
  const commit = useCommit();
  const toast = useToast();
  const takeBack = useUndoAction();
  const companyId = useCompany()?.id;
  const fiscalYearId = useFiscalYear()?.id;
  const [error, setError] = usePageError();
  // An upload takes time: the save must start from what the transaction is by then.
  const latest = useLatest(transaction);
  const name = `${transaction.series} ${transaction.number}`;

  /**
   * Saves the attachments and the transaction's references to them in one commit, in the place of the one that they
   * replace where there is one. Throws `ApiFailure`.
   */
  async function add(attachments: readonly Attachment[], replaces?: string): Promise<void> {
    const { attachmentIds = [], ...rest } = latest.current;
    const added = attachments.map(({ id }) => id);
    const ids = replaced(attachmentIds, added, replaces);
    const saved = await commit({
      intent: "annotate",
      label: `Underlag på ${name}`,
      // What the books know about a file that a transaction has had remains, as the law requires.
      keeps: ["attachmentData"],
      changes: [
        { kind: "attachmentData", put: attachments },
        { kind: "transactions", put: [{ ...rest, attachmentIds: ids }] },
      ],
    });
    if (!saved.ok) throw saved.error;
    setError(undefined);
    toast({
      text: attachments.length === 1 ? "Underlaget är sparat" : `${attachments.length} underlag är sparade`,
      undo: () => void takeBack(saved.value.requestId),
    });
    if (companyId === undefined || fiscalYearId === undefined) return;
    await linkAttachments(companyId, fiscalYearId, rest.series, rest.number, added).catch((thrown: unknown) =>
      setError(pageErrorOf(thrown)),
    );
  }

  /** The transaction no longer refers to the attachment. */
  async function remove({ id, name: fileName }: Attachment): Promise<void> {
    const { attachmentIds = [], ...rest } = latest.current;
    const left = attachmentIds.filter((other) => other !== id);
    const saved = await commit({
      intent: "annotate",
      label: `Underlag på ${name}`,
      changes: [{ kind: "transactions", put: [left.length === 0 ? rest : { ...rest, attachmentIds: left }] }],
    });
    setError(saved.ok ? undefined : pageErrorOf(saved.error));
    if (!saved.ok) return;
    toast({
      text: `${fileName} är raderad från ${name}`,
      undo: () => void takeBack(saved.value.requestId),
    });
  }
  return { add, remove, error };
}
