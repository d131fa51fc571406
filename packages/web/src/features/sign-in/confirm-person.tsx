import { hasWork } from "../../data/sign-in/local-work.ts";
import { personName, personWords } from "../../data/sign-in/person-words.ts";
import type { WorkChoice } from "../../data/sign-in/sign-in.ts";
import { PlainButton } from "../../ui/button/plain-button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import type { ArrivedSignIn } from "./arrived-sign-in.ts";
import { localWorkText } from "./local-work-text.ts";
import classes from "./public-page.module.css";
import { PublicPage } from "./public-page.tsx";

interface ConfirmPersonProps {
  readonly arrived: ArrivedSignIn;
  readonly onConfirm: (work: WorkChoice) => void;
  readonly onCancel: () => void;
}

/**
 * Asks before a person is signed in by a link, in place of somebody else, or where somebody else has left work: names
 * the person, and says what happens to what is here (SN2, SN6).
 */
export function ConfirmPerson({ arrived, onConfirm, onCancel }: ConfirmPersonProps) {
  const { signIn, isByLink, present, work } = arrived;
  const name = personName(signIn);
  return (
    <PublicPage title={`Logga in som ${name}?`}>
      <p>
        {isByLink
          ? `En länk vill logga in dig som ${personWords(signIn)}. Fortsätt bara om det är du: annars hamnar det du bokför hos någon annan.`
          : `Du är på väg att logga in som ${personWords(signIn)}.`}
      </p>
      {present !== undefined && <p>{`Nu är du inloggad som ${personWords(present)}, som då loggas ut.`}</p>}
      {hasWork(work) && (
        <Notice
          kind="warning"
          title={`Här finns ${localWorkText(work)} som någon annan inte har sparat klart`}
        >
          Det ligger kvar i webbläsaren och visas bara för den som skrev det, om du inte tar bort det.
        </Notice>
      )}
      <div className={classes.choices}>
        <PlainButton variant="filled" className={classes.large} onClick={() => onConfirm("keep")}>
          {`Logga in som ${name}`}
        </PlainButton>
        {hasWork(work) && (
          <PlainButton onClick={() => onConfirm("delete")}>Logga in och ta bort det</PlainButton>
        )}
        <PlainButton onClick={onCancel}>Avbryt</PlainButton>
      </div>
    </PublicPage>
  );
}
