import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./notice.module.css";

const ICONS = { info: IconInfoCircle, warning: IconAlertTriangle, ok: IconCircleCheck, locked: IconLock };

interface NoticeProps {
  readonly kind: keyof typeof ICONS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or a link to the right. */
  readonly action?: ReactNode;
}

/** A box in the page that describes a state: never by colour alone, always with words and an icon. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <section className={classes.notice} data-level={kind === "locked" ? "warning" : kind} aria-live="polite">
      <Icon size={18} stroke={1.5} className={classes.icon} aria-hidden />
      <div className={classes.body}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && <div className={classes.text}>{children}</div>}
      </div>
      {action !== undefined && <div className={classes.actions}>{action}</div>}
    </section>
  );
}
