import { useSignIn } from "../../data/sign-in/current-sign-in.ts";
import { hasWork, type LocalWork } from "../../data/sign-in/local-work.ts";
import { personWords } from "../../data/sign-in/person-words.ts";
import type { WorkChoice } from "../../data/sign-in/sign-in.ts";
import { PlainButton } from "../../ui/button/plain-button.tsx";
import { localWorkText } from "./local-work-text.ts";
import classes from "./public-page.module.css";
import { PublicPage } from "./public-page.tsx";

interface ConfirmSignOutProps {
  readonly work: LocalWork;
  readonly onConfirm: (work: WorkChoice) => void;
  readonly onStay: () => void;
}

/** Asks before a person is signed out: unsaved work remains in the browser unless they choose to delete it. */
export function ConfirmSignOut({ work, onConfirm, onStay }: ConfirmSignOutProps) {
  const signIn = useSignIn();
  const isUnsaved = hasWork(work);
  return (
    <PublicPage title={isUnsaved ? "Allt är inte sparat" : "Logga ut?"}>
      {signIn !== undefined && <p>{`Du är inloggad som ${personWords(signIn)}.`}</p>}
      {isUnsaved && (
        <p>{`Du har ${localWorkText(work)} som inte har nått servern. Det kan ligga kvar i den här webbläsaren tills du loggar in igen, och visas bara för dig.`}</p>
      )}
      <div className={classes.choices}>
        <PlainButton variant="filled" onClick={onStay}>
          Stanna kvar
        </PlainButton>
        <PlainButton onClick={() => onConfirm("keep")}>
          {isUnsaved ? "Logga ut och låt det ligga kvar" : "Logga ut"}
        </PlainButton>
        {isUnsaved && <PlainButton onClick={() => onConfirm("delete")}>Logga ut och ta bort det</PlainButton>}
      </div>
    </PublicPage>
  );
}
