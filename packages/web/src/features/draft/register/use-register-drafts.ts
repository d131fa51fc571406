import { activatedAccount } from "@huvudbok/core/account-plan";
import {
  type DraftToRegister,
  type RegisterProgress,
  registerProgress,
  transactionOfDraft,
} from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import type { NewTransaction, Transaction } from "@huvudbok/core/transaction";
import { useRef, useState } from "react";
import { ApiFailure, CONFLICT_TEXT } from "../../../data/api/api-failure.ts";
import type { DocumentEdit } from "../../../data/documents/document-edit.ts";
import { sameValue } from "../../../data/documents/same-value.ts";
import { useSyncStatus } from "../../../data/sync-status.ts";
import { useCommit } from "../../../data/use-commit.ts";
import { useDocument } from "../../../data/use-document.ts";
import { useUserSettings } from "../../../data/user-settings.ts";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { type PageError, pageErrorOf } from "../../../ui/page-frame/error-level.ts";
import { usePageError } from "../../../ui/page-frame/use-page-error.ts";
import { useLatest } from "../../../ui/use-latest.ts";
import { draftName } from "../booked/draft-name.ts";
import { untickDrafts } from "../list/draft-selection.ts";
import { type FailedDrafts, failedDrafts } from "./failed-drafts.ts";
import { inSlices } from "./in-slices.ts";

export interface Registering {
  /** Undefined while nothing is being registered. */
  readonly progress: RegisterProgress | undefined;
  /** What was registered, until the next start. */
  readonly done: readonly Transaction[] | undefined;
  readonly error: PageError | undefined;
  /** Somebody else was faster: what became of the drafts says more than the error. */
  readonly isOvertaken: boolean;
  /** Why drafts were not registered; nothing has changed. */
  readonly failed: FailedDrafts;
  /** Registers the drafts in their order. */
  readonly register: (drafts: readonly DraftToRegister[], series: string) => void;
  readonly startOver: () => void;
}

const NONE: FailedDrafts = new Map();

type OnDone = (ids: readonly string[], made: readonly Transaction[]) => void;

/** Registers drafts in one commit: all of them become transactions and are gone as drafts, or nothing has changed. */
export function useRegisterDrafts(onDone: OnDone): Registering {
  const [progress, setProgress] = useState<RegisterProgress>();
  const [done, setDone] = useState<readonly Transaction[]>();
  const [failed, setFailed] = useState(NONE);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [error, setError] = usePageError();
  const save = useSaveRegistration();
  const isRunning = useRef(false);
  async function run(drafts: readonly DraftToRegister[], series: string) {
    setError(undefined);
    setFailed(NONE);
    setIsOvertaken(false);
    const result = await save({ drafts, series, onProgress: setProgress });
    if (result.ok) {
      setProgress(registerProgress("removing"));
      setDone(result.value);
      onDone(
        drafts.map(({ draft }) => draft.id),
        result.value,
      );
      setProgress(registerProgress("done", 1));
    } else {
      const found = failedDrafts(result.error, drafts);
      const shown = pageErrorOf(result.error);
      setFailed(found);
      setIsOvertaken(result.error.isConflict);
      setError({ ...shown, title: "Inget är registrerat", message: namedText(shown.message, drafts, found) });
    }
  }
  return {
    progress,
    done,
    error,
    isOvertaken,
    failed,
    register: (drafts, series) => {
      if (isRunning.current || drafts.length === 0) return;
      isRunning.current = true;
      void run(drafts, series)
        .catch((thrown: unknown) => setError(pageErrorOf(thrown)))
        .finally(() => {
          isRunning.current = false;
          setProgress(undefined);
        });
    },
    startOver: () => {
      setDone(undefined);
      setFailed(NONE);
      setIsOvertaken(false);
      setError(undefined);
    },
  };
}

/** What went wrong, after the first draft that it is about: its row may be far down. */
function namedText(message: string, drafts: readonly DraftToRegister[], failed: FailedDrafts): string {
  const [first, ...others] = drafts.filter(({ draft }) => failed.has(draft.id));
  if (first === undefined) return message;
  const more = others.length === 0 ? "" : ` och ${others.length} till`;
  return `${draftName(first.draft)}${more}: ${message}`;
}

interface RegistrationParts {
  readonly drafts: readonly DraftToRegister[];
  readonly series: string;
  readonly onProgress: (progress: RegisterProgress) => void;
}

/** Makes the one commit, and a notice in which it can be undone where registered transactions may be deleted. */
function useSaveRegistration() {
  const commit = useCommit();
  const sync = useSyncStatus();
  const plan = useDocument("accountPlan");
  const stored = useLatest(useDocument("transactionDrafts").items);
  const { settings } = useUserSettings();
  const toast = useToast();
  const undo = useUndoAction();
  const attempt = useAttempt();
  return async ({ drafts, series, onProgress }: RegistrationParts) => {
    onProgress(registerProgress("converting"));
    const made = await inSlices(
      drafts,
      ({ draft }) => transactionOfDraft(draft, series) ?? [],
      (share) => onProgress(registerProgress("converting", share)),
    );
    // What was reviewed, perhaps minutes ago: the server compares with what this browser has now.
    const changed = drafts.filter(({ draft }) => !sameValue(stored.current.get(draft.id), draft));
    if (changed.length > 0) return { ok: false, error: changedFailure(changed) } as const;
    onProgress(registerProgress("saving"));
    const ids = drafts.map(({ draft }) => draft.id);
    const saved = await commit({
      requestId: attempt.idOf(`${series} ${ids.join(" ")}`),
      intent: "register",
      label: `Registrering av ${formatCounted(ids.length, "utkast", "utkast")}`,
      keepConflict: false,
      untilKnown: true,
      changes: changesOf(made.flat(), ids, plan.items),
    });
    if (saved.ok) {
      const { requestId, appended } = saved.value;
      const mayUndo = settings.allowTransactionEdit === true;
      attempt.end();
      untickDrafts(ids);
      toast({ text: registeredText(appended), ...(mayUndo ? { undo: () => void undo(requestId) } : {}) });
      return { ok: true, value: appended } as const;
    }
    // What the server could not do now would be sent later, when nobody expects it; the same drafts get the same answer once more.
    if (saved.error.isTransient && saved.error.unsavedId !== undefined)
      await sync.discard(saved.error.unsavedId);
    return saved;
  };
}

/** Somebody has changed drafts since they were reviewed, as the server tells of what was changed there. */
function changedFailure(changed: readonly DraftToRegister[]): ApiFailure {
  const items = changed.map(({ draft }) => draft.id);
  return new ApiFailure({ status: 412, type: "ETagMismatch", message: CONFLICT_TEXT, details: { items } });
}

/**
 * The same id for the same drafts, so that a second try after a lost answer registers nothing twice; another one once they
 * are registered, since they may be taken back and registered again.
 */
function useAttempt() {
  const last = useRef({ content: "", id: "" });
  return {
    idOf(content: string): string {
      if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() };
      return last.current.id;
    },
    end(): void {
      last.current = { content: "", id: "" };
    },
  };
}

type Accounts = ReturnType<typeof useDocument<"accountPlan">>["items"];

/** Transactions in the order of the list, the drafts that they were, and inactive accounts that become active (PG28). */
function changesOf(
  append: readonly NewTransaction[],
  remove: readonly string[],
  accounts: Accounts,
): readonly DocumentEdit[] {
  const used = new Set(append.flatMap(({ entries }) => entries.map(({ accountId }) => String(accountId))));
  const put = [...used].flatMap((id) => {
    const account = accounts.get(id);
    return account === undefined || account.active ? [] : [activatedAccount(account)];
  });
  return [
    { kind: "transactions", append },
    { kind: "transactionDrafts", remove },
    ...(put.length === 0 ? [] : [{ kind: "accountPlan", put } as const]),
  ];
}

/** "3 transaktioner registrerade: A 12 – A 14". */
export function registeredText(transactions: readonly Transaction[]): string {
  const [first, last] = [transactions[0], transactions.at(-1)];
  if (first === undefined || last === undefined) return "Inget är registrerat";
  const name = ({ series, number }: Transaction) => `${series} ${number}`;
  if (first === last) return `${name(first)} registrerad`;
  return `${transactions.length} transaktioner registrerade: ${name(first)} – ${name(last)}`;
}
