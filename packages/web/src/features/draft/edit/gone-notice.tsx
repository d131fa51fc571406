import type { Transaction } from "@huvudbok/core/transaction";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { missingDraftText } from "./draft-text.ts";

interface GoneNoticeProps {
  readonly id: string;
  /** What it is in the books, where they have it. */
  readonly registered: Transaction | undefined;
  /** It was sent from here and nothing answered: that it is in the books is no other person's doing. */
  readonly isUnanswered: boolean;
}

/** The draft that is shown is registered or deleted: what became of it, as far as the books tell. */
export function GoneNotice({ id, registered, isUnanswered }: GoneNoticeProps) {
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
      {registered === undefined ? (
        <>
          <p>
            {isUnanswered
              ? "Din registrering fick inget svar, och kan ha kommit fram. Se efter bland transaktionerna innan du sparar det igen."
              : "Någon annan har registrerat, raderat eller slagit ihop det. Det kan inte registreras härifrån. Ska det ändå finnas kvar sparar du det igen."}
          </p>
          <p>{missingDraftText(id)}</p>
        </>
      ) : (
        <p>
          {isUnanswered
            ? "Din registrering kom fram, men inte svaret på den. Utkastet är borta och ska inte sparas igen."
            : "Någon annan har registrerat det. Vill du ändra något rättar du transaktionen."}
        </p>
      )}
    </Notice>
  );
}
