import { OnDemand } from "../../ui/loading/on-demand.tsx";

/** What waits to be done, beside the figures: the page fetches it when it fetches them. */
export const waitingColumn = new OnDemand(async () => (await import("./waiting-column.tsx")).WaitingColumn);
