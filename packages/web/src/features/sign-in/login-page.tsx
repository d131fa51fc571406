import { missingScopes } from "@huvudbok/core/api";
import { IconBrandGoogle } from "@tabler/icons-react";
import { apiAddress } from "../../data/api/api-client.ts";
import { useServerSettings } from "../../data/server-settings.ts";
import { hasWork } from "../../data/sign-in/local-work.ts";
import { buttonLook } from "../../ui/button/plain-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { localWorkText } from "./local-work-text.ts";
import classes from "./public-page.module.css";
import { PublicPage } from "./public-page.tsx";
import { useSignInInOtherTab, useWorkLeft } from "./use-waiting-sign-in.ts";

/**
 * Sign-in: one button to the identity provider; says which permissions are missing when that is the reason for this
 * page.
 */
export function LoginPage() {
  const [query] = useQueryState();
  const settings = useServerSettings();
  const missing = missingScopes(query("missingScope"), query("currentScope")).join(" ");
  const work = useWorkLeft();
  const isUnavailable = query("error") === "unavailable";
  const start = new URLSearchParams();
  const returnUrl = query("returnUrl");
  if (returnUrl !== undefined) start.set("returnUrl", returnUrl);
  if (missing !== "") start.set("scope", missing);
  useSignInInOtherTab(returnUrl);
  return (
    <PublicPage title="Logga in">
      {work !== undefined && hasWork(work) && (
        <Notice kind="info" title="Du har loggats ut, det du skrev finns kvar">
          {`Här finns ${localWorkText(work)}. Logga in igen som samma person, så skickas det som väntade på servern, och det du höll på med går att fortsätta med.`}
        </Notice>
      )}
      {isUnavailable && (
        <Notice kind="warning">Inloggningstjänsten svarar inte just nu. Försök igen om en stund.</Notice>
      )}
      {missing === "" ? (
        <p>Använd ett Google konto för att logga in</p>
      ) : (
        <Notice kind="warning">
          {`Inloggning behövs: Du behöver logga in igen med Google för att bevilja följande behörigheter: ${missing}`}
        </Notice>
      )}
      <a href={apiAddress(`/api/auth/login?${start.toString()}`)} {...buttonLook("filled", classes.large)}>
        <IconBrandGoogle size={18} stroke={1.65} aria-hidden />
        Logga in med Google
      </a>
      <p className={classes.quiet}>
        {/* Nothing is said of where names go before it is known. */}
        {settings === undefined && "\u00A0"}
        {settings?.localSignIn === true &&
          "Den här servern körs lokalt och har ingen koppling till Google. Du väljer själv namn och e-post i nästa steg, och allt stannar på den här datorn."}
        {settings?.localSignIn === false &&
          "Vi får ditt namn och din e-postadress. Inget lösenord lagras här."}
      </p>
    </PublicPage>
  );
}
