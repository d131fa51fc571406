import { codeSignInAnswerSchema, returnPath, type SignIn, signInSchema } from "@huvudbok/core/api";
import { callApi } from "../../data/api/api-client.ts";
import { readSignIn } from "../../data/sign-in/current-sign-in.ts";
import { hasWork, type LocalWork } from "../../data/sign-in/local-work.ts";
import { othersWork } from "../../data/sign-in/sign-in.ts";

/** A sign-in that the server has confirmed, but that has not been taken into use yet. */
export interface ArrivedSignIn {
  readonly signIn: SignIn;
  readonly returnUrl: string;
  /** It came by a token in the address, which anybody can have put in a link. */
  readonly isByLink: boolean;
  /** Who is signed in already, if it is somebody else. */
  readonly present: SignIn | undefined;
  /** What others have left in this browser that the server does not have. */
  readonly work: LocalWork;
}

/**
 * Passes what came in the address to the server, which alone can say whether it is a sign-in; undefined for nothing.
 */
export async function arrivedSignIn(search: string, signal: AbortSignal): Promise<ArrivedSignIn | undefined> {
  const query = new URLSearchParams(search);
  const token = query.get("token");
  if (token !== null) {
    const options = { body: { token }, isPublic: true, signal };
    const signIn = await callApi(signInSchema, "POST", "/api/auth/token", options);
    return {
      signIn,
      returnUrl: returnPath(query.get("returnUrl")),
      isByLink: true,
      ...(await beside(signIn)),
    };
  }
  if (!query.has("code") && !query.has("error")) return undefined;
  const options = { body: { query: search.replace(/^\?/, "") }, isPublic: true, signal };
  const { signIn, returnUrl } = await callApi(codeSignInAnswerSchema, "POST", "/api/auth/code", options);
  return { signIn, returnUrl: returnPath(returnUrl), isByLink: false, ...(await beside(signIn)) };
}

/** Whether the person is asked before they are signed in (SN2, SN6). */
export function isToBeAsked({ isByLink, present, work }: ArrivedSignIn): boolean {
  return isByLink || present !== undefined || hasWork(work);
}

async function beside({ userId }: SignIn): Promise<Pick<ArrivedSignIn, "present" | "work">> {
  const present = readSignIn();
  return { present: present?.userId === userId ? undefined : present, work: await othersWork(userId) };
}
