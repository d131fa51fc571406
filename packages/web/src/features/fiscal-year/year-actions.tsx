import {
  type FiscalYear,
  fiscalYearName,
  yearDeletionHindrance,
  yearDeletionHindranceText,
} from "@huvudbok/core/fiscal-year";
import { Tooltip } from "@mantine/core";
import { IconHash, IconLock, IconLockOpen, IconTrash } from "@tabler/icons-react";
import type { Rights } from "../../data/rights.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import classes from "./fiscal-year.module.css";

interface YearActionsProps {
  readonly year: FiscalYear;
  readonly rights: Rights;
  readonly tabIndex: 0 | -1;
  /** The year that the person works in. */
  readonly current: FiscalYear;
  readonly onLock: (year: FiscalYear) => void;
  /** Says why the year cannot be deleted. */
  readonly onRefused: (reason: string) => void;
}

/** What can be done with a year: its series, and, for the owner, locking and unlocking it. */
export function YearActions({ year, rights, tabIndex, current, onLock, onRefused }: YearActionsProps) {
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
      {rights.may("own") && (
        <DeleteButton year={year} activeId={current.id} tabIndex={tabIndex} onRefused={onRefused} />
      )}
    </span>
  );
}

interface DeleteButtonProps extends Pick<YearActionsProps, "year" | "tabIndex" | "onRefused"> {
  readonly activeId: string;
}

/** Leads to the deletion; disabled for the active year, whose reason is told when it is pressed all the same. */
function DeleteButton({ year, activeId, tabIndex, onRefused }: DeleteButtonProps) {
  const label = `Radera räkenskapsåret ${fiscalYearName(year)}`;
  const icon = <IconTrash size={16} stroke={1.65} aria-hidden />;
  const hindrance = yearDeletionHindrance(year, { activeId });
  if (hindrance?.code !== "active") {
    return (
      <Tooltip label="Radera">
        <IconButton
          component={PageLink}
          to={`/accounting/fiscalYear/${year.id}/delete`}
          aria-label={label}
          tabIndex={tabIndex}
        >
          {icon}
        </IconButton>
      </Tooltip>
    );
  }
  const reason = yearDeletionHindranceText(hindrance);
  return (
    <Tooltip label={reason}>
      <IconButton
        aria-label={label}
        aria-disabled
        tabIndex={tabIndex}
        className={classes.off}
        onClick={() => onRefused(reason)}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
