import { storeRefusalText } from "@huvudbok/core/api";
import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import type { PreparedCommit } from "../store/commit/prepared-change.ts";
import type { ComparedChange } from "../store/commit/resolved-change.ts";
import { sizeText } from "../store/limits/size-text.ts";
import type { Refusal } from "../store/store.ts";

/**
 * Refuses a head that is larger than the limit: it is read and written as one, whatever little changes in it. One that
 * was larger before there was a limit may be made smaller, and an undo puts back what was.
 */
export function headRefusal(
  { target, head, headBefore }: Pick<ComparedChange, "target" | "head" | "headBefore">,
  intent: PreparedCommit["intent"],
  limit: number,
): Refusal | undefined {
  if (head === undefined || intent === "undo") return undefined;
  const size = Buffer.byteLength(head.text);
  if (size <= limit || size < Buffer.byteLength(headBefore?.text ?? "")) return undefined;
  return {
    status: 422,
    type: "HeadIsTooLarge",
    message: storeRefusalText({
      code: "head-too-large",
      title: DOCUMENT_KINDS[target.kind].title,
      most: sizeText(limit),
    }),
    details: { key: target.key, size, limit },
  };
}
