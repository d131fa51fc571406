import { type FilingList, filingListSchema } from "@huvudbok/core/api";
import { type DateRange, isoDate } from "@huvudbok/core/calendar";
import type { FilingFigures, FilingKind, HandedOut } from "@huvudbok/core/filing";
import { useEffect, useMemo } from "react";
import { callApi } from "../api/api-client.ts";
import type { ApiFailure } from "../api/api-failure.ts";
import { RemoteValue, useRemoteValue } from "../api/remote-value.ts";
import { useCompany } from "../company/selected-company.ts";
import { subscribeToGaps } from "../documents/current-client.ts";
import { forgetAtSignOut } from "../sign-in/stored-sign-in.ts";

/** A file that was made of the books for somebody else. */
export interface Filing extends HandedOut {
  /** Its number in the company's log. */
  readonly sequence: number;
  readonly at: string;
  readonly userName: string;
  readonly files: FilingList["filings"][number]["files"];
  readonly figures: FilingFigures | undefined;
  /** Who said that it was handed in, and when. */
  readonly declared: { readonly at: string; readonly userName: string } | undefined;
}

/** Those of a kind, those whose period meets days, or both. */
export interface FilingFilter {
  readonly kind?: FilingKind;
  readonly period?: DateRange;
}

export interface UsedFilings {
  readonly state: "loading" | "ready" | "error";
  /** Newest first. */
  readonly filings: readonly Filing[];
  readonly error: ApiFailure | undefined;
}

const NONE: readonly Filing[] = [];
const remotes = new Map<string, RemoteValue<readonly Filing[]>>();

/** The files that were made of the selected company's books, asked for anew by every page that shows them. */
export function useFilings({ kind, period }: FilingFilter): UsedFilings {
  const companyId = useCompany()?.id ?? 0;
  const { from, to } = period ?? {};
  const remote = useMemo(() => {
    const query = new URLSearchParams({ limit: "100" });
    if (kind !== undefined) query.set("kind", kind);
    if (from !== undefined && to !== undefined) {
      query.set("from", from);
      query.set("to", to);
    }
    return remoteAt(`/api/company/${companyId}/filings?${query}`);
  }, [companyId, kind, from, to]);
  const { state, value, error } = useRemoteValue(remote);
  useEffect(() => {
    // What another page has loaded may be old; what nobody has is being loaded.
    if (remote.read().state !== "loading") remote.reloadIfUsed();
  }, [remote]);
  return { state, filings: value ?? NONE, error };
}

/** Asks again for what is shown, after a file was recorded or marked. */
export function reloadFilings(): void {
  for (const remote of remotes.values()) remote.reloadIfUsed();
}

function remoteAt(path: string): RemoteValue<readonly Filing[]> {
  const known = remotes.get(path);
  if (known !== undefined) return known;
  const made = new RemoteValue(() => loadFilings(path));
  remotes.set(path, made);
  return made;
}

/** All of them, page by page: a return that was handed in waits no more, however many files were made since. */
async function loadFilings(path: string): Promise<readonly Filing[]> {
  const filings: Filing[] = [];
  let before: number | null = null;
  do {
    const page: string = before === null ? path : `${path}&before=${before}`;
    const found: FilingList = await callApi(filingListSchema, "GET", page);
    filings.push(...found.filings.map(filingOf));
    before = found.next;
  } while (before !== null);
  return filings;
}

function filingOf({ from, to, figures, declared, ...filing }: FilingList["filings"][number]): Filing {
  return {
    ...filing,
    period: { from: isoDate(from), to: isoDate(to) },
    figures,
    declared: declared ?? undefined,
    isDeclared: declared !== null,
  };
}

forgetAtSignOut(() => {
  for (const remote of remotes.values()) remote.forget();
});
// There are no events about the log of a company.
subscribeToGaps(reloadFilings);
