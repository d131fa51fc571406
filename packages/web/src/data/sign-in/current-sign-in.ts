import type { SignIn } from "@huvudbok/core/api";
import { useSyncExternalStore } from "react";
import { storedSignIn, subscribeToSignIn } from "./stored-sign-in.ts";

/** The current sign-in; undefined when there is none or it has expired. */
export function readSignIn(): SignIn | undefined {
  const signIn = storedSignIn();
  return signIn !== undefined && Date.parse(signIn.exp) > Date.now() ? signIn : undefined;
}

/** The current sign-in; changes with those of other tabs. */
export function useSignIn(): SignIn | undefined {
  return useSyncExternalStore(subscribeToSignIn, readSignIn);
}
