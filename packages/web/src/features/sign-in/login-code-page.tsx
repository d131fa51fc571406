import { Button } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure } from "../../data/api-failure.ts";
import { endSession, storeSignIn, type WorkChoice } from "../../data/sign-in.ts";
import { withinTime } from "../../data/within-time.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import { type ArrivedSignIn, arrivedSignIn, isToBeAsked } from "./arrived-sign-in.ts";
import { ConfirmPerson } from "./confirm-person.tsx";
import classes from "./public-page.module.css";
import { PublicPage } from "./public-page.tsx";

/** How long one waits for the server before there is something to press. */
const LONGEST_MS = 10_000;

/**
 * /login/code: completes the sign-in that the provider's redirect brought, or that a token in the address asks for. The
 * address is cleaned at once, and whoever is signed in stays so until somebody has pressed a button (clarification P12).
 */
export function LoginCodePage() {
  const router = useRouter();
  const [failure, setFailure] = useState<PageError>();
  const [asked, setAsked] = useState<ArrivedSignIn>();
  const search = useRef(window.location.search);
  const isStarted = useRef(false);
  const enter = useCallback(
    async ({ signIn, returnUrl }: ArrivedSignIn, work: WorkChoice) => {
      await storeSignIn(signIn, work);
      router.history.replace(returnUrl);
    },
    [router],
  );
  useEffect(() => {
    async function arrive() {
      const arrived = await withinTime(LONGEST_MS, (signal) => arrivedSignIn(search.current, signal));
      if (arrived === undefined) router.history.replace("/login");
      else if (isToBeAsked(arrived)) setAsked(arrived);
      else await enter(arrived, "keep");
    }
    // A code can be used once only, also when React mounts twice.
    if (isStarted.current) return;
    isStarted.current = true;
    window.history.replaceState(window.history.state, "", "/login/code");
    arrive().catch((thrown: unknown) => setFailure(failureOf(thrown)));
  }, [router, enter]);
  async function cancel({ signIn, isByLink, present }: ArrivedSignIn) {
    // The session of a link is somebody's; that of a sign-in just made would be left behind.
    if (!isByLink) void endSession(signIn.token);
    router.history.replace(present === undefined ? "/login" : "/accounting");
  }
  if (asked !== undefined) {
    return (
      <ConfirmPerson
        arrived={asked}
        onConfirm={(work) => void enter(asked, work)}
        onCancel={() => void cancel(asked)}
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
          <Button variant="filled" fullWidth h={44} onClick={() => router.history.replace("/login")}>
            Logga in igen
          </Button>
        </>
      )}
    </PublicPage>
  );
}

/** What the server refuses, such as a sign-in that took too long, is no fault of the program: it is told as calmly. */
function failureOf(thrown: unknown): PageError {
  return { title: "Inloggningen gick inte igenom", message: messageOf(thrown), level: "warning" };
}

/** The server's sentences about sign-in are made to be read here; other failures have names only programs know. */
function messageOf(thrown: unknown): string {
  const isForReading =
    thrown instanceof ApiFailure &&
    ["SignInFailed", "NetworkFailure", "TooManyRequests"].includes(thrown.type);
  return isForReading ? thrown.message : "Adressen går inte att logga in med. Logga in på vanligt sätt.";
}
