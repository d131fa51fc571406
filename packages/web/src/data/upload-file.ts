import { type FileInfo, fileInfoSchema } from "@huvudbok/core/api";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import * as z from "zod/mini";
import { apiAddress, failureOfAnswer, noAccessToken, readAnswer } from "./api-client.ts";
import { networkFailure, unexpectedAnswer } from "./api-failure.ts";
import { renewToken, storedSignIn } from "./stored-sign-in.ts";

export interface FileUpload {
  readonly companyId: number;
  readonly fiscalYearId: FiscalYearId;
  readonly file: File;
  /** Told how much has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

const answerSchema = z.array(fileInfoSchema);

/** Uploads a file for a fiscal year. Throws `ApiFailure`. Not by fetch, which cannot tell how much has been sent. */
export async function uploadFile(upload: FileUpload): Promise<FileInfo> {
  const signIn = storedSignIn();
  if (signIn === undefined) throw noAccessToken();
  const path = `/api/data/attachments/${upload.companyId}/${upload.fiscalYearId}`;
  const request = await send(upload, path, signIn.token);
  const renewed = request.getResponseHeader("X-New-Token");
  if (renewed !== null) renewToken(signIn.userId, renewed);
  const { status, statusText, responseText } = request;
  if (status < 200 || status > 299) throw failureOfAnswer(status, statusText, responseText, signIn.token);
  const [stored] = readAnswer(answerSchema, responseText, path);
  if (stored === undefined) throw unexpectedAnswer(path);
  return stored;
}

function send(
  { file, onProgress, signal }: FileUpload,
  path: string,
  token: string,
): Promise<XMLHttpRequest> {
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>();
  const request = new XMLHttpRequest();
  request.open("POST", apiAddress(path));
  request.setRequestHeader("Authorization", `Bearer ${token}`);
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress?.(total === 0 ? 0 : loaded / total),
  );
  request.addEventListener("load", () => resolve(request));
  request.addEventListener("error", () => reject(networkFailure()));
  request.addEventListener("abort", () => reject(new DOMException("The upload was stopped", "AbortError")));
  signal?.addEventListener("abort", () => request.abort(), { once: true });
  const form = new FormData();
  form.append("file", file, file.name);
  request.send(form);
  return promise;
}
