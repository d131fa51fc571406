import { useRef } from "react";
import type { PageError } from "../page-frame/error-level.ts";
import { type RefusedFile, refusedFilesError } from "./refused-files.ts";

/** The files of what is chosen or sent now that could not be uploaded, each with its own reason. */
export function useRefusedFiles(
  setError: (error: PageError) => void,
  retry: (files: readonly File[]) => void,
) {
  const refused = useRef<readonly RefusedFile[]>([]);
  return {
    forget: (): void => {
      refused.current = [];
    },
    /** Shows the error of all of them, with a button for those that may succeed another time. */
    tell: (more: readonly RefusedFile[]): void => {
      refused.current = [...refused.current, ...more];
      const error = refusedFilesError(refused.current);
      if (error === undefined) return;
      const failed = refused.current.filter(({ mayRetry }) => mayRetry).map(({ file }) => file);
      const action = { label: "Försök igen", onClick: () => retry(failed) };
      setError(failed.length === 0 ? error : { ...error, action });
    },
  };
}
