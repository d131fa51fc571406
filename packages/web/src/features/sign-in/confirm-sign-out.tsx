import { Button } from "@mantine/core";
import { useSignIn } from "../../data/current-sign-in.ts";
import { hasWork, type KeptWork } from "../../data/kept-work.ts";
import type { WorkChoice } from "../../data/sign-in.ts";
import { keptWorkText } from "./kept-work-text.ts";
import classes from "./public-page.module.css";
import { PublicPage } from "./public-page.tsx";

interface ConfirmSignOutProps {
  readonly work: KeptWork;
  readonly onConfirm: (work: WorkChoice) => void;
  readonly onStay: () => void;
}

/** Asks before somebody is signed out: what is unsaved stays in the browser unless they say that it goes. */
export function ConfirmSignOut({ work, onConfirm, onStay }: ConfirmSignOutProps) {
  const signIn = useSignIn();
  const isUnsaved = hasWork(work);
  return (
    <PublicPage title={isUnsaved ? "Allt är inte sparat" : "Logga ut?"}>
      {signIn !== undefined && <p>{`Du är inloggad som ${signIn.name} (${signIn.email}).`}</p>}
      {isUnsaved && (
        <p>{`Du har ${keptWorkText(work)} som inte har nått servern. Det kan ligga kvar i den här webbläsaren tills du loggar in igen, och visas bara för dig.`}</p>
      )}
      <div className={classes.choices}>
        <Button variant="filled" onClick={onStay}>
          Stanna kvar
        </Button>
        <Button onClick={() => onConfirm("keep")}>
          {isUnsaved ? "Logga ut och låt det ligga kvar" : "Logga ut"}
        </Button>
        {isUnsaved && (
          <Button color="red" onClick={() => onConfirm("delete")}>
            Logga ut och ta bort det
          </Button>
        )}
      </div>
    </PublicPage>
  );
}
