import { setTimeout as wait } from "node:timers/promises";
import { err, ok, type Result } from "@huvudbok/core/shared";

/** Why a service of rates gave no answer. */
export type FetchFailure =
  /** It has answered with another status than 2xx. */
  | { readonly code: "status"; readonly status: number }
  | { readonly code: "redirect" }
  | { readonly code: "too-large" }
  /** It has not answered in time, or not at all. */
  | { readonly code: "no-answer" };

export interface FetchLimits {
  /** For the whole answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Of the answer, in bytes. */
  readonly maxBytes: number;
  /** Before the one attempt more, in milliseconds. */
  readonly retryMs: number;
}

/**
 * The text of an address; empty for an answer without content. Redirects are not followed: what is elsewhere is not the
 * answer of the configured service (RA2). What may pass (5xx, 429, no answer) is tried once more (RA3).
 */
export async function fetchText(url: URL, limits: FetchLimits): Promise<Result<string, FetchFailure>> {
  const first = await fetchOnce(url, limits);
  if (first.ok || !mayPass(first.error)) return first;
  await wait(limits.retryMs);
  return fetchOnce(url, limits);
}

function mayPass(failure: FetchFailure): boolean {
  if (failure.code === "status") return failure.status === 429 || failure.status >= 500;
  return failure.code === "no-answer";
}

async function fetchOnce(
  url: URL,
  { timeoutMs, maxBytes }: FetchLimits,
): Promise<Result<string, FetchFailure>> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    const { status } = response;
    if (!response.ok) {
      await response.body?.cancel();
      return err(status >= 300 && status < 400 ? { code: "redirect" } : { code: "status", status });
    }
    return await limitedText(response, maxBytes);
  } catch {
    return err({ code: "no-answer" });
  }
}

async function limitedText(response: Response, maxBytes: number): Promise<Result<string, FetchFailure>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) return err({ code: "too-large" });
    chunks.push(chunk);
  }
  return ok(Buffer.concat(chunks).toString("utf8"));
}
