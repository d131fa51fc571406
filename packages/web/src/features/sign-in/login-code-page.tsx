import { codeSignInAnswerSchema, type SignIn, signInSchema } from "@huvudbok/core/api";
import { Button, Group } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { callApi } from "../../data/api-client.ts";
import { ApiFailure } from "../../data/api-failure.ts";
import { readSignIn } from "../../data/current-sign-in.ts";
import { storeSignIn } from "../../data/sign-in.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { ownPath } from "./own-path.ts";
import classes from "./public-page.module.css";
import { PublicPage } from "./public-page.tsx";

interface Arrived {
  readonly signIn: SignIn;
  readonly returnUrl: string;
}

/** Hands what came in the address to the server, which alone can tell whether it is a sign-in. */
async function complete(search: string): Promise<Arrived | undefined> {
  const query = new URLSearchParams(search);
  const token = query.get("token");
  if (token !== null) {
    const signIn = await callApi(signInSchema, "POST", "/api/auth/token", {
      body: { token },
      isPublic: true,
    });
    return { signIn, returnUrl: query.get("returnUrl") ?? "/accounting" };
  }
  if (!query.has("code") && !query.has("error")) return undefined;
  return callApi(codeSignInAnswerSchema, "POST", "/api/auth/code", {
    body: { query: search.replace(/^\?/, "") },
    isPublic: true,
  });
}

/**
 * /login/code: completes the sign-in that the provider's redirect brought, or that a token in the address asks for. The
 * address is cleaned at once; a sign-in of somebody else that is already there is asked about (clarification P12).
 */
export function LoginCodePage() {
  const router = useRouter();
  const [failure, setFailure] = useState<PageError>();
  const [other, setOther] = useState<Arrived>();
  const search = useRef(window.location.search);
  const isStarted = useRef(false);
  useEffect(() => {
    async function enter() {
      const arrived = await complete(search.current);
      if (arrived === undefined) {
        router.history.replace("/login");
        return;
      }
      const present = readSignIn();
      if (present !== undefined && present.userId !== arrived.signIn.userId) setOther(arrived);
      else await goOn(arrived);
    }
    async function goOn({ signIn, returnUrl }: Arrived) {
      await storeSignIn(signIn);
      router.history.replace(ownPath(returnUrl));
    }
    // A code can be used once only, also when React mounts twice.
    if (isStarted.current) return;
    isStarted.current = true;
    window.history.replaceState(window.history.state, "", "/login/code");
    enter().catch((thrown: unknown) => setFailure(failureOf(thrown)));
  }, [router]);
  if (other !== undefined) {
    return (
      <PublicPage title="Byta användare?">
        <p>{`Du är redan inloggad. Vill du logga in som ${other.signIn.name} (${other.signIn.email}) i stället?`}</p>
        <Group gap="sm">
          <Button onClick={() => router.history.replace("/accounting")}>Avbryt</Button>
          <Button
            variant="filled"
            onClick={() =>
              void storeSignIn(other.signIn).then(() => router.history.replace(ownPath(other.returnUrl)))
            }
          >
            Byt användare
          </Button>
        </Group>
      </PublicPage>
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
  const title = "Inloggningen gick inte igenom";
  if (!(thrown instanceof ApiFailure)) return { ...pageErrorOf(thrown), title };
  return { title, message: thrown.message, level: "warning" };
}
