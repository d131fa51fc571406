import type { Draft, DraftTwins } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { attachedFileIds } from "@huvudbok/core/transaction";
import { IconCopy, IconPaperclip } from "@tabler/icons-react";
import type { Column } from "../../../ui/data-table/column.ts";
import classes from "./draft-list.module.css";
import { type DraftRow, draftName } from "./draft-row.ts";

/** What a draft is about, with its files and what it is the twin of. */
export function textColumn(twins: DraftTwins): Column<DraftRow> {
  return {
    key: "text",
    heading: "Text",
    sortable: true,
    isLink: true,
    phone: "title",
    title: ({ draft }) => {
      const twin = twinName(draft, twins);
      return twin === undefined ? draft.text : `${draft.text}. Dubblett av ${twin}`;
    },
    render: ({ draft }) => {
      const files = formatCounted(attachedFileIds(draft).length, "fil", "filer");
      const twin = twinName(draft, twins);
      return (
        <>
          {twin !== undefined && (
            // Before the text, which may be cut.
            <span className={classes.twin}>
              <IconCopy size={14} stroke={1.65} aria-hidden />
              Dubblett<span className="visually-hidden"> av {twin},</span>
            </span>
          )}
          {draft.text.trim() === "" ? <span className={classes.quiet}>Utan text</span> : draft.text}
          {attachedFileIds(draft).length > 0 && (
            <span className={classes.mark} title={files}>
              <IconPaperclip size={16} stroke={1.5} aria-label={files} />
            </span>
          )}
        </>
      );
    },
  };
}

/** The name of the draft that this one is the same as (CT8). */
function twinName(draft: Draft, twins: DraftTwins): string | undefined {
  const twin = twins.twinOf(draft);
  return twin && draftName(twin);
}
