import { type VatRate, type VatSplitRules, vatSplitRefusalText } from "@huvudbok/core/transaction";
import { useState } from "react";
import { useVatSplits } from "../../../data/vat-splits.ts";
import { announce } from "../../../ui/announce.ts";
import { useToast } from "../../../ui/toast.tsx";
import type { EntryForm } from "../entry-rows.ts";
import type { EntryStore } from "../entry-store.ts";
import { nextRate, type SplitForm, splitRowVat } from "./split-row-vat.ts";

/** Why a row was not split, told under it. */
export interface VatRefusal {
  readonly key: number;
  readonly text: string;
}

export interface UsedVatSplit {
  /** Splits the row, at the account's rate or a chosen one. */
  readonly split: (key: number, rate?: VatRate) => void;
  /** Why it could not be; gone when something is changed in the rows. */
  readonly refusalIn: (form: EntryForm) => VatRefusal | undefined;
}

const NOT_LOADED = "Momsen per konto är inte hämtad än: försök igen om ett ögonblick";

/** Splits rows into net and VAT, and tells at which rate, or beside the row why not. */
export function useVatSplit(store: EntryStore, rules: Omit<VatSplitRules, "table">): UsedVatSplit {
  const toast = useToast();
  const { table, reload } = useVatSplits();
  const [refused, setRefused] = useState<VatRefusal & Pick<EntryForm, "rows">>();
  function refuse(key: number, text: string) {
    setRefused({ key, text, rows: store.form().rows });
    announce(text);
  }
  return {
    split: (key, rate) => {
      if (table === undefined) {
        reload();
        refuse(key, NOT_LOADED);
        return;
      }
      const split = splitRowVat(store.form(), key, { ...rules, table }, rate);
      if (!split.ok) {
        refuse(key, vatSplitRefusalText(split.error));
        return;
      }
      store.dispatch({ kind: "split-vat", form: split.value.form });
      toast({ text: splitText(split.value) });
    },
    refusalIn: ({ rows }) => (refused?.rows === rows ? refused : undefined),
  };
}

function splitText({ made }: SplitForm): string {
  const { rate, vatAccounts, vatKeys } = made;
  const again = `Ctrl M igen tar ${nextRate(rate)}\u00A0%`;
  return vatKeys.length > 1
    ? `Omvänd moms ${rate}\u00A0% står på ${vatAccounts.join(" och ")}. ${again}`
    : `Raden är delad med ${rate}\u00A0% moms på ${vatAccounts.join(" och ")}. ${again}`;
}
