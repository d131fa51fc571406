import type { Transaction } from "@huvudbok/core/transaction";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { missingDraftText } from "./draft-text.ts";

interface GoneNoticeProps {
  readonly id: string;
  /** What it is in the books, where they have it. */
  readonly registered: Transaction | undefined;
}

/** Somebody else has registered or deleted the draft that is shown: what became of it, as far as the books tell. */
export function GoneNotice({ id, registered }: GoneNoticeProps) {
  const name = registered && `${registered.series} ${registered.number}`;
  return (
    <Notice
      kind="warning"
      title={name === undefined ? "Utkastet finns inte längre" : `Utkastet är bokfört som ${name}`}
      action={
        registered !== undefined && (
          <LinkButton to={transactionPath(registered)}>{`Öppna ${name}`}</LinkButton>
        )
      }
    >
      <p>
        Någon annan har registrerat, raderat eller slagit ihop det. Det kan inte registreras härifrån. Ska det
        ändå finnas kvar sparar du det igen.
      </p>
      <p>{missingDraftText(id)}</p>
    </Notice>
  );
}
