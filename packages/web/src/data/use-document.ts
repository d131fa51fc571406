import { DOCUMENT_KINDS, type DocumentKind } from "@huvudbok/core/document";
import { useCompany } from "./company/selected-company.ts";
import type { DocumentPlace } from "./documents/document-state.ts";
import { useFiscalYear } from "./fiscal-years.ts";
import { type UsedDocument, useDocumentAt } from "./use-document-at.ts";

/**
 * Reads a document of the selected company and fiscal year, or of another place. Heads and items are decoded; unsaved
 * changes are included.
 */
export function useDocument<Kind extends DocumentKind>(
  kind: Kind,
  place: DocumentPlace = {},
): UsedDocument<Kind> {
  const company = useCompany();
  const year = useFiscalYear();
  const companyId = place.companyId ?? company?.id;
  // A year belongs to its company: with another company the selected year means nothing.
  const selectedYear = companyId === company?.id ? year?.id : undefined;
  const isYearly = DOCUMENT_KINDS[kind].scope === "fiscalYear";
  return useDocumentAt(kind, companyId, isYearly ? (place.fiscalYearId ?? selectedYear) : undefined);
}
