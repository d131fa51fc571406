import {
  type PlacedText,
  type Receipt,
  receiptFileName,
  receiptLayout,
  receiptPdf,
} from "@huvudbok/demonstration";

/** Sharp at the zoom of the viewer. */
const PIXELS_PER_POINT = 3;
const PAPER = "#ffffff";
const INK = "#22242b";
const FONT = "'Liberation Mono', 'Cascadia Mono', Menlo, Consolas, 'Courier New', monospace";

/** The paper as a file: invoices are PDF, and a till receipt is a picture, as a phone would take it. */
export async function receiptFile(receipt: Receipt): Promise<File> {
  const name = receiptFileName(receipt);
  if (receipt.kind === "invoice") {
    return new File([new Uint8Array(receiptPdf(receipt))], name, { type: "application/pdf" });
  }
  return new File([await receiptPicture(receipt)], name, { type: "image/png" });
}

function receiptPicture(receipt: Receipt): Promise<Blob> {
  const { width, height, texts, rules } = receiptLayout(receipt);
  const canvas = document.createElement("canvas");
  canvas.width = width * PIXELS_PER_POINT;
  canvas.height = Math.ceil(height * PIXELS_PER_POINT);
  const paper = canvas.getContext("2d");
  if (paper === null) throw new Error("Webbläsaren kan inte rita kvitton.");
  paper.scale(PIXELS_PER_POINT, PIXELS_PER_POINT);
  paper.fillStyle = PAPER;
  paper.fillRect(0, 0, width, height);
  paper.fillStyle = INK;
  for (const { y, from, to } of rules) paper.fillRect(from, y, to - from, 0.6);
  for (const placed of texts) write(paper, placed, width);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("Webbläsaren kunde inte spara ett kvitto som bild."));
      else resolve(blob);
    }, "image/png");
  });
}

/** A long line is compressed so that it does not meet the figure beside it. */
function write(paper: CanvasRenderingContext2D, placed: PlacedText, width: number): void {
  const { text, x, y, size, align, isBold } = placed;
  paper.font = `${isBold === true ? "700 " : ""}${size}px ${FONT}`;
  paper.textAlign = align;
  paper.fillText(text, x, y, align === "left" ? width * 0.62 : width * 0.94);
}
