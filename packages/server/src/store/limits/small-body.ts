/** Bodies up to this size take negligible time and memory; nothing that anybody types is longer. */
export const SMALL_BODY = 256 * 1024;
/** How long a large commit waits for those before it. */
export const LARGE_TIMEOUT_MS = 120_000;
