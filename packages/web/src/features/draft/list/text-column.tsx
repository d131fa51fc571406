import type { Draft } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { attachedFileIds } from "@huvudbok/core/transaction";
import { IconCopy, IconPaperclip } from "@tabler/icons-react";
import type { Column } from "../../../ui/data-table/column.ts";
import { namedBy } from "../booked/doubt-text.ts";
import { draftName } from "../booked/draft-name.ts";
import classes from "./draft-list.module.css";
import type { DraftRow } from "./draft-row.ts";
import type { ListedDrafts } from "./use-listed-drafts.ts";

/** What a draft is about, with its files and what it is the twin of. */
export function textColumn(listed: TwinsOf): Column<DraftRow> {
  return {
    key: "text",
    heading: "Text",
    sortable: true,
    isLink: true,
    phone: "title",
    title: ({ draft }) => {
      const twin = twinOf(draft, listed);
      return twin === undefined ? draft.text : `${draft.text}. Dubblett av ${twin.name}`;
    },
    render: ({ draft }) => {
      const files = formatCounted(attachedFileIds(draft).length, "fil", "filer");
      const twin = twinOf(draft, listed);
      return (
        <>
          {twin !== undefined && (
            // Before the text, which may be cut.
            <span className={classes.twin}>
              <IconCopy size={14} stroke={1.65} aria-hidden />
              {twin.isRegistered ? `Dubblett av ${twin.name}` : "Dubblett"}
              <span className="visually-hidden">{twin.isRegistered ? "," : ` av ${twin.name},`}</span>
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

type TwinsOf = Pick<ListedDrafts, "twins" | "doubtOf">;

/** What this draft is the same as (CT8): the transaction that it is registered as, or another draft. */
function twinOf(draft: Draft, { twins, doubtOf }: TwinsOf) {
  const doubt = doubtOf(draft);
  if (doubt?.kind === "booked" && namedBy(doubt).isRegistered) return namedBy(doubt);
  const twin = twins.twinOf(draft);
  return twin && { name: draftName(twin), isRegistered: false };
}
