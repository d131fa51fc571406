import type { FileContent } from "../../../data/files/file-cache.ts";

/** How a file is shown among others: as pictures, one for each page, as text, or not at all. */
export type FilePictures =
  | { readonly kind: "pictures"; readonly pictures: readonly Blob[]; readonly leftOut: number }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "unshown" };

/** As many pixels as a page of paper needs to be read. */
const WIDTH_PX = 1240;
/** What every browser decodes, and cannot run as a page of the product. */
const PICTURE = /^image\/(png|jpeg|gif|webp)$/;

/** The pictures of a file. One that cannot be decoded is not shown: its original can still be opened. */
export async function filePictures({ bytes, mimeType }: FileContent): Promise<FilePictures> {
  try {
    if (mimeType === "application/pdf") {
      const { pdfPages } = await import("./pdf-pages.ts");
      return { kind: "pictures", ...(await pdfPages(bytes, WIDTH_PX)) };
    }
    if (PICTURE.test(mimeType)) {
      return { kind: "pictures", pictures: [await smallPicture(bytes, mimeType)], leftOut: 0 };
    }
  } catch {
    return { kind: "unshown" };
  }
  if (mimeType === "text/markdown") {
    // What formats it is there when it is drawn: a print does not wait for it.
    await import("../../../ui/label/markdown.tsx");
    return { kind: "note", text: new TextDecoder().decode(bytes) };
  }
  if (mimeType === "text/plain") return { kind: "text", text: new TextDecoder().decode(bytes) };
  return { kind: "unshown" };
}

/** A photograph has ten times the pixels of a page: hundreds of them at once take too much memory. */
async function smallPicture(bytes: ArrayBuffer, type: string): Promise<Blob> {
  const original = new Blob([bytes], { type });
  const picture = await createImageBitmap(original);
  const { width, height } = picture;
  if (width <= WIDTH_PX) {
    picture.close();
    return original;
  }
  const canvas = new OffscreenCanvas(WIDTH_PX, Math.round((height * WIDTH_PX) / width));
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return context === null ? original : canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}
