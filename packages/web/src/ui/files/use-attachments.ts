import type { Attachment } from "@huvudbok/core/attachment";
import { useMemo } from "react";
import { useDocument } from "../../data/use-document.ts";
import { type PageError, pageErrorOf } from "../page-frame/error-level.ts";

export interface UsedAttachments {
  readonly isLoading: boolean;
  readonly attachments: readonly Attachment[];
  /** The ids without an attachment in the fiscal year. */
  readonly missing: readonly string[];
  readonly error: PageError | undefined;
}

/** The attachments of the selected fiscal year with these ids, in their order. */
export function useAttachments(ids: readonly string[]): UsedAttachments {
  const { state, items, error } = useDocument("attachmentData");
  return useMemo(() => {
    const isLoading = state === "Initializing";
    return {
      isLoading,
      attachments: ids.flatMap((id) => items.get(id) ?? []),
      missing: isLoading ? [] : ids.filter((id) => !items.has(id)),
      error: error === undefined ? undefined : pageErrorOf(error),
    };
  }, [ids, state, items, error]);
}
