import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { Transaction } from "@huvudbok/core/transaction";
import { isServerReached, subscribeToServer } from "../../../data/api/server-reached.ts";
import { documentClient } from "../../../data/documents/current-client.ts";
import { dataKey } from "../../../data/documents/unsaved-commit.ts";
import type { SentRegistration } from "../form/entry-rows.ts";
import { registeredMeanwhile } from "./registered-meanwhile.ts";

/** Where the server answers that it cannot now, it is asked again after so long. */
const AGAIN_MS = 5000;

interface Books {
  readonly companyId: number;
  readonly fiscalYearId: FiscalYearId;
}

/**
 * What became of a registration without an answer that is sent no more: the transaction, or nothing, as the books are when
 * the server is reached again. "unknown" when they cannot be read, or nobody is signed in any more.
 */
export async function givenUpOutcome(
  sent: SentRegistration,
  { companyId, fiscalYearId }: Books,
): Promise<Transaction | undefined | "unknown"> {
  const client = documentClient();
  const key = dataKey("transactions", companyId, fiscalYearId);
  if (client === undefined || key === undefined) return "unknown";
  for (;;) {
    const failure = await client.refresh(key, "transactions");
    if (documentClient() !== client) return "unknown";
    if (failure === undefined) {
      return registeredMeanwhile(sent, [...client.state(key, "transactions").items.values()]);
    }
    if (!failure.isTransient) return "unknown";
    await reachedAgain();
  }
}

async function reachedAgain(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = subscribeToServer(() => isServerReached() && resolve());
  const timer = setTimeout(resolve, AGAIN_MS);
  await promise;
  stop();
  clearTimeout(timer);
}
