import { type AsyncZippable, zipSync } from "fflate/browser";

export { strToU8, zipSync } from "fflate/browser";

type Zipped = (error: Error | null, archive: Uint8Array | null) => void;

/**
 * Packs for the writer of spreadsheet files in place of fflate's own `zip`, which makes workers from text for files
 * over 160 kB: the content policy allows none, and the failure would be silent. This runs in a worker already.
 */
export function zip(files: AsyncZippable, done: Zipped): void {
  try {
    done(null, zipSync(files));
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), null);
  }
}
