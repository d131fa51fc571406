import type { Company } from "@huvudbok/core/api";
import { useSyncExternalStore } from "react";
import { useCompanies } from "../../data/company/company-list.ts";
import { useDocumentClient } from "../../data/documents/current-client.ts";
import { useDocumentAt } from "../../data/use-document-at.ts";
import { useToday } from "../../ui/date/use-today.ts";
import { type DemonstrationState, jobOf } from "./demonstration-job.ts";

export interface Demonstration {
  readonly state: "loading" | "ready" | "error";
  /** The existing demonstration company, finished or not. */
  readonly company: Company | undefined;
  readonly isUnfinished: boolean;
  readonly job: DemonstrationState;
  readonly start: () => void;
  readonly stop: () => void;
  readonly reset: () => void;
}

const IDLE: DemonstrationState = { status: "idle" };

/** The demonstration company and the work on it. */
export function useDemonstration(): Demonstration {
  const { state, companies } = useCompanies();
  const today = useToday();
  const client = useDocumentClient();
  const job = client === undefined ? undefined : jobOf(client);
  const jobState = useSyncExternalStore(job?.subscribe ?? subscribeToNothing, job?.read ?? (() => IDLE));
  const company = companies.find(({ config }) => config.isDemonstration === true);
  const settings = useDocumentAt("accountSettings", company?.id, undefined);
  const isKnown = company === undefined || settings.state !== "Initializing";
  return {
    state: state === "ready" && !isKnown ? "loading" : state,
    company,
    isUnfinished:
      company !== undefined && (settings.isMissing || settings.head?.isDemonstrationUnfinished === true),
    job: jobState,
    start: () => job?.start(today),
    stop: () => job?.stop(),
    reset: () => job?.reset(),
  };
}

function subscribeToNothing(): () => void {
  return () => {};
}
