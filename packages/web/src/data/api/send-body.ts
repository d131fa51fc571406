import { renewToken, storedSignIn } from "../sign-in/stored-sign-in.ts";
import { apiAddress, failureOfAnswer, noAccessToken } from "./api-client.ts";
import { networkFailure } from "./api-failure.ts";

export interface BodyToSend {
  /** A path of the server, `/api/...`. */
  readonly path: string;
  readonly body: Blob | FormData;
  /** Called with how much has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Posts a large body and returns the text of the answer. Throws `ApiFailure`. Not by fetch, which cannot report how
 * much has been sent.
 */
export async function sendBody(sending: BodyToSend): Promise<string> {
  const signIn = storedSignIn();
  if (signIn === undefined) throw noAccessToken();
  const request = await send(sending, signIn.token);
  const renewed = request.getResponseHeader("X-New-Token");
  if (renewed !== null) renewToken(signIn.userId, renewed);
  const { status, statusText, responseText } = request;
  if (status < 200 || status > 299) throw failureOfAnswer(status, statusText, responseText, signIn.token);
  return responseText;
}

function send({ path, body, onProgress, signal }: BodyToSend, token: string): Promise<XMLHttpRequest> {
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>();
  const request = new XMLHttpRequest();
  request.open("POST", apiAddress(path));
  request.setRequestHeader("Authorization", `Bearer ${token}`);
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress?.(total === 0 ? 0 : loaded / total),
  );
  request.addEventListener("load", () => resolve(request));
  request.addEventListener("error", () => reject(networkFailure()));
  request.addEventListener("abort", () => reject(stopped()));
  signal?.addEventListener("abort", () => request.abort(), { once: true });
  if (signal?.aborted === true) reject(stopped());
  else request.send(body);
  return promise;
}

function stopped(): DOMException {
  return new DOMException("The upload was stopped", "AbortError");
}
