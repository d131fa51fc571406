import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { withinTime } from "../../data/api/within-time.ts";
import { takeArrivedQuery } from "../../data/sign-in/arrived-address.ts";
import { readSignIn } from "../../data/sign-in/current-sign-in.ts";
import { endSession, storeSignIn, type WorkChoice } from "../../data/sign-in/sign-in.ts";
import { replaceAddress } from "../../navigation/address.ts";
import { PlainButton } from "../../ui/button/plain-button.tsx";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import { type ArrivedSignIn, arrivedSignIn, isToBeAsked } from "./arrived-sign-in.ts";
import { ConfirmPerson } from "./confirm-person.tsx";
import classes from "./public-page.module.css";
import { PublicPage } from "./public-page.tsx";

/** How long to wait for the server before a button is shown. */
const LONGEST_MS = 10_000;

/**
 * /login/code: completes the sign-in that the provider's redirect brought, or that a token in the address asked for;
 * the address itself is already clean. A person who is signed in remains so until somebody has pressed a button (SN2).
 */
export function LoginCodePage() {
  const [failure, setFailure] = useState<PageError>();
  const [asked, setAsked] = useState<ArrivedSignIn>();
  const isStarted = useRef(false);
  const enter = useCallback(async ({ signIn, returnUrl }: ArrivedSignIn, work: WorkChoice) => {
    await storeSignIn(signIn, work);
    replaceAddress(returnUrl);
  }, []);
  useEffect(() => {
    async function arrive() {
      const query = takeArrivedQuery();
      const arrived = await withinTime(LONGEST_MS, (signal) => arrivedSignIn(query, signal));
      if (arrived === undefined) replaceAddress("/login");
      else if (isToBeAsked(arrived)) setAsked(arrived);
      else await enter(arrived, "keep");
    }
    // A code can be used only once, also when React mounts twice.
    if (isStarted.current) return;
    isStarted.current = true;
    arrive().catch((thrown: unknown) => setFailure(failureOf(thrown)));
  }, [enter]);
  function cancel({ signIn, isByLink }: ArrivedSignIn) {
    // The session of a link belongs to somebody; that of a sign-in just made would be left behind.
    if (!isByLink) void endSession(signIn.token);
    replaceAddress(readSignIn() === undefined ? "/login" : "/accounting");
  }
  if (asked !== undefined) {
    return (
      <ConfirmPerson
        arrived={asked}
        onConfirm={(work) => void enter(asked, work)}
        onCancel={() => cancel(asked)}
      />
    );
  }
  return (
    <PublicPage title={failure === undefined ? "Loggar in" : "Logga in"}>
      {failure === undefined ? (
        <output className={classes.wait}>Ett ögonblick …</output>
      ) : (
        <>
          <ErrorBox error={failure} />
          <PlainButton variant="filled" className={classes.large} onClick={() => replaceAddress("/login")}>
            Logga in igen
          </PlainButton>
        </>
      )}
    </PublicPage>
  );
}

/**
 * A refusal of the server, such as of a sign-in that took too long, is no bug of the program, and is shown without
 * alarm.
 */
function failureOf(thrown: unknown): PageError {
  return { title: "Inloggningen gick inte igenom", message: messageOf(thrown), level: "warning" };
}

/** The server's messages about sign-in are written for this page; other failures only have names for programs. */
function messageOf(thrown: unknown): string {
  const isForReading =
    thrown instanceof ApiFailure &&
    (thrown.isWithoutAnswer || ["SignInFailed", "TooManyRequests"].includes(thrown.type));
  return isForReading ? thrown.message : "Adressen går inte att logga in med. Logga in på vanligt sätt.";
}
