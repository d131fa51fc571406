import type { AccountNo } from "@huvudbok/core/account-plan";
import { useMemo } from "react";
import type { ReportBooks } from "./use-report-books.ts";

/** Looks up the names of accounts; empty for one that the plan lacks. */
export function useAccountNames(books: ReportBooks): (account: AccountNo) => string {
  const plan = books.state === "ready" ? books.plan : undefined;
  return useMemo(() => {
    const names = new Map(plan?.accounts2.map(({ id, name }) => [id, name]));
    return (account) => names.get(account) ?? "";
  }, [plan]);
}
