import { returnPath, START_PAGE } from "@huvudbok/core/api";
import { useEffect, useRef, useState } from "react";
import { readSignIn, useSignIn } from "../../data/sign-in/current-sign-in.ts";
import { dataOwner, workLeft } from "../../data/sign-in/data-owner.ts";
import type { LocalWork } from "../../data/sign-in/local-work.ts";
import { replaceAddress } from "../../navigation/address.ts";

/** A sign-in in another tab is one here too: leads on, back to where the same person was. */
export function useSignInInOtherTab(returnUrl: string | undefined): void {
  const signIn = useSignIn();
  const began = useRef({ wasSignedIn: signIn !== undefined, owner: dataOwner() });
  const userId = signIn?.userId;
  useEffect(() => {
    const { wasSignedIn, owner } = began.current;
    if (userId === undefined || wasSignedIn) return;
    // While that page is loading, the address of this page no longer has a returnUrl.
    began.current.wasSignedIn = true;
    replaceAddress(owner === undefined || owner === userId ? returnPath(returnUrl) : START_PAGE);
  }, [userId, returnUrl]);
}

/** What the person who was signed in last has left, while nobody is signed in; undefined until it is known. */
export function useWorkLeft(): LocalWork | undefined {
  const [work, setWork] = useState<LocalWork>();
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
