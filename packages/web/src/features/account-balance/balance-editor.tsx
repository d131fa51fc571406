import {
  type AccountBalance,
  type OpeningBalanceRow,
  openingBalanceRows,
  openingBalanceSum,
  openingBalanceWarning,
  openingFromClosing,
} from "@huvudbok/core/account-balance";
import type { Account, AccountNo } from "@huvudbok/core/account-plan";
import { type ChangeRefusal, changeRefusalText } from "@huvudbok/core/document";
import { type FiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import { formatOre, ZERO_ORE } from "@huvudbok/core/money";
import { type ReactNode, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { ownRefusal } from "../../data/documents/own-refusal.ts";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import { askedHere } from "../../data/unfinished/give-up-conflict.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { toolbarIn } from "../../parts/fiscal-year/toolbar-in.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { CHOOSE_FIRST_TEXT, EditConflict } from "../../ui/form/edit-conflict.tsx";
import { focusOnError } from "../../ui/form/focus-first-error.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { useChoiceError } from "../../ui/form/use-choice-error.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import classes from "./account-balance.module.css";
import { balanceColumns, balanceLabel } from "./balance-columns.tsx";
import {
  balanceChange,
  editedBalances,
  editsSince,
  savedAmount,
  withActivation,
  withEdit,
} from "./balance-edits.ts";
import { BalanceFilters } from "./balance-filters.tsx";
import type { BalancesFormContent } from "./balances-form-content.ts";
import { PreviousYearBalances } from "./previous-year-balances.tsx";
import { useAmountKeys } from "./use-amount-keys.ts";
import { type UsedBalanceEdits, useBalanceEdits } from "./use-balance-edits.ts";

interface BalanceEditorProps {
  readonly unfinished: Unfinished<BalancesFormContent>;
  /** Shown above the page while another tab edits the balances. */
  readonly above: ReactNode;
  readonly fiscalYear: FiscalYear;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly saved: ReadonlyMap<string, AccountBalance>;
}

/** One amount per account, typed here and saved together. */
export function BalanceEditor(props: BalanceEditorProps) {
  const { unfinished, above, fiscalYear, accounts, saved } = props;
  const [query, setQuery] = useQueryState();
  const { years } = useFiscalYears();
  const typing = useBalanceEdits(unfinished, fiscalYear.id, saved);
  const { edits, setEdits, typedIn, setTyped } = typing;
  const isMine = unfinished.state === "mine";
  const mayWrite = useRights().mayWrite && !fiscalYear.locked;
  const [isImporting, setIsImporting] = useState(false);
  const edit = useEdit();
  const saving = useAction();
  const error = useChoiceError(saving.error, !saving.isRunning && typing.conflicts().length > 0);
  const onAmountKey = useAmountKeys();
  const balances = editedBalances(saved, edits);
  const change = balanceChange(saved, balances);
  const isChanged = change.put.length > 0 || change.remove.length > 0 || typing.isTyping;
  const previous = previousFiscalYear(years, fiscalYear);
  const rows = shownRows(accounts, balances, query);
  // The columns remain the same objects while a person types, so that rows are not rendered needlessly.
  const columns = useMemo(
    () =>
      balanceColumns({
        isReadOnly: !mayWrite,
        onCommit: (account, amount) => setEdits((now) => withEdit(now, saved, account, amount ?? ZERO_ORE)),
        typedIn,
        onTyped: setTyped,
      }),
    [mayWrite, saved, setEdits, typedIn, setTyped],
  );
  function save(label: string, wanted: readonly AccountBalance[], onSaved: () => void) {
    const wantedChange = balanceChange(saved, wanted);
    const refusal = ownRefusal("accountBalance", wantedChange, { existing: saved, fiscalYear });
    if (refusal !== undefined) return saving.fail(shownRefusal(refusal, accounts));
    saving.run(async (isHere) => {
      await askedHere(edit(label, withActivation(wantedChange, accounts), "Ingående balans"), isHere);
      onSaved();
    });
  }
  /** An amount that cannot be read is shown as an error, and nothing else is saved. */
  function saveTyped() {
    const [conflict] = typing.conflicts();
    if (conflict !== undefined) return stopAt(conflict, CHOOSE_FIRST_TEXT);
    const unreadable = typing.unreadable();
    if (unreadable === undefined) {
      const withTyped = typing
        .readable()
        .reduce((now, [account, amount]) => withEdit(now, saved, account, amount), edits);
      save("Ingående balans är sparad", editedBalances(saved, withTyped), typing.beginSave(withTyped));
      return;
    }
    const [account, text] = unreadable;
    setQuery({ search: undefined, hide: undefined });
    stopAt(account, unreadableText(account, text));
  }
  function stopAt(account: AccountNo, text: string) {
    saving.fail(text);
    focusDrawnAmount(account);
  }
  function startImport() {
    if (previous === undefined) saving.fail("Föregående räkenskapsår hittades inte.");
    else setIsImporting(true);
  }
  const warning = openingBalanceWarning(balances);
  return (
    <PageFrame
      facts={`${fiscalYear.from}, debet är plus och kredit minus`}
      error={error}
      toolbar={toolbarIn(fiscalYear.locked, [
        ...(isChanged && mayWrite ? [{ label: "Släng ändringar", onClick: typing.clear }] : []),
        { label: "Importera från föregående år", access: "write", shortcut: "i", onClick: startImport },
        {
          label: "Spara",
          access: "write",
          shortcut: "s",
          primary: true,
          disabled: !isChanged || saving.isRunning || !isMine,
          hint: saving.isRunning ? "Sparar" : "Inget är ändrat",
          onClick: saveTyped,
        },
      ])}
    >
      <ReadOnlyYearNotice year={fiscalYear} />
      {mayWrite && above}
      {previous !== undefined && isMine && mayWrite && (
        <PreviousYearBalances
          year={previous}
          balances={balances}
          isAsking={isImporting}
          isSaving={saving.isRunning}
          onAsk={() => setIsImporting(true)}
          onCancel={() => setIsImporting(false)}
          onImport={(closing) => {
            setIsImporting(false);
            // Amounts that are being typed are not part of it, and remain.
            save("Ingående balans är importerad", openingFromClosing(closing), () =>
              setEdits((now) => editsSince(now, edits)),
            );
          }}
          onFail={() => {
            setIsImporting(false);
            saving.fail("Kunde inte hämta ingående balans från föregående år.");
          }}
        />
      )}
      {isMine && mayWrite && <BalanceConflicts typing={typing} saved={saved} />}
      {warning !== undefined && <Notice kind="warning">{warning}</Notice>}
      <BalanceFilters />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in an amount goes to the next one */}
      <div key={typing.drawn} className={classes.table} inert={mayWrite && !isMine} onKeyDown={onAmountKey}>
        <DataTable<OpeningBalanceRow>
          caption="Ingående balans per konto"
          columns={columns}
          rows={rows}
          rowKey={({ account }) => String(account.id)}
          sums={{ name: "Summa", amount: formatOre(openingBalanceSum(balances)) }}
          empty={<p className={classes.empty}>Inget konto passar sökningen.</p>}
        />
      </div>
    </PageFrame>
  );
}

/** The rows that the address asks for, in the order of their accounts. */
function shownRows(
  accounts: BalanceEditorProps["accounts"],
  balances: readonly AccountBalance[],
  query: (name: string) => string | undefined,
): readonly OpeningBalanceRow[] {
  return openingBalanceRows(
    [...accounts.values()].sort((a, b) => a.id - b.id),
    balances,
    { search: query("search") ?? "", hideWithoutBalance: query("hide") === "1" },
  );
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

function unreadableText(account: AccountNo, text: string): string {
  return `Inget är sparat: "${text}" på konto ${account} är inget belopp. Rätta eller töm fältet.`;
}

/** The text of a refusal; the focus moves to the amount that it concerns. */
function shownRefusal(refusal: ChangeRefusal, accounts: BalanceEditorProps["accounts"]): string {
  const account = "item" in refusal ? accounts.get(refusal.item)?.id : undefined;
  if (account !== undefined) focusDrawnAmount(account);
  return changeRefusalText(refusal);
}

/** After this render the list shows all accounts again, so the field is found by its name. */
function focusDrawnAmount(account: AccountNo): void {
  flushSync(() => undefined);
  const field = document.querySelector<HTMLElement>(`[aria-label="${balanceLabel(account)}"]`);
  if (field !== null) focusOnError(field);
}
