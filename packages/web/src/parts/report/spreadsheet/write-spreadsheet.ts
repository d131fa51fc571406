import { type ReportSheet, sheetSpreadsheet } from "@huvudbok/core/report";

/** A sheet as a spreadsheet file. It is written in a worker, so that a long one does not hold up the page. */
export function writeSpreadsheet(sheet: ReportSheet): Promise<Blob> {
  const worker = new Worker(new URL("./spreadsheet-worker.ts", import.meta.url), { type: "module" });
  const written = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Blob>) => resolve(data));
    worker.addEventListener("error", () => reject(new Error("The spreadsheet file could not be written")));
  });
  worker.postMessage(sheetSpreadsheet(sheet), []);
  return written.finally(() => worker.terminate());
}
