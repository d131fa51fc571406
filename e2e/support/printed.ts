import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type {
  PDFPageProxy,
  StructTreeNode,
  TextItem,
  TextMarkedContent,
} from "pdfjs-dist/types/src/display/api.js";
import type { Page } from "playwright-core";

const MM = 72 / 25.4;

/** A text on paper; its box in mm from the sheet's upper left corner. */
export interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A row of a table as the PDF's own structure has it, without white space: "1930Företagskonto1250,00". */
export interface PrintedRow {
  readonly text: string;
  readonly texts: readonly PrintedText[];
}

export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PrintedText[];
  readonly rows: readonly PrintedRow[];
}

/** The page as printed: by Chromium as a tagged PDF, and read back. */
export function printed(page: Page): Promise<readonly PrintedPage[]> {
  return readPrinted(page, readSheet);
}

/**
 * The same with the number of pictures on each page; marks of the design are drawn, and are none. Counting them takes
 * the page apart once more, so it is done only where it is asked for.
 */
export function printedWithPictures(
  page: Page,
): Promise<readonly (PrintedPage & { readonly pictures: number })[]> {
  return readPrinted(page, async (sheet) => {
    const { fnArray } = await sheet.getOperatorList();
    const pictures = fnArray.filter((code) => code === OPS.paintImageXObject).length;
    return { ...(await readSheet(sheet)), pictures };
  });
}

async function readPrinted<Read>(page: Page, read: (sheet: PDFPageProxy) => Promise<Read>) {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await task.promise;
  const pages: Read[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await read(await pdf.getPage(number)));
  await task.destroy();
  return pages;
}

async function readSheet(sheet: PDFPageProxy): Promise<PrintedPage> {
  const { width, height } = sheet.getViewport({ scale: 1 });
  const { items } = await sheet.getTextContent({ includeMarkedContent: true });
  const { texts, byMark } = readTexts(items, height);
  return {
    width: width / MM,
    height: height / MM,
    texts,
    rows: rowsOf(await sheet.getStructTree()).map((row) => printedRow(row, byMark)),
  };
}

/** Text without white space: a PDF keeps places, not spaces. */
export function squeezed(text: string): string {
  return text.replaceAll(/\s/g, "");
}

/** The texts of a page, all and by the mark that its structure gives them. */
function readTexts(items: readonly (TextItem | TextMarkedContent)[], height: number) {
  const texts: PrintedText[] = [];
  const byMark = new Map<string, PrintedText[]>();
  const open: string[] = [];
  for (const item of items) {
    if ("str" in item) {
      if (squeezed(item.str) === "") continue;
      const text = placed(item, height);
      texts.push(text);
      const mark = open.findLast((id) => id !== "");
      if (mark !== undefined) byMark.set(mark, [...(byMark.get(mark) ?? []), text]);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id ?? "");
  }
  return { texts, byMark };
}

/** The box from the baseline up by the height of capitals: what is below it may touch the next line. */
function placed(item: TextItem, height: number): PrintedText {
  const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
  return {
    text: item.str,
    left: x / MM,
    right: (x + item.width) / MM,
    top: (height - y - size * 0.66) / MM,
    bottom: (height - y) / MM,
  };
}

/** Rows that contain cells; one that contains a table counts as the rows of that. */
function rowsOf(node: StructTreeNode | null): StructTreeNode[] {
  if (node === null) return [];
  const inner = node.children.flatMap((child) => ("role" in child ? rowsOf(child) : []));
  return node.role === "TR" && inner.length === 0 ? [node] : inner;
}

function printedRow(row: StructTreeNode, byMark: ReadonlyMap<string, readonly PrintedText[]>): PrintedRow {
  const texts = marksOf(row).flatMap((mark) => byMark.get(mark) ?? []);
  return { text: squeezed(texts.map(({ text }) => text).join("")), texts };
}

function marksOf(node: StructTreeNode): string[] {
  return node.children.flatMap((child) => ("role" in child ? marksOf(child) : [child.id]));
}
