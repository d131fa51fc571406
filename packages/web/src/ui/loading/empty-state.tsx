import type { ReactNode, RefObject } from "react";
import classes from "./empty-state.module.css";

interface EmptyStateProps {
  readonly title: string;
  /** True where nothing else is on the page: the title is then the page's heading. */
  readonly isPage?: boolean;
  /** The heading, where the page gives it the focus. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** What this page is for, in a sentence or two. */
  readonly children: ReactNode;
  /** One primary button and one or two alternatives. */
  readonly actions?: ReactNode;
}

/** An empty page: says what the page is for and what to do next. */
export function EmptyState({ title, isPage = false, heading, children, actions }: EmptyStateProps) {
  const Title = isPage ? "h1" : "h2";
  return (
    <section className={classes.empty}>
      <svg width="168" height="90" viewBox="0 0 168 90" aria-hidden className={classes.ledger}>
        <path d="M0 12h168M0 32h168M0 52h168M28 0v62M108 0v62" stroke="var(--hb-line-strong)" />
        <path d="M0 72h168M108 85h60M108 89h60" stroke="var(--hb-ink)" />
      </svg>
      <Title className={classes.title} ref={heading} tabIndex={heading && -1}>
        {title}
      </Title>
      <div className={classes.text}>{children}</div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
