import type { Attachment } from "@huvudbok/core/attachment";

/** The attachment that is shown: the chosen one, else the first. */
export function shownAttachment(
  attachments: readonly Attachment[],
  chosenId: string | undefined,
): Attachment | undefined {
  return attachments.find(({ id }) => id === chosenId) ?? attachments[0];
}
