import { type FileInfo, fileInfoSchema } from "@huvudbok/core/api";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import * as z from "zod/mini";
import { readAnswer } from "../api/api-client.ts";
import { unexpectedAnswer } from "../api/api-failure.ts";
import { sendBody } from "../api/send-body.ts";

export interface FileUpload {
  readonly companyId: number;
  readonly fiscalYearId: FiscalYearId;
  readonly file: File;
  /** Called with how much has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

const answerSchema = z.array(fileInfoSchema);

/** Uploads a file for a fiscal year. Throws `ApiFailure`. */
export async function uploadFile({ companyId, fiscalYearId, file, ...rest }: FileUpload): Promise<FileInfo> {
  const path = `/api/data/attachments/${companyId}/${fiscalYearId}`;
  const body = new FormData();
  body.append("file", file, file.name);
  const [stored] = readAnswer(answerSchema, await sendBody({ path, body, ...rest }), path);
  if (stored === undefined) throw unexpectedAnswer(path);
  return stored;
}
