import { accountRowId, type GeneralLedgerReport } from "@huvudbok/core/report";
import { useState } from "react";
import classes from "../../parts/report/report.module.css";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { jumpTarget } from "./jump-target.ts";

interface AccountJumpProps {
  readonly report: GeneralLedgerReport;
  /** Shows the row; the next Enter gives it the focus. */
  readonly onJump: (row: { readonly id: string }) => void;
}

/** Leads to an account of the ledger while its number or name is typed. */
export function AccountJump({ report, onJump }: AccountJumpProps) {
  const [typed, setTyped] = useState("");
  const isMissing = typed.trim() !== "" && jumpTarget(report.accounts, typed) === undefined;
  return (
    <>
      <SearchInput
        className={classes.jump}
        label="Gå till konto"
        placeholder="Gå till konto"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          const account = jumpTarget(report.accounts, text);
          if (account !== undefined) onJump({ id: accountRowId(account) });
        }}
      />
      <output className={classes.missing}>{isMissing && "Inget sådant konto i rapporten"}</output>
    </>
  );
}
