/** The ETag of a document is its revision (clarification P14, design of the documents). */
export function etagOf(revision: number): string {
  return `"${revision}"`;
}

/** The revision of an ETag; undefined for one that is not ours. A proxy that packs the answer makes it weak. */
export function revisionOf(etag: string): number | undefined {
  const digits = /^(?:W\/)?"([1-9]\d{0,14})"$/.exec(etag.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
