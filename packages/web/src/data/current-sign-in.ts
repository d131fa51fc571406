import type { SignIn } from "@huvudbok/core/api";
import { useSyncExternalStore } from "react";
import { storedSignIn, subscribeToSignIn } from "./stored-sign-in.ts";

/** The sign-in in use; undefined when there is none or its time is over. */
export function readSignIn(): SignIn | undefined {
  const signIn = storedSignIn();
  return signIn !== undefined && Date.parse(signIn.exp) > Date.now() ? signIn : undefined;
}

/** The sign-in in use; changes with those of other tabs. */
export function useSignIn(): SignIn | undefined {
  return useSyncExternalStore(subscribeToSignIn, readSignIn);
}
