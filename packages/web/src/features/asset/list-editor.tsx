import { ACCOUNT_NOT_IN_PLAN, accountNo, isAccountNo } from "@huvudbok/core/account-plan";
import {
  type AssetList,
  assetListErrorText,
  suggestedCostAccount,
  validateAssetList,
} from "@huvudbok/core/asset";
import { TextInput } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { pushAddress } from "../../navigation/address.ts";
import { useChartSuggestions } from "../../parts/account/use-chart-suggestions.ts";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { AccountPicker } from "../../ui/account/account-picker.tsx";
import { FieldConflicts } from "../../ui/form/edit-conflict.tsx";
import { fieldError } from "../../ui/form/field-error.tsx";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { useChoiceError } from "../../ui/form/use-choice-error.ts";
import { useFieldForm } from "../../ui/form/use-field-form.ts";
import { useFocusOnOpen } from "../../ui/form/use-focus-on-open.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import classes from "./asset.module.css";
import type { AssetBooks } from "./asset-page.tsx";
import { assetPaths } from "./asset-paths.ts";
import { type ListFormContent, type ListTexts, listTexts } from "./list-form-content.ts";
import type { useSaveList } from "./use-save-list.ts";

interface ListEditorProps {
  readonly books: AssetBooks;
  readonly unfinished: Unfinished<ListFormContent>;
  readonly above: ReactNode;
  /** What is edited; undefined for a new list. */
  readonly id?: string | undefined;
  readonly saving: ReturnType<typeof useSaveList>;
  readonly toolbar?: readonly ToolbarAction[];
  /** A question over the page. */
  readonly dialog?: ReactNode;
}

const NO_ACTIONS: readonly ToolbarAction[] = [];

/** The form of an asset list: its name and its two accounts. */
export function ListEditor({
  books,
  unfinished,
  above,
  id,
  saving,
  toolbar = NO_ACTIONS,
  dialog,
}: ListEditorProps) {
  const { accounts, lists, year, isSynced } = books;
  const form = useFieldForm({ unfinished, storedOf: (own) => listTexts(lists.get(own)), id, isSynced });
  const { texts } = form;
  const element = useFocusOnOpen<HTMLFormElement>("input");
  const fields = useListFields(form, accounts);
  const isAsking = form.conflicts.length > 0;
  const error = useChoiceError(saving.error, !saving.isRunning && isAsking);
  const before = lists.get(texts.id);
  function save() {
    if (!fields.isValid || isAsking) return;
    const list: AssetList = {
      id: texts.id,
      name: texts.name.trim(),
      depreciationAccountId: accountNo(fields.depreciationAccountId),
      depreciationCostAccountId: accountNo(fields.depreciationCostAccountId),
      items: before?.items ?? [],
    };
    form.sent();
    saving.save(`Inventarielistan ${list.name} är sparad`, list, (isHere) => {
      form.saved();
      if (isHere()) pushAddress(assetPaths.list(list.id));
    });
  }
  return (
    <PageFrame state={saving.isRunning ? "Loading" : "Default"} error={error} toolbar={toolbar}>
      <ReadOnlyYearNotice year={year} />
      {above}
      <form
        ref={element}
        className={classes.form}
        noValidate
        inert={unfinished.state !== "mine" || year.locked}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FieldConflicts
          form={form}
          names={FIELD_NAMES}
          whole="Listan"
          storedText={(field) => String(form.stored[field])}
        />
        <ListFields form={form} fields={fields} accounts={accounts} />
        <FormActions
          label="Spara"
          disabled={!fields.isValid || isAsking || year.locked}
          hint={isAsking ? "Välj först vad som ska gälla" : "Fyll i namn och konton"}
          onRefused={form.showErrors}
          cancel={id === undefined ? assetPaths.lists : assetPaths.list(id)}
        />
      </form>
      {dialog}
    </PageFrame>
  );
}

interface ListFieldsProps {
  readonly form: ReturnType<typeof useFieldForm<ListTexts>>;
  readonly fields: ReturnType<typeof useListFields>;
  readonly accounts: AssetBooks["accounts"];
}

function ListFields({ form, fields, accounts }: ListFieldsProps) {
  const suggest = useChartSuggestions(accounts);
  const { texts } = form;
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.whole}
        label="Namn"
        autoComplete="off"
        maxLength={400}
        value={texts.name}
        error={fieldError(fields.errorOf("name"))}
        onChange={(event) => form.set({ name: event.currentTarget.value })}
        onBlur={() => form.leave("name")}
      />
      <AccountPicker
        label="Avskrivningskonto"
        description={
          accounts.get(texts.depreciationAccount.trim())?.name ?? (
            <AddAccount account={fields.depreciationAccountId} />
          )
        }
        text={texts.depreciationAccount}
        suggest={suggest}
        error={fields.errorOf("depreciationAccountId")}
        onPick={fields.pickDepreciationAccount}
        onBlur={() => form.leave("depreciationAccountId")}
      />
      <AccountPicker
        label="Kostnadskonto för avskrivning"
        description={
          accounts.get(texts.costAccount.trim())?.name ?? (
            <>
              {fields.costHint}{" "}
              <AddAccount account={fields.depreciationCostAccountId || fields.suggestedCost} />
            </>
          )
        }
        text={texts.costAccount}
        suggest={suggest}
        error={fields.errorOf("depreciationCostAccountId")}
        onPick={(text) => form.set({ costAccount: text })}
        onBlur={() => form.leave("depreciationCostAccountId")}
      />
    </div>
  );
}

/** The way to add an account that the chart lacks; what is typed of the list stays meanwhile (UN). */
function AddAccount({ account }: { readonly account: number }) {
  if (account === 0) return null;
  return <PageLink to="/accounting/accountPlan/edit">{`Lägg till konto ${account}`}</PageLink>;
}

const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ["name", "Namnet"],
  ["depreciationAccount", "Avskrivningskontot"],
  ["costAccount", "Kostnadskontot"],
]);

/** The accounts that the texts are, what is wrong, and the cost account that follows the one of depreciation (AS3). */
function useListFields(form: ReturnType<typeof useFieldForm<ListTexts>>, accounts: AssetBooks["accounts"]) {
  const { texts } = form;
  const known = useMemo(() => new Set([...accounts.values()].map(({ id }) => Number(id))), [accounts]);
  const depreciationAccountId = accountIn(texts.depreciationAccount);
  const depreciationCostAccountId = accountIn(texts.costAccount);
  const errors = validateAssetList({ name: texts.name, depreciationAccountId, depreciationCostAccountId });
  const suggested = suggestedCostAccount(depreciationAccountId, accounts.values());
  const unknown = (account: number) => account > 0 && !known.has(account);
  return {
    depreciationAccountId,
    depreciationCostAccountId,
    isValid: errors.length === 0 && !unknown(depreciationAccountId) && !unknown(depreciationCostAccountId),
    errorOf: (field: "name" | "depreciationAccountId" | "depreciationCostAccountId") => {
      const error = errors.find((each) => each.field === field);
      const isStored =
        field === "depreciationAccountId"
          ? texts.depreciationAccount === form.stored.depreciationAccount
          : texts.costAccount === form.stored.costAccount;
      const account = field === "depreciationAccountId" ? depreciationAccountId : depreciationCostAccountId;
      // What the list has already is told at once: the person did not leave the field, the chart has lost the account.
      if (field !== "name" && unknown(account) && (isStored || form.isShown(field)))
        return ACCOUNT_NOT_IN_PLAN;
      return error !== undefined && form.isShown(field) ? assetListErrorText(error) : undefined;
    },
    /** The account of the map that the chart lacks. */
    costHint:
      suggested.account === undefined || suggested.isInPlan
        ? undefined
        : `BAS har ${suggested.account}, som inte finns i kontoplanen`,
    /** The same account; 0 where there is none. */
    suggestedCost: suggested.account === undefined || suggested.isInPlan ? 0 : suggested.account,
    pickDepreciationAccount: (text: string) => {
      const next = suggestedCostAccount(accountIn(text), accounts.values());
      const isFollowed = suggested.account !== undefined && depreciationCostAccountId === suggested.account;
      const fills = next.account !== undefined && next.isInPlan;
      form.set({
        depreciationAccount: text,
        ...(fills ? { costAccount: String(next.account) } : isFollowed ? { costAccount: "" } : {}),
      });
    },
  };
}

/** 0 for a text that is no account. */
function accountIn(text: string): number {
  const number = /^\d{4}$/.test(text.trim()) ? Number(text.trim()) : 0;
  return isAccountNo(number) ? number : 0;
}
