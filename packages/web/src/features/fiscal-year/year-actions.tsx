import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { Tooltip } from "@mantine/core";
import { IconHash, IconLock, IconLockOpen } from "@tabler/icons-react";
import type { Rights } from "../../data/rights.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import classes from "./fiscal-year.module.css";

interface YearActionsProps {
  readonly year: FiscalYear;
  readonly rights: Rights;
  readonly tabIndex: 0 | -1;
  readonly onLock: (year: FiscalYear) => void;
}

/** What can be done with a year: its series, and, for the owner, locking and unlocking it. */
export function YearActions({ year, rights, tabIndex, onLock }: YearActionsProps) {
  const name = fiscalYearName(year);
  const lock = year.locked ? "Lås upp" : "Lås";
  const LockIcon = year.locked ? IconLockOpen : IconLock;
  return (
    <span className={classes.actions}>
      {rights.mayWrite && (
        <Tooltip label="Serier">
          <IconButton
            component={PageLink}
            to={`/accounting/fiscalYear/${year.id}/series`}
            aria-label={`Serier i ${name}`}
            tabIndex={tabIndex}
          >
            <IconHash size={16} stroke={1.65} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
      {rights.may("own") && (
        <Tooltip label={lock}>
          <IconButton
            aria-label={`${lock} räkenskapsåret ${name}`}
            tabIndex={tabIndex}
            onClick={() => onLock(year)}
          >
            <LockIcon size={16} stroke={1.65} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
    </span>
  );
}
