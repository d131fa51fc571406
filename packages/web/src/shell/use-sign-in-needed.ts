import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSignIn } from "../data/current-sign-in.ts";
import { isSignInPage, signInPath } from "../data/sign-in-path.ts";

/** A sign-in that ends while one is in the frame, as when another tab signs out, leads to /login and back afterwards. */
export function useSignInNeeded(): void {
  const router = useRouter();
  const isSignedIn = useSignIn() !== undefined;
  useEffect(() => {
    const { pathname, search } = window.location;
    if (isSignedIn || isSignInPage(pathname)) return;
    router.history.replace(signInPath(`${pathname}${search}`));
  }, [isSignedIn, router]);
}
