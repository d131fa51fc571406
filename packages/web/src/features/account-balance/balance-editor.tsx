import {
  type AccountBalance,
  type OpeningBalanceRow,
  openingBalanceRows,
  openingBalanceSum,
  openingBalanceWarning,
  openingFromClosing,
} from "@huvudbok/core/account-balance";
import type { Account } from "@huvudbok/core/account-plan";
import { type FiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import { formatOre, ZERO_ORE } from "@huvudbok/core/money";
import { Checkbox } from "@mantine/core";
import { useMemo, useState } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useQueryState } from "../../ui/query-state.ts";
import { SearchInput } from "../../ui/search-input.tsx";
import { useAction } from "../../ui/use-action.ts";
import { useEdit } from "../../ui/use-edit.ts";
import classes from "./account-balance.module.css";
import { balanceColumns } from "./balance-columns.tsx";
import { balanceChange, editedBalances, editsSince, withEdit } from "./balance-edits.ts";
import { PreviousYear } from "./previous-year.tsx";
import { useAmountKeys } from "./use-amount-keys.ts";
import { NO_EDITS, useBalanceEdits } from "./use-balance-edits.ts";

interface BalanceEditorProps {
  readonly fiscalYear: FiscalYear;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly saved: ReadonlyMap<string, AccountBalance>;
}

/** One amount per account, typed here and saved together. */
export function BalanceEditor({ fiscalYear, accounts, saved }: BalanceEditorProps) {
  const [query, setQuery] = useQueryState();
  const { years } = useFiscalYears();
  const [edits, setEdits] = useBalanceEdits(fiscalYear.id);
  const [isImporting, setIsImporting] = useState(false);
  const edit = useEdit();
  const saving = useAction();
  const onAmountKey = useAmountKeys();
  const balances = editedBalances(saved, edits);
  const change = balanceChange(saved, balances);
  const isChanged = change.put.length > 0 || change.remove.length > 0;
  const previous = previousFiscalYear(years, fiscalYear);
  const rows = openingBalanceRows(
    [...accounts.values()].sort((a, b) => a.id - b.id),
    balances,
    { search: query("search") ?? "", hideWithoutBalance: query("hide") === "1" },
  );
  // The columns stay the same objects while one types, so that rows are not drawn for nothing.
  const columns = useMemo(
    () =>
      balanceColumns((account, amount) =>
        setEdits((now) => withEdit(now, saved, account, amount ?? ZERO_ORE)),
      ),
    [saved, setEdits],
  );
  function save(label: string, wanted: readonly AccountBalance[]) {
    saving.run(async () => {
      await edit(label, [{ kind: "accountBalance", ...balanceChange(saved, wanted) }]);
      // What was typed while the save was under way is not saved yet, and stays.
      setEdits((now) => editsSince(now, edits));
    });
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
        ...(isChanged ? [{ label: "Släng ändringar", onClick: () => setEdits(() => NO_EDITS) }] : []),
        { label: "Importera från föregående år", shortcut: "i", onClick: startImport },
        {
          label: "Spara",
          shortcut: "s",
          primary: true,
          disabled: !isChanged || saving.isRunning,
          hint: saving.isRunning ? "Sparar" : "Inget är ändrat",
          onClick: () => save("Ingående balans är sparad", balances),
        },
      ]}
    >
      {previous !== undefined && (
        <PreviousYear
          year={previous}
          balances={balances}
          isAsking={isImporting}
          isSaving={saving.isRunning}
          onAsk={() => setIsImporting(true)}
          onCancel={() => setIsImporting(false)}
          onImport={(closing) => {
            setIsImporting(false);
            save("Ingående balans är importerad", openingFromClosing(closing));
          }}
          onFail={() => {
            setIsImporting(false);
            saving.fail("Kunde inte hämta ingående balans från föregående år.");
          }}
        />
      )}
      {warning !== undefined && <Notice kind="warning">{warning}</Notice>}
      <search className={classes.filters}>
        <SearchInput
          className={classes.search}
          label="Sök konto"
          placeholder="Nummer eller namn"
          value={query("search") ?? ""}
          onChange={(search) => setQuery({ search }, { isTyped: true })}
        />
        <Checkbox
          label="Dölj konton utan saldo"
          checked={query("hide") === "1"}
          onChange={(event) => setQuery({ hide: event.currentTarget.checked ? "1" : undefined })}
        />
      </search>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in an amount goes to the next one */}
      <div className={classes.table} onKeyDown={onAmountKey}>
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
