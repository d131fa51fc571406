import { fiscalYearName } from "@huvudbok/core/fiscal-year";
import { type FormCode, formCodes, withFormCodes } from "@huvudbok/core/income-tax";
import { formatCounted } from "@huvudbok/core/money";
import { useMemo, useState } from "react";
import { useRights } from "../../data/rights.ts";
import { Button } from "../../ui/button/button.tsx";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import type { TaxReturnProps } from "./return-props.ts";
import classes from "./tax-return.module.css";

/**
 * The command that gives the accounts of a return the codes of the form (TX16), in one commit that can be undone, once
 * it has been shown what changes. None for who may not change the chart of the year, or where nothing differs.
 */
export function useFormCodes({ books, read }: Pick<TaxReturnProps, "books" | "read">) {
  const { fiscalYear, ledger, plan } = books;
  const { mayWrite } = useRights();
  const edit = useEdit({ untilKnown: true });
  const saving = useAction();
  const [isAsking, setIsAsking] = useState(false);
  const codes = useMemo(
    () => formCodes(ledger, plan, read.form, read.entries),
    [ledger, plan, read.form, read.entries],
  );
  const close = () => setIsAsking(false);
  function save() {
    close();
    const done = `${formatCounted(codes.length, "konto har fått", "konton har fått")} blankettens SRU-nummer`;
    const put = withFormCodes(codes);
    saving.run(() => edit(done, [{ kind: "accountPlan", fiscalYearId: fiscalYear.id, put }]));
  }
  const isOffered = mayWrite && !fiscalYear.locked && codes.length > 0;
  return {
    error: saving.error,
    isRunning: saving.isRunning,
    button: isOffered ? (
      <Button variant="filled" onClick={() => setIsAsking(true)}>
        {`Ta blankettens koder (${codes.length})`}
      </Button>
    ) : undefined,
    question: (
      <FormCodesQuestion
        codes={isAsking ? codes : []}
        year={fiscalYearName(fiscalYear)}
        confirm={save}
        close={close}
      />
    ),
  };
}

interface FormCodesQuestionProps {
  /** Empty while nothing is asked. */
  readonly codes: readonly FormCode[];
  readonly year: string;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Every account that changes, with what it has and what it gets. */
function FormCodesQuestion({ codes, year, confirm, close }: FormCodesQuestionProps) {
  return (
    <ConfirmDialog
      opened={codes.length > 0}
      title="Ta blankettens koder"
      confirmLabel="Ändra"
      onConfirm={confirm}
      onCancel={close}
    >
      <p>{`SRU-numret ändras i kontoplanen för ${year}. Annat om kontona står kvar, och det går att ångra.`}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={classes.codes} tabIndex={0} aria-label="Konton som ändras">
        <ul className={classes.problems}>
          {codes.map(({ account: { id, name, sru }, code }) => (
            <li key={id}>{`${id} ${name}: ${sru ?? "inget"} → ${code}`}</li>
          ))}
        </ul>
      </section>
    </ConfirmDialog>
  );
}
