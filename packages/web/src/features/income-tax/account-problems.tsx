import {
  type AccountProblem,
  accountProblemHint,
  accountProblemText,
  NOT_PLACED_TEXT,
} from "@huvudbok/core/income-tax";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./tax-return.module.css";

interface AccountProblemsProps {
  readonly problems: readonly AccountProblem[];
  /** The button that puts right what the form itself knows. */
  readonly action: ReactNode;
}

/** Every account that keeps the return from being made, each with a way to its form. */
export function AccountProblems({ problems, action }: AccountProblemsProps) {
  const unplaced = problems.some(({ code }) => code === "not-placed");
  return (
    <Notice
      kind="warning"
      title={unplaced ? NOT_PLACED_TEXT : "Kontoplanen behöver rättas innan deklarationen kan göras"}
      action={
        <>
          {action}
          <LinkButton to="/accounting/accountPlan">Till kontoplanen</LinkButton>
        </>
      }
    >
      <ul className={classes.accounts}>
        {problems.map((problem) => (
          <li key={problem.accountNo}>
            <PageLink to={accountPath(problem)}>{accountProblemText(problem)}</PageLink>
            <span className={classes.hint}>{accountProblemHint(problem)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** An account that the chart lacks is added on the page of the chart. */
function accountPath({ code, accountNo }: AccountProblem): string {
  return code === "account-missing"
    ? "/accounting/accountPlan/edit"
    : `/accounting/accountPlan/edit?account=${accountNo}`;
}
