import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./sie.module.css";

interface ProblemListProps {
  readonly title: string;
  readonly problems: readonly string[];
  /** What to do, said before the list, which may be long. */
  readonly advice?: string;
  /** Said below the list: how many more there are, what to do. */
  readonly children?: ReactNode;
}

/** What keeps an import from being made, one line each. */
export function ProblemList({ title, problems, advice, children }: ProblemListProps) {
  return (
    <section className={classes.problems} role="alert">
      <IconAlertCircle size={18} stroke={1.5} className={classes.problemIcon} aria-hidden />
      <div className={classes.problemBody}>
        <p className={classes.problemTitle}>{title}</p>
        {advice !== undefined && <p>{advice}</p>}
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
