import { type OwnSignIns, ownSignInsSchema } from "@huvudbok/core/api";
import { relativeTimeText } from "@huvudbok/core/calendar";
import { useState } from "react";
import { callApi } from "../../data/api/api-client.ts";
import { RemoteValue, useRemoteValue } from "../../data/api/remote-value.ts";
import { serverNow } from "../../data/api/server-clock.ts";
import { Button } from "../../ui/button/button.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import classes from "./own-sign-ins.module.css";
import { SettingsSection } from "./settings-section.tsx";

type OwnSignIn = OwnSignIns["signIns"][number];

/** Where the person is signed in, with buttons that end a sign-in there. */
export function SignInSection() {
  const [remote] = useState(
    () => new RemoteValue(async () => (await callApi(ownSignInsSchema, "GET", "/api/session")).signIns),
  );
  const { value: signIns = [], error } = useRemoteValue(remote);
  const ending = useAction();
  const end = (path: string) =>
    ending.run(async () => {
      await callApi(undefined, "DELETE", path).finally(() => remote.reload());
    });
  const failure = ending.error ?? (error && pageErrorOf(error));
  return (
    <SettingsSection
      title="Inloggningar"
      text="Här är du inloggad. Avsluta den du inte känner igen: den loggas ut vid nästa anrop, och det som inte har sparats där finns kvar i den webbläsaren."
    >
      {failure !== undefined && <ErrorBox error={failure} />}
      <ul className={classes.list}>
        {signIns.map((one) => (
          <SignInRow
            key={one.id}
            signIn={one}
            disabled={ending.isRunning}
            onEnd={() => end(`/api/session/${one.id}`)}
          />
        ))}
      </ul>
      {signIns.length > 1 && (
        <Button disabled={ending.isRunning} onClick={() => end("/api/session")}>
          Avsluta alla andra
        </Button>
      )}
    </SettingsSection>
  );
}

interface SignInRowProps {
  readonly signIn: OwnSignIn;
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

function SignInRow({ signIn, disabled, onEnd }: SignInRowProps) {
  const device = signIn.device ?? "Okänd webbläsare";
  const ago = (time: string) => relativeTimeText(new Date(time).getTime(), serverNow());
  return (
    <li className={classes.row}>
      <div>
        <div>
          {device}
          {signIn.isCurrent && <strong className={classes.current}>Den här</strong>}
        </div>
        <div className={classes.times}>
          {`Inloggad ${ago(signIn.begun)}, senast använd ${ago(signIn.lastSeen)}`}
        </div>
      </div>
      {!signIn.isCurrent && (
        <Button
          variant="subtle"
          color="red"
          disabled={disabled}
          aria-label={`Avsluta ${device}`}
          onClick={onEnd}
        >
          Avsluta
        </Button>
      )}
    </li>
  );
}
