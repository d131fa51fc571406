import type { Receipt } from "./receipt.ts";
import { type PlacedText, type ReceiptLayout, receiptLayout } from "./receipt-layout.ts";

/** Widths of Helvetica in thousandths of the size (Adobe's metrics of the standard fonts), where they are not usual. */
const WIDTHS: ReadonlyMap<string, number> = new Map([
  ["\u00A0", 278],
  [",", 278],
  ["-", 333],
  ["l", 222],
]);
const USUAL_WIDTH = 556;

/** The bytes of a paper as a PDF of one page with the standard fonts, so that it is small and sharp at any size. */
export function receiptPdf(receipt: Receipt): Uint8Array {
  const layout = receiptLayout(receipt);
  const content = pageContent(layout);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return pdfFile([
    "<< /Type /Catalog /Pages 2 0 R /Lang (sv) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${layout.width} ${layout.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ]);
}

/** Everything in the file is ASCII, so that a place in the text is a place in the bytes. */
function pdfFile(objects: readonly string[]): Uint8Array {
  let text = "%PDF-1.4\n";
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const tail = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  const whole = `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}${tail}`;
  return Uint8Array.from(whole, (character) => character.charCodeAt(0));
}

/** PDF counts from the bottom of the page. */
function pageContent({ height, texts, rules }: ReceiptLayout): string {
  const lines = rules.map(({ y, from, to }) => `0.5 w ${from} ${height - y} m ${to} ${height - y} l S`);
  const words = texts.map((placed) => {
    const { y, size, text, isBold } = placed;
    return `BT /F${isBold === true ? 2 : 1} ${size} Tf ${startOf(placed).toFixed(2)} ${height - y} Td (${escaped(text)}) Tj ET`;
  });
  return [...lines, ...words].join("\n");
}

/** Only figures are aligned to the right, and they have the same width in bold. */
function startOf({ text, x, size, align }: PlacedText): number {
  return align === "right" ? x - textWidth(text, size) : x;
}

function textWidth(text: string, size: number): number {
  const widths = Array.from(text, (character) => WIDTHS.get(character) ?? USUAL_WIDTH);
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 1000;
}

/** Brackets and what is not ASCII by their number, which Windows-1252 and Unicode share for our letters. */
function escaped(text: string): string {
  return text.replaceAll(
    /[()\\]|[^ -~]/g,
    (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`,
  );
}
