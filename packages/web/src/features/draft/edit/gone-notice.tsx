import type { Transaction } from "@huvudbok/core/transaction";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { missingDraftText } from "./draft-text.ts";
import type { GoneDraft } from "./gone-draft.ts";

interface GoneNoticeProps {
  readonly id: string;
  /** What it is in the books, where they have it. */
  readonly registered: Transaction | undefined;
  /** It was sent from here and nothing answered: that it is in the books is no other person's doing. */
  readonly isUnanswered: boolean;
  /** What it may have become, where they do not say. */
  readonly became: GoneDraft | undefined;
}

/** The draft that is shown is registered or deleted: what became of it, as far as the books tell. */
export function GoneNotice({ id, registered, isUnanswered, became }: GoneNoticeProps) {
  const name = registered && `${registered.series} ${registered.number}`;
  const link =
    registered === undefined ? became?.link : { label: `Öppna ${name}`, to: transactionPath(registered) };
  return (
    <Notice
      kind="warning"
      title={name === undefined ? "Utkastet finns inte längre" : `Utkastet är bokfört som ${name}`}
      action={link !== undefined && <LinkButton to={link.to}>{link.label}</LinkButton>}
    >
      {registered === undefined ? (
        <>
          {isUnanswered ? (
            <p>
              Din registrering fick inget svar, och kan ha kommit fram. Se efter bland transaktionerna innan
              du sparar det igen.
            </p>
          ) : (
            <>
              <p>{became?.text}</p>
              <p>Det kan inte registreras härifrån. Ska det ändå finnas kvar sparar du det igen.</p>
            </>
          )}
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
