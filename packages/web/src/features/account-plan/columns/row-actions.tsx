import type { Account } from "@huvudbok/core/account-plan";
import { Tooltip } from "@mantine/core";
import { IconArrowRight, IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { PageLink } from "../../../ui/link/page-link.tsx";
import classes from "../chart.module.css";

interface RowActionsProps {
  /** The number of the account. */
  readonly number: Account["id"];
  readonly tabIndex: 0 | -1;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** "More" normally, the three actions on hover and focus, in the same width. */
export function RowActions({ number, tabIndex, onEdit, onRemove }: RowActionsProps) {
  return (
    <span className={classes.actions}>
      <IconDots size={16} stroke={1.65} className={classes.more} aria-hidden />
      <span className={classes.acts}>
        <Tooltip label="Redigera">
          <IconButton aria-label={`Redigera konto ${number}`} tabIndex={tabIndex} onClick={onEdit}>
            <IconPencil size={16} stroke={1.65} />
          </IconButton>
        </Tooltip>
        <Tooltip label="Migrera">
          <IconButton
            component={PageLink}
            to={`/accounting/accountPlan/migrate/${number}`}
            aria-label={`Migrera konto ${number}`}
            tabIndex={tabIndex}
          >
            <IconArrowRight size={16} stroke={1.65} />
          </IconButton>
        </Tooltip>
        <Tooltip label="Radera">
          <IconButton aria-label={`Radera konto ${number}`} tabIndex={tabIndex} onClick={onRemove}>
            <IconTrash size={16} stroke={1.65} />
          </IconButton>
        </Tooltip>
      </span>
    </span>
  );
}
