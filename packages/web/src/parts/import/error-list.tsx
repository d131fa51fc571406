import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./import.module.css";

interface ErrorListProps {
  readonly title: string;
  readonly errors: readonly string[];
  /** What to do, shown before the list, which may be long. */
  readonly advice?: string;
  /** Shown below the list: how many more there are, what to do. */
  readonly children?: ReactNode;
}

/** What prevents an import, one line each. */
export function ErrorList({ title, errors, advice, children }: ErrorListProps) {
  return (
    <section className={classes.errors} role="alert">
      <IconAlertCircle size={18} stroke={1.5} className={classes.errorIcon} aria-hidden />
      <div className={classes.errorBody}>
        <p className={classes.errorTitle}>{title}</p>
        {advice !== undefined && <p>{advice}</p>}
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
