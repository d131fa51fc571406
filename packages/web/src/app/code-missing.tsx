import { useEffect } from "react";
import { askServer } from "../data/api/api-client.ts";
import { isServerReached, subscribeToServer } from "../data/api/server-reached.ts";
import { visitAgain } from "../navigation/address.ts";
import { usePagePath, useView } from "../navigation/use-address.ts";
import { PageFailure } from "./page-failure.tsx";
import { allowReload } from "./reload-for-new-code.ts";

/** How often to ask for a server that does not answer: outside the frame nothing else does. */
const POLL_MS = 5000;

/** In place of a page whose code did not come. It is asked for again as soon as the server is reached again. */
export function CodeMissing() {
  const path = usePagePath();
  const failure = useView()?.failed?.thrown;
  useEffect(() => {
    const tryAgain = () => {
      if (!isServerReached()) return;
      // A browser may keep that the script did not come until the window is loaded again.
      allowReload(failure);
      visitAgain();
    };
    const ask = () => void askServer();
    const stop = subscribeToServer(tryAgain);
    const timer = setInterval(() => {
      if (!isServerReached()) ask();
    }, POLL_MS);
    window.addEventListener("online", visitAgain);
    ask();
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener("online", visitAgain);
    };
  }, [failure]);
  return (
    <PageFailure
      // Another page has a heading of its own to take the focus.
      key={path}
      failure={failure}
      advice="Sidan hämtas av sig själv när servern nås igen."
      onAgain={() => {
        if (allowReload(failure)) visitAgain();
        else window.location.reload();
      }}
    />
  );
}
