import { returnPath, START_PAGE } from "@huvudbok/core/api";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { readSignIn, useSignIn } from "../../data/current-sign-in.ts";
import { dataOwner, workLeft } from "../../data/data-owner.ts";
import type { KeptWork } from "../../data/kept-work.ts";

/** A sign-in in another tab is one here too: leads on, back to where the same person was. */
export function useSignInElsewhere(returnUrl: string | undefined): void {
  const router = useRouter();
  const signIn = useSignIn();
  const began = useRef({ wasSignedIn: signIn !== undefined, owner: dataOwner() });
  const userId = signIn?.userId;
  useEffect(() => {
    const { wasSignedIn, owner } = began.current;
    if (userId === undefined || wasSignedIn) return;
    // On the way there the address of this page has no returnUrl any more.
    began.current.wasSignedIn = true;
    router.history.replace(owner === undefined || owner === userId ? returnPath(returnUrl) : START_PAGE);
  }, [userId, router, returnUrl]);
}

/** What the one who was signed in last has left, while nobody is; undefined until it is known. */
export function useWorkLeft(): KeptWork | undefined {
  const [work, setWork] = useState<KeptWork>();
  useEffect(() => {
    if (readSignIn() !== undefined) return undefined;
    let isShown = true;
    workLeft().then(
      (found) => isShown && setWork(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return work;
}
