import type { CompanyExport } from "@huvudbok/core/api";
import { callApi } from "../api/api-client.ts";
import { ApiFailure } from "../api/api-failure.ts";

/**
 * Tells the server that the books have been exported. The file has already been saved, and is not taken back when the
 * log cannot be reached: then the person is told that the export is missing in it.
 */
export async function recordExport(companyId: number, made: CompanyExport): Promise<void> {
  try {
    await callApi(undefined, "POST", `/api/company/${companyId}/exports`, { body: made });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { status, type, message } = error;
    throw new ApiFailure({
      status,
      type,
      message: `Filen är sparad, men exporten kunde inte skrivas i företagets logg. ${message}`,
      level: "info",
    });
  }
}
