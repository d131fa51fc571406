import { type FiledFiles, recordedFilingSchema } from "@huvudbok/core/api";
import { callApi } from "../api/api-client.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { reloadFilings } from "./filings.ts";

/**
 * Tells the server that a file has been made of the books. It has already been saved, and is not taken back when the log
 * cannot be reached: then the person is told that it is missing in it.
 */
export async function recordFiling(companyId: number, made: FiledFiles): Promise<void> {
  try {
    await callApi(recordedFilingSchema, "POST", `/api/company/${companyId}/filings`, { body: made });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { status, type, message } = error;
    throw new ApiFailure({
      status,
      type,
      message: `Filen är sparad, men det kunde inte skrivas i företagets logg. ${message}`,
      level: "info",
    });
  }
  reloadFilings();
}

/** Says that a file was handed in, or takes that back. Throws `ApiFailure`. */
export async function declareFiling(companyId: number, sequence: number, isDeclared: boolean): Promise<void> {
  const path = `/api/company/${companyId}/filings/${sequence}`;
  await callApi(undefined, "PUT", path, { body: { isDeclared } });
  reloadFilings();
}
