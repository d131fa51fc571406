/** Records of one kind that are kept for the next export. */
export interface RecordKind {
  readonly kind: string;
  readonly count: number;
}

/** The Swedish names of the records by label, in the order in which they are listed. */
const KIND_TEXTS: ReadonlyMap<string, string> = new Map([
  ["#DIM", "dimensioner"],
  ["#UNDERDIM", "dimensioner"],
  ["#OBJEKT", "objekt"],
  ["#OIB", "objektsaldon"],
  ["#OUB", "objektsaldon"],
  ["#PSALDO", "månadssaldon"],
  ["#PBUDGET", "budget"],
  ["#RAR", "andra räkenskapsår"],
  ["#IB", "andra års saldon"],
  ["#UB", "andra års saldon"],
  ["#RES", "andra års saldon"],
  ["#SRU", "SRU-koder"],
  ["#ENHET", "enheter"],
  ["#BKOD", "branschkod"],
  ["#TAXAR", "taxeringsår"],
  ["#PROSA", "kommentar"],
  ["#ORGNR", "löpnummer i #ORGNR"],
]);

/** The kinds of the records, and how many there are of each. `#KONTO` is there only for the records that follow it. */
export function kindsOfRecords(lines: readonly string[]): readonly RecordKind[] {
  const kinds = lines.map((line) => KIND_TEXTS.get(line.slice(0, line.indexOf(" "))));
  return [...new Set(KIND_TEXTS.values())]
    .map((kind) => ({ kind, count: kinds.filter((each) => each === kind).length }))
    .filter(({ count }) => count > 0);
}
