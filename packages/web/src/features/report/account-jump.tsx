import { DEFAULT_COMPANY_TYPE } from "@huvudbok/core/company";
import { accountRowId, type GeneralLedgerReport } from "@huvudbok/core/report";
import { useMemo, useState } from "react";
import { useAccountWords } from "../../data/account-words.ts";
import { useCompany } from "../../data/company/selected-company.ts";
import classes from "../../parts/report/report.module.css";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { jumpTarget, searched } from "./jump-target.ts";

interface AccountJumpProps {
  readonly report: GeneralLedgerReport;
  /** Shows the row; the next Enter gives it the focus. */
  readonly onJump: (row: { readonly id: string }) => void;
}

/** Leads to an account of the ledger while its number, its name or an everyday word for it is typed. */
export function AccountJump({ report, onJump }: AccountJumpProps) {
  const [typed, setTyped] = useState("");
  const companyType = useCompany()?.config.recipient.companyType ?? DEFAULT_COMPANY_TYPE;
  const words = useAccountWords(
    useMemo(() => searched(report.accounts), [report.accounts]),
    companyType,
  );
  const isMissing = typed.trim() !== "" && jumpTarget(report.accounts, typed, words) === undefined;
  return (
    <>
      <SearchInput
        className={classes.jump}
        label="Gå till konto"
        placeholder="Gå till konto"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          const account = jumpTarget(report.accounts, text, words);
          if (account !== undefined) onJump({ id: accountRowId(account) });
        }}
      />
      <output className={classes.missing}>{isMissing && "Inget sådant konto i rapporten"}</output>
    </>
  );
}
