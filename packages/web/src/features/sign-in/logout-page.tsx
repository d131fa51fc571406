import { Button, Group } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useServerSettings } from "../../data/server-settings.ts";
import { hasUnsavedWork, signOut } from "../../data/sign-in.ts";
import { PageLink } from "../../ui/page-link.tsx";
import classes from "./public-page.module.css";
import { PublicPage } from "./public-page.tsx";

/** How long 'Utloggad' is shown before the public site (specification 1 §9). */
const REDIRECT_MS = 2000;

type Step = "asking" | "out" | "working";

/** /logout: clears the stored sign-in, shows 'Utloggad' and goes to the public site; asks first if work is unsaved. */
export function LogoutPage() {
  const router = useRouter();
  const settings = useServerSettings();
  const [step, setStep] = useState<Step>("working");
  const isStarted = useRef(false);
  const leave = useCallback(async () => {
    setStep("working");
    await signOut();
    setStep("out");
  }, []);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void hasUnsavedWork().then(async (isUnsaved) => (isUnsaved ? setStep("asking") : leave()));
  }, [leave]);
  const publicSite = settings?.publicSite;
  useEffect(() => {
    if (step !== "out" || publicSite === undefined) return undefined;
    const timer = setTimeout(() => window.location.assign(publicSite), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [step, publicSite]);
  if (step === "asking") {
    return (
      <PublicPage title="Allt är inte sparat">
        <p>Det finns ändringar som inte har nått servern. Loggar du ut nu går de förlorade.</p>
        <Group gap="sm">
          <Button variant="filled" onClick={() => router.history.back()}>
            Stanna kvar
          </Button>
          <Button color="red" onClick={() => void leave()}>
            Logga ut ändå
          </Button>
        </Group>
      </PublicPage>
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
