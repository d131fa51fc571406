import { useDocumentTitle } from "@mantine/hooks";
import { useState } from "react";
import { askServer } from "../data/api/api-client.ts";
import { isServerReached } from "../data/api/server-reached.ts";
import { PlainButton } from "../ui/button/plain-button.tsx";
import { ErrorBox } from "../ui/page-frame/error-box.tsx";
import { pageErrorOf } from "../ui/page-frame/error-level.ts";
import { useFocusOnPage } from "../ui/page-frame/use-focus-on-page.ts";

const AWAY = "Servern nås inte just nu. Försök igen om en stund.";

interface PageFailureProps {
  readonly failure: unknown;
  /** What the person can do, or wait for. */
  readonly advice: string;
  /** Shows the page anew; called only when the server answers. */
  readonly onAgain: () => void;
}

/** In place of a page that cannot be shown: what happened, that nothing saved was lost, and a way on. */
export function PageFailure({ failure, advice, onAgain }: PageFailureProps) {
  const heading = useFocusOnPage();
  const [notice, setNotice] = useState("");
  useDocumentTitle("Sidan kunde inte visas – Huvudbok");
  async function tryAgain() {
    setNotice("");
    // Without the server the browser would show an error page of its own.
    await askServer();
    if (isServerReached()) onAgain();
    else setNotice(AWAY);
  }
  return (
    <main id="page" style={{ padding: 24, maxWidth: 860 }}>
      <h1 ref={heading} tabIndex={-1} style={{ marginBottom: 16 }}>
        Sidan kunde inte visas
      </h1>
      <ErrorBox error={pageErrorOf(failure)} />
      <p style={{ marginBottom: 16 }}>Det som är sparat är kvar. {advice}</p>
      <PlainButton variant="filled" onClick={() => void tryAgain()}>
        Ladda om
      </PlainButton>
      <output style={{ display: "block", marginTop: 16 }}>{notice}</output>
    </main>
  );
}
