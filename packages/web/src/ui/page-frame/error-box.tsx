import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import { useState } from "react";
import { PlainButton } from "../button/plain-button.tsx";
import { WholeNumbers } from "../form/whole-numbers.tsx";
import { errorLevel, type PageError } from "./error-level.ts";
import classes from "./notice.module.css";

const ICONS = { info: IconInfoCircle, warning: IconAlertTriangle, danger: IconAlertCircle };

/** The page's error area: what happened, what to do, and the stack trace on request. */
export function ErrorBox({ error }: { readonly error: PageError }) {
  const [open, setOpen] = useState(false);
  if (error.isShownInNotice === true) return null;
  const level = errorLevel(error);
  const Icon = ICONS[level];
  return (
    <section className={classes.notice} data-level={level} role="alert">
      <Icon size={18} stroke={1.5} className={classes.icon} aria-hidden />
      <div className={classes.body}>
        <p className={classes.title}>{error.title ?? "Ett fel inträffade"}</p>
        {error.message.split("\n").map((line) => (
          <p key={line} className={classes.text}>
            <WholeNumbers text={line} />
          </p>
        ))}
        {open && <pre className={classes.stack}>{error.stack}</pre>}
      </div>
      {(error.action !== undefined || error.stack !== undefined) && (
        <div className={classes.actions}>
          {error.action && <PlainButton onClick={error.action.onClick}>{error.action.label}</PlainButton>}
          {error.stack !== undefined && (
            <PlainButton variant="subtle" onClick={() => setOpen(!open)} aria-expanded={open}>
              {open ? "Dölj Stack Trace" : "Visa Stack Trace"}
            </PlainButton>
          )}
        </div>
      )}
    </section>
  );
}
