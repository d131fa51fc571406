import type { PDFDocumentProxy } from "pdfjs-dist";

/** Longer documents are not receipts: their first pages are drawn, and the rest is counted. */
const MOST_PAGES = 40;

/** The pages of a PDF as pictures, and how many of them are left out. */
export interface PdfPages {
  readonly pictures: readonly Blob[];
  readonly leftOut: number;
}

/**
 * Draws the pages of a PDF `width` pixels wide. No script of the file runs, and its decoders are files of ours. Throws
 * when the bytes are no PDF, and when it asks for a password.
 */
export async function pdfPages(bytes: ArrayBuffer, width: number): Promise<PdfPages> {
  const { getDocument, GlobalWorkerOptions } = await import("pdfjs-dist");
  GlobalWorkerOptions.workerPort ??= new Worker(new URL("../../../workers/pdf-worker.ts", import.meta.url), {
    type: "module",
  });
  // The bytes are handed over to the worker, and the cache keeps its own.
  const task = getDocument({ data: new Uint8Array(bytes.slice(0)), wasmUrl: "/pdf/", verbosity: 0 });
  try {
    const pdf = await task.promise;
    const shown = Math.min(pdf.numPages, MOST_PAGES);
    const pictures: Blob[] = [];
    for (let number = 1; number <= shown; number += 1) pictures.push(await drawnPage(pdf, number, width));
    return { pictures, leftOut: pdf.numPages - shown };
  } finally {
    await task.destroy();
  }
}

async function drawnPage(pdf: PDFDocumentProxy, number: number, width: number): Promise<Blob> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error("an empty canvas")) : done(blob)), "image/png");
  });
}
