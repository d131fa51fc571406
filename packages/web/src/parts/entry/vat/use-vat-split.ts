import {
  type AccountVat,
  choosableVatRates,
  foodRateHint,
  type VatFollowing,
  type VatRate,
  type VatSplitRules,
  vatFollowingText,
  vatOfAccount,
  vatSplitRefusalText,
} from "@huvudbok/core/transaction";
import { useLayoutEffect, useState } from "react";
import { useVatSplits } from "../../../data/vat-splits.ts";
import { announce } from "../../../ui/label/announce.ts";
import { type Toast, useToast } from "../../../ui/label/toast.tsx";
import { entryFormAfter } from "../form/actions/entry-form-after.ts";
import type { EntryForm, EntryRow } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import type { FollowedForm } from "./follow-row-vat.ts";
import type { SplitForm } from "./placed-split.ts";
import { nextRate, splitRowVat } from "./split-row-vat.ts";
import { type AwaitedSplit, useAwaitedSplit } from "./use-awaited-split.ts";

/** Why a row was not split, shown under it. */
export interface VatRefusal {
  readonly key: number;
  readonly text: string;
}

export interface UsedVatSplit extends Pick<AwaitedSplit, "await"> {
  /** Splits the row, at the account's rate or a chosen one. A form in the simple mode becomes advanced by it. */
  readonly split: (key: number, rate?: VatRate) => void;
  /** The VAT that the account usually has; undefined when it has none, or while the table of accounts is not loaded. */
  readonly usualVat: (accountId: number) => AccountVat | undefined;
  /** The rates to choose between where the account may have VAT, but has no usual rate. */
  readonly vatRates: (accountId: number) => readonly VatRate[];
  /** Why the split failed; cleared when something is changed in the rows. */
  readonly refusalIn: (form: EntryForm) => VatRefusal | undefined;
}

const NOT_LOADED = "Momsen per konto är inte hämtad än: försök igen om ett ögonblick";

/** Splits rows into net and VAT, and shows the rate, or at the row why it was not split. */
export function useVatSplit(store: EntryStore, rules: Omit<VatSplitRules, "table">): UsedVatSplit {
  const toast = useToast();
  const { table, isLoading, reload } = useVatSplits();
  const [refused, setRefused] = useState<VatRefusal & Pick<EntryForm, "rows">>();
  function refuse(key: number, text: string) {
    setRefused({ key, text, rows: store.form().rows });
    announce(text);
  }
  function notifyFollowed({ followed }: FollowedForm) {
    const texts = followed.flatMap(({ following }) => vatFollowingText(following) ?? []);
    const isRefusal = followed.some(({ following }) => following.kind === "removed" || isAbove(following));
    if (texts.length > 0) toast({ text: `${texts.join(". ")}.`, keyText: "Ctrl\u00A0Z ångrar", isRefusal });
    const above = followed.find(({ following }) => isAbove(following));
    // A booking that would be odd stays explained beside its row until that row is changed.
    if (above !== undefined) refuse(above.key, vatFollowingText(above.following) ?? "");
  }
  useLayoutEffect(() => {
    store.followVatBy({
      rules: table === undefined ? undefined : { ...rules, table },
      onFollowed: notifyFollowed,
    });
  });
  const tellMissing = (key: number) => refuse(key, NOT_LOADED);
  const awaited = useAwaitedSplit({ store, isLoading, split, tellMissing });
  /** True when the row is split. */
  function split(key: number, rate?: VatRate): boolean {
    const row = rowOf(store.form(), key);
    if (table === undefined && isLoading && row !== undefined) {
      awaited.ask(row, rate);
      toast({ text: "Raden delas när momsen per konto är hämtad" });
      return false;
    }
    if (table === undefined) {
      reload();
      awaited.miss(key);
      tellMissing(key);
      return false;
    }
    // The simple mode has two rows, and a split has at least three.
    const form = entryFormAfter(store.form(), { kind: "mode", mode: "advanced" });
    const made = splitRowVat(form, key, { ...rules, table }, rate);
    if (!made.ok) {
      refuse(key, vatSplitRefusalText(made.error));
      return false;
    }
    store.dispatch({ kind: "split-vat", form: made.value.form });
    toast(splitNotice(made.value));
    return true;
  }
  return {
    split,
    await: awaited.await,
    usualVat: (accountId) => {
      const account = rules.chart.get(accountId);
      if (account === undefined || table === undefined || rules.isHousehold) return undefined;
      const vat = vatOfAccount(account, table, store.form().date);
      return vat.ok ? vat.value : undefined;
    },
    vatRates: (accountId) => {
      const account = rules.chart.get(accountId);
      if (account === undefined || table === undefined || rules.isHousehold) return [];
      return choosableVatRates(account, table, store.form().date);
    },
    refusalIn: ({ rows }) => (refused?.rows === rows ? refused : undefined),
  };
}

function rowOf({ rows }: EntryForm, key: number): EntryRow | undefined {
  return rows.find((row) => row.key === key);
}

function isAbove(following: VatFollowing): boolean {
  return following.kind === "counted" && following.why === "vat-above";
}

function splitNotice({ made, form }: SplitForm): Pick<Toast, "text" | "keyText"> {
  const { rate, treatment } = made;
  const accounts = made.vatRows.map(({ accountId }) => accountId).join(" och ");
  const keyText = `Ctrl M igen tar ${nextRate(rate)}\u00A0%`;
  const text =
    treatment === "reverse"
      ? `Omvänd moms ${rate}\u00A0% står på ${accounts}.`
      : `Raden är delad med ${rate}\u00A0% moms på ${accounts}.`;
  const hint = foodRateHint(rate, form.date);
  return { text: hint === undefined ? text : `${text} ${hint}`, keyText };
}
