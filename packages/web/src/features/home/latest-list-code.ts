import { OnDemand } from "../../ui/loading/on-demand.tsx";

/**
 * What was booked last, which is below the figures and the last on the page: the figures do not wait for its list, and
 * nothing moves when it comes.
 */
export const latestList = new OnDemand(
  async () => (await import("./latest-transactions.tsx")).LatestTransactions,
);
