/** What a check of the stored data can find. */
export type DataFindingCode =
  | "revision-missing"
  | "hash"
  | "head"
  | "item-history"
  | "item"
  | "document"
  | "commit"
  | "number"
  | "unreadable"
  | "unbalanced"
  | "row"
  | "event"
  | "owner-missing"
  | "role-unknown"
  | "voucher-date"
  | "correction"
  | "years-overlap"
  | "year-missing"
  | "closed-date"
  | "file-missing"
  | "file-removed"
  | "file-unmarked"
  | "bytes-missing"
  | "bytes-damaged"
  | "schema"
  | "database"
  | "history-older"
  | "history-diverged"
  | "history-other"
  | "watermark-unreadable";

/** Something in the stored data that is not what the hashes and the rules say it was. */
export interface DataFinding {
  /** 0 for what belongs to no company. */
  readonly companyId: number;
  /** As in the tables: the key of a user's own document holds the user. Of other rows: the table and its key. */
  readonly key: string;
  /** 0 for what has no revisions. */
  readonly revision: number;
  readonly code: DataFindingCode;
  readonly itemId?: string;
}

const TEXTS: Readonly<Record<DataFindingCode, string>> = {
  "revision-missing": "en revision saknas",
  hash: "revisionen stämmer inte med sin kedja av kontrollsummor",
  head: "huvudet är inte det som sparades",
  "item-history": "historiken är inte den som skrevs",
  item: "posten är inte den som sparades",
  document: "uppgifterna om dokumentet stämmer inte med dess revisioner",
  commit: "antalet ändrade dokument stämmer inte med revisionerna",
  number: "numret följer inte på det föregående i serien",
  unreadable: "innehållet kan inte läsas",
  unbalanced: "transaktionen balanserar inte",
  event: "företagets logg stämmer inte med sin kedja av kontrollsummor",
  row: "raden är inte den som sparades",
  "owner-missing": "företaget har ingen ägare",
  "role-unknown": "medlemmen har en roll som inte finns",
  correction: "märkt som rättad av en transaktion som inte rättar den",
  "voucher-date": "transaktionens datum ligger utanför räkenskapsåret",
  "years-overlap": "räkenskapsåret överlappar med ett annat",
  "year-missing": "dokumentets räkenskapsår finns inte",
  "closed-date": "låsningen av perioden flyttades tillsammans med andra ändringar",
  "file-missing": "hänvisar till en fil som inte finns",
  "file-removed": "hänvisar till en fil som är borttagen",
  "file-unmarked": "hänvisar till en fil som inte är märkt som använd",
  "bytes-missing": "filens innehåll saknas",
  "bytes-damaged": "filens innehåll är skadat",
  schema: "tabellerna är inte de som programmet har gjort",
  database: "databasen är skadad",
  "history-older": "databasen är äldre än den har varit",
  "history-diverged": "databasen har gått en annan väg än den som har bekräftats",
  "history-other": "databasen är en annan än den som datamappen hör till",
  "watermark-unreadable": "filen kan inte läsas, så det går inte att se om databasen är hel",
};

/** One line in Swedish for the operator: where, and what is wrong. */
export function dataFindingText({ companyId, key, revision, code, itemId }: DataFinding): string {
  const place = [
    ...(companyId === 0 ? [] : [`företag ${companyId}`]),
    ...(key === "" ? [] : [key]),
    ...(revision === 0 ? [] : [`revision ${revision}`]),
    ...(itemId === undefined ? [] : [itemId]),
  ];
  return `${place.join(", ")}: ${TEXTS[code]}`;
}
