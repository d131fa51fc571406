import {
  type AccountBalance,
  type OpeningBalanceRow,
  openingBalanceRows,
  openingBalanceSum,
  openingBalanceWarning,
  openingFromClosing,
} from "@huvudbok/core/account-balance";
import type { Account, AccountNo } from "@huvudbok/core/account-plan";
import { type FiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import { formatOre, ZERO_ORE } from "@huvudbok/core/money";
import { type ReactNode, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { focusOnError } from "../../ui/focus-first-error.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useQueryState } from "../../ui/query-state.ts";
import { useAction } from "../../ui/use-action.ts";
import { useEdit } from "../../ui/use-edit.ts";
import classes from "./account-balance.module.css";
import { balanceColumns, balanceLabel } from "./balance-columns.tsx";
import { balanceChange, editedBalances, editsSince, withEdit } from "./balance-edits.ts";
import { BalanceFilters } from "./balance-filters.tsx";
import type { KeptBalances } from "./kept-balances.ts";
import { PreviousYear } from "./previous-year.tsx";
import { useAmountKeys } from "./use-amount-keys.ts";
import { useBalanceEdits } from "./use-balance-edits.ts";

interface BalanceEditorProps {
  readonly unfinished: Unfinished<KeptBalances>;
  /** Told above the page while another tab edits the balances. */
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
  const typing = useBalanceEdits(unfinished, fiscalYear.id);
  const { edits, setEdits, typedIn, setTyped } = typing;
  const isMine = unfinished.state === "mine";
  const [isImporting, setIsImporting] = useState(false);
  const edit = useEdit();
  const saving = useAction();
  const onAmountKey = useAmountKeys();
  const balances = editedBalances(saved, edits);
  const change = balanceChange(saved, balances);
  const isChanged = change.put.length > 0 || change.remove.length > 0 || typing.isTyping;
  const previous = previousFiscalYear(years, fiscalYear);
  const rows = openingBalanceRows(
    [...accounts.values()].sort((a, b) => a.id - b.id),
    balances,
    { search: query("search") ?? "", hideWithoutBalance: query("hide") === "1" },
  );
  // The columns stay the same objects while one types, so that rows are not drawn for nothing.
  const columns = useMemo(
    () =>
      balanceColumns({
        onCommit: (account, amount) => setEdits((now) => withEdit(now, saved, account, amount ?? ZERO_ORE)),
        typedIn,
        onTyped: setTyped,
      }),
    [saved, setEdits, typedIn, setTyped],
  );
  function save(label: string, wanted: readonly AccountBalance[], onSaved: () => void) {
    saving.run(async () => {
      await edit(label, [{ kind: "accountBalance", ...balanceChange(saved, wanted) }]);
      onSaved();
    });
  }
  /** An amount that cannot be read is told, and nothing is saved beside it. */
  function saveTyped() {
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
    saving.fail(`Inget är sparat: "${text}" på konto ${account} är inget belopp. Rätta eller töm fältet.`);
    focusDrawnAmount(account);
  }
  function startImport() {
    if (previous === undefined) {
      saving.fail("Föregående räkenskapsår hittades inte.");
    } else {
      setIsImporting(true);
    }
  }
  const warning = openingBalanceWarning(balances);
  return (
    <PageFrame
      title="Ingående balans"
      facts={`${fiscalYear.from}, debet är plus och kredit minus`}
      error={saving.error}
      toolbar={[
        ...(isChanged ? [{ label: "Släng ändringar", onClick: typing.clear }] : []),
        { label: "Importera från föregående år", shortcut: "i", onClick: startImport },
        {
          label: "Spara",
          shortcut: "s",
          primary: true,
          disabled: !isChanged || saving.isRunning || !isMine,
          hint: saving.isRunning ? "Sparar" : "Inget är ändrat",
          onClick: saveTyped,
        },
      ]}
    >
      {above}
      {previous !== undefined && isMine && (
        <PreviousYear
          year={previous}
          balances={balances}
          isAsking={isImporting}
          isSaving={saving.isRunning}
          onAsk={() => setIsImporting(true)}
          onCancel={() => setIsImporting(false)}
          onImport={(closing) => {
            setIsImporting(false);
            // Amounts that are being typed are no part of it, and stay.
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
      {warning !== undefined && <Notice kind="warning">{warning}</Notice>}
      <BalanceFilters />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in an amount goes to the next one */}
      <div key={typing.drawn} className={classes.table} inert={!isMine} onKeyDown={onAmountKey}>
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

/** The list has all accounts again when this is drawn; the field is found by its name. */
function focusDrawnAmount(account: AccountNo): void {
  flushSync(() => undefined);
  const field = document.querySelector<HTMLElement>(`[aria-label="${balanceLabel(account)}"]`);
  if (field !== null) focusOnError(field);
}
