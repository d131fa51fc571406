import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { Account, AccountNo } from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";
import { type FiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import { formatOre } from "@huvudbok/core/money";
import { type ReactNode, useState } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { toolbarIn } from "../../parts/fiscal-year/toolbar-in.ts";
import { EditConflict } from "../../ui/form/edit-conflict.tsx";
import { type Action, useAction } from "../../ui/form/use-action.ts";
import { useChoiceError } from "../../ui/form/use-choice-error.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { balanceLabel } from "./balance-columns.tsx";
import { balanceChange, editedBalances, editsSince, savedAmount } from "./balance-edits.ts";
import { BalanceFilters } from "./balance-filters.tsx";
import { BalanceTable } from "./balance-table.tsx";
import { balanceActions, factsOf } from "./balance-toolbar.ts";
import type { BalancesFormContent } from "./balances-form-content.ts";
import { EquityDifference } from "./equity-difference.tsx";
import { focusDrawnAmount } from "./focus-amount.ts";
import { PreviousYearBalances } from "./previous-year-balances.tsx";
import { type UsedBalanceEdits, useBalanceEdits } from "./use-balance-edits.ts";
import { useSaveBalances } from "./use-save-balances.ts";

interface BalanceEditorProps {
  readonly unfinished: Unfinished<BalancesFormContent>;
  /** Shown above the page while another tab edits the balances. */
  readonly above: ReactNode;
  readonly fiscalYear: FiscalYear;
  readonly companyType: CompanyType;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly saved: ReadonlyMap<string, AccountBalance>;
  /** Whether the server has the balances so. */
  readonly isSynced: boolean;
}

/** One amount per account, typed here and saved together. */
export function BalanceEditor(props: BalanceEditorProps) {
  const { unfinished, above, fiscalYear, companyType, accounts, saved, isSynced } = props;
  const { years } = useFiscalYears();
  const typing = useBalanceEdits(unfinished, fiscalYear.id, { items: saved, isSynced });
  const { edits, setEdits } = typing;
  const isMine = unfinished.state === "mine";
  const mayWrite = useRights().mayWrite && !fiscalYear.locked;
  const isWriting = isMine && mayWrite;
  const saving = useAction();
  const error = useChoiceError(saving.error, !saving.isRunning && typing.conflicts().length > 0);
  const balances = editedBalances(saved, edits);
  const change = balanceChange(saved, balances);
  const isChanged = change.put.length > 0 || change.remove.length > 0 || typing.isTyping;
  const previous = previousFiscalYear(years, fiscalYear);
  const { save, saveTyped } = useSaveBalances({ typing, saving, ...props });
  const importing = useImporting(saving);
  const page = { isChanged, isMine, mayWrite, hasPrevious: previous !== undefined };
  const actions = balanceActions({ ...page, saving, typing, importing, saveTyped });
  function importOpening(opening: readonly AccountBalance[]) {
    importing.close();
    // Amounts that are being typed are not part of it, and remain.
    const onSaved = () => setEdits((now) => editsSince(now, edits));
    save("Ingående balans är importerad", opening, onSaved);
  }
  return (
    <PageFrame
      facts={factsOf(fiscalYear, companyType)}
      error={error}
      toolbar={toolbarIn(fiscalYear.locked, actions)}
    >
      <ReadOnlyYearNotice year={fiscalYear} />
      {mayWrite && above}
      {previous !== undefined && isWriting && (
        <PreviousYearBalances
          year={previous}
          companyType={companyType}
          accounts={accounts}
          balances={balances}
          saved={saved}
          isAsking={importing.isAsking}
          isSaving={saving.isRunning}
          onAsk={importing.ask}
          onCancel={importing.close}
          onImport={importOpening}
          onFail={importing.fail}
        />
      )}
      {isWriting && <BalanceConflicts typing={typing} saved={saved} />}
      <EquityDifference
        previous={previous}
        companyType={companyType}
        accounts={accounts}
        balances={balances}
        saved={saved}
        setEdits={isWriting ? setEdits : undefined}
      />
      <BalanceFilters isWriting={isWriting} />
      <BalanceTable
        typing={typing}
        accounts={accounts}
        companyType={companyType}
        saved={saved}
        balances={balances}
        isReadOnly={!mayWrite}
        isInert={mayWrite && !isMine}
      />
    </PageFrame>
  );
}

/** Whether the balances of the previous year are asked about, and what went wrong with them. */
function useImporting(saving: Action) {
  const [isAsking, setIsAsking] = useState(false);
  return {
    isAsking,
    ask: () => setIsAsking(true),
    close: () => setIsAsking(false),
    fail: () => {
      setIsAsking(false);
      saving.fail("Kunde inte hämta ingående balans från föregående år.");
    },
  };
}

interface BalanceConflictsProps {
  readonly typing: UsedBalanceEdits;
  readonly saved: BalanceEditorProps["saved"];
}

/** The balances that are changed here and that somebody else has saved meanwhile, with the choice between the two. */
function BalanceConflicts({ typing, saved }: BalanceConflictsProps) {
  const choose = (account: AccountNo, act: (account: AccountNo) => void) => () => {
    act(account);
    focusDrawnAmount(account);
  };
  return typing
    .conflicts()
    .map((account) => (
      <EditConflict
        key={account}
        what={balanceLabel(account)}
        stored={formatOre(savedAmount(saved, account))}
        onKeep={choose(account, typing.keepMine)}
        onTake={choose(account, typing.takeSaved)}
      />
    ));
}
