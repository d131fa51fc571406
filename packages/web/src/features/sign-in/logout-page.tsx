import { useCallback, useEffect, useRef, useState } from "react";
import { useServerSettings } from "../../data/server-settings.ts";
import { readSignIn } from "../../data/sign-in/current-sign-in.ts";
import { hasWork, type LocalWork } from "../../data/sign-in/local-work.ts";
import { ownersWork, signOut, type WorkChoice } from "../../data/sign-in/sign-in.ts";
import { replaceAddress } from "../../navigation/address.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import { takeSignOutRequest } from "../../ui/link/sign-out-address.ts";
import { useLatest } from "../../ui/use-latest.ts";
import { ConfirmSignOut } from "./confirm-sign-out.tsx";
import classes from "./public-page.module.css";
import { PublicPage } from "./public-page.tsx";

/** How long 'Utloggad' is shown before the public site (PG19). */
const REDIRECT_MS = 2000;

type Step = "working" | "out" | { readonly asked: LocalWork };

/**
 * /logout: clears the stored sign-in, shows 'Utloggad' and goes to the public site. Asks first when something is
 * unsaved, and when the person has not chosen it in the product: a link must not sign anybody out (SN4).
 */
export function LogoutPage() {
  const settings = useServerSettings();
  const [step, setStep] = useState<Step>("working");
  const isStarted = useRef(false);
  const leave = useCallback(async (work: WorkChoice) => {
    setStep("working");
    await signOut(work);
    setStep("out");
  }, []);
  useEffect(() => {
    async function start() {
      const isChosen = takeSignOutRequest();
      // What cannot be counted remains, see `signOut`.
      const work = await ownersWork().catch(() => ({ changes: 0, forms: 0 }));
      if (hasWork(work) || (!isChosen && readSignIn() !== undefined)) setStep({ asked: work });
      else await leave("keep");
    }
    if (isStarted.current) return;
    isStarted.current = true;
    void start();
  }, [leave]);
  // Without the settings there is always /login.
  const publicSite = useLatest(settings?.publicSite ?? "/login");
  useEffect(() => {
    if (step !== "out") return undefined;
    const timer = setTimeout(() => window.location.assign(publicSite.current), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [step, publicSite]);
  if (typeof step === "object") {
    return (
      <ConfirmSignOut
        work={step.asked}
        onConfirm={(work) => void leave(work)}
        onStay={() => replaceAddress("/accounting")}
      />
    );
  }
  return (
    <PublicPage title={step === "out" ? "Utloggad" : "Loggar ut"}>
      <output className={classes.wait}>
        {step === "out" ? "Du är utloggad från Huvudbok." : "Ett ögonblick …"}
      </output>
      {step === "out" && <PageLink to="/login">Logga in igen</PageLink>}
    </PublicPage>
  );
}
