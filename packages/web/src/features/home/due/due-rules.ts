import { RemoteValue } from "../../../data/api/remote-value.ts";

/** The rules of the returns and of the company's details: they are large, and the page is shown before they are here. */
export const fetchDueRules = () => import("./due-steps-of.ts");

/** The same, fetched when they are first used. */
export const dueRules = new RemoteValue(fetchDueRules);
