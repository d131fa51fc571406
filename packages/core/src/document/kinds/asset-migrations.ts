import type { Migration } from "../migrate-document.ts";

/** Version 1 of asset lists: no item had a day on which it was sold or scrapped. What was stored is read as it is. */
export const ASSETS_WITH_DISPOSAL: Migration = { head: (json) => json, item: (json) => json };
