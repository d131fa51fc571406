import { DEFAULT_TRANSACTION_SERIES, yearIdText } from "../../fiscal-year/index.ts";
import type { DocumentKind } from "../document-kind.ts";
import { isJsonObject, type JsonObject } from "../migrate-document.ts";

/**
 * A whole document from before versions as one of version 1; any other as it is. Only the years have had another form:
 * they and their series were maps, `{fiscalYears: {guid: {from, to, locked, transactionSeries: {A: {startNo,
 * description}}}}, currentFiscalYearId}`. Ids get an f before the guid. What is wrong in it is for the schema to tell.
 */
export function versionedDocument(kind: DocumentKind, json: unknown): unknown {
  if (kind !== "accountSettings" || !isJsonObject(json)) return json;
  const { fiscalYears, currentFiscalYearId, ...rest } = json;
  if (json["version"] !== undefined || !isJsonObject(fiscalYears)) return json;
  return {
    ...rest,
    version: 1,
    ...(typeof currentFiscalYearId === "string"
      ? { currentFiscalYearId2: yearIdText(currentFiscalYearId) }
      : {}),
    fiscalYears2: Object.entries(fiscalYears).map(([guid, year]) =>
      isJsonObject(year)
        ? { locked: false, ...year, id: yearIdText(guid), transactionSeries: seriesOf(year) }
        : year,
    ),
  };
}

function seriesOf({ transactionSeries = { A: DEFAULT_TRANSACTION_SERIES } }: JsonObject): unknown {
  if (!isJsonObject(transactionSeries)) return transactionSeries;
  return Object.entries(transactionSeries).map(([name, series]) =>
    isJsonObject(series) ? { ...series, name } : series,
  );
}
