import type { TransactionLink } from "@huvudbok/core/transaction";
import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { KeyHint } from "../../ui/key-hint.tsx";
import { momentText } from "../../ui/moment-text.ts";
import classes from "./transaction-entry.module.css";

interface EntryNoticesProps {
  /** The transaction that this one turns around. */
  readonly corrects: TransactionLink | undefined;
  /** When a form that was begun before was typed in last; undefined when this one was not. */
  readonly keptSince: number | undefined;
  /** Empties such a form. */
  readonly onStartOver: () => void;
  /** How the same text was booked the last time. */
  readonly recalled: { readonly date: string; readonly summary: string } | undefined;
  readonly onRecall: () => void;
}

/** What there is to know and to take between the head of the form and its rows. */
export function EntryNotices({ corrects, keptSince, onStartOver, recalled, onRecall }: EntryNoticesProps) {
  return (
    <>
      {corrects !== undefined && (
        <p className={classes.notice}>{`Rättar ${corrects.series} ${corrects.number}`}</p>
      )}
      {keptSince !== undefined && (
        <p className={classes.notice}>
          {`Det du hade börjat skriva ${momentText(keptSince)} är kvar.`}
          <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
            Börja om
          </Button>
        </p>
      )}
      {recalled !== undefined && (
        <p className={classes.notice}>
          {`Bokfördes så senast, ${recalled.date}:`}
          <Button
            variant="light"
            size="compact-sm"
            className={classes.recall ?? ""}
            aria-keyshortcuts="Alt+R"
            leftSection={<IconHistory size={16} stroke={1.65} aria-hidden />}
            rightSection={<KeyHint keys="Alt R" />}
            onClick={onRecall}
          >
            {recalled.summary}
          </Button>
        </p>
      )}
    </>
  );
}
