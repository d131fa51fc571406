import type { Attachment } from "@huvudbok/core/attachment";
import type { ApiFailure } from "../../data/api/api-failure.ts";
import { type PageError, pageErrorOf } from "../page-frame/error-level.ts";

/** Said where a file is named that the fiscal year does not have. */
export function missingAttachmentText(id: string): string {
  return `Attachment with id ${id} not found`;
}

/** Why a file cannot be shown; one whose bytes the server does not have is said to be lost. */
export function fileError(failure: ApiFailure, { id, name }: Pick<Attachment, "id" | "name">): PageError {
  const shown = { ...pageErrorOf(failure), title: name };
  return failure.status === 404
    ? { ...shown, message: `File data for attachment with id ${id} not found` }
    : shown;
}
