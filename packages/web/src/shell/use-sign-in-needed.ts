import { useEffect } from "react";
import { useSignIn } from "../data/sign-in/current-sign-in.ts";
import { isSignInPage, signInPath } from "../data/sign-in/sign-in-path.ts";
import { replaceAddress } from "../navigation/address.ts";

/**
 * When the sign-in ends inside the frame, for example because another tab signs out, this leads to /login and back
 * afterwards (PG1).
 */
export function useSignInNeeded(): void {
  const isSignedIn = useSignIn() !== undefined;
  useEffect(() => {
    const { pathname, search } = window.location;
    if (isSignedIn || isSignInPage(pathname)) return;
    replaceAddress(signInPath(`${pathname}${search}`));
  }, [isSignedIn]);
}
