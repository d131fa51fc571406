import type { Account } from "@huvudbok/core/account-plan";
import { useState } from "react";
import { unfinishedForms } from "../../../data/unfinished/current-forms.ts";
import type { Edit } from "../../../data/unfinished/edit.ts";
import type { SelectedBooks } from "../../../ui/loading/page-data.ts";
import { keepNameInForm } from "./account-form-content.ts";
import type { Editing } from "./account-forms.tsx";

/** Which account the form above the table is about; `askAboutName` opens it with a name that meets another's. */
export function useEditing(books: SelectedBooks) {
  const [editing, onEdit] = useState<Editing>();
  const [drawn, setDrawn] = useState(0);
  return {
    form: { editing, drawn, onEdit },
    askAboutName: (account: Account, edit: Edit<string>) => {
      const place = { fiscalYearId: books.fiscalYear.id, account };
      keepNameInForm(unfinishedForms(books.company.id), place, edit);
      setDrawn((count) => count + 1);
      onEdit(account);
    },
  };
}
