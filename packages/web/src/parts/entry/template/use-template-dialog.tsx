import type { Account } from "@huvudbok/core/account-plan";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { type ReactNode, useState } from "react";
import { useHasFeature } from "../../../data/company/use-features.ts";
import { hasRows } from "../form/entry-form.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { focusCell, focusNamed } from "../row/cell-focus.ts";
import { TemplateDialog } from "./template-dialog.tsx";

/** What fills the form from a template: undefined for a company whose package has none. */
export function useTemplateDialog(
  store: EntryStore,
  accounts: ReadonlyMap<string, Account>,
): { readonly open: (() => void) | undefined; readonly dialog: ReactNode } {
  const hasPlus = useHasFeature(FEATURE_ID.accountingPlus);
  const [isOpen, setIsOpen] = useState(false);
  if (!hasPlus) return { open: undefined, dialog: null };
  const rows = store.live().rows;
  return {
    open: () => {
      if (isOpen) focusNamed("template-search");
      else setIsOpen(true);
    },
    dialog: isOpen && (
      <TemplateDialog
        accounts={accounts}
        hasRows={hasRows(store.form())}
        sum={rows.reduce((most, { amount = 0 }) => Math.max(most, Math.abs(amount)), 0)}
        onClose={() => {
          setIsOpen(false);
          focusCell(0, "account");
        }}
        onApply={(applied) => {
          store.dispatch({ kind: "template", ...applied });
          setIsOpen(false);
          focusCell(0, "account");
          // A draft that cannot be registered has no such button.
          focusNamed("register");
        }}
      />
    ),
  };
}
