import { strFromU8, unzipSync } from "fflate";

export interface ReadCell {
  /** A text, or a number as it is written in the file. */
  readonly value: string | number;
  /** How a number is shown; undefined for a text. */
  readonly format: string | undefined;
  readonly isBold: boolean;
}

export interface ReadSpreadsheet {
  readonly sheetNames: readonly string[];
  readonly widths: readonly number[];
  /** How many rows remain when the others are scrolled. */
  readonly frozenRows: number;
  readonly rows: readonly (readonly (ReadCell | undefined)[])[];
  /** Everything in the file that would be calculated. */
  readonly formulas: number;
}

/** Reads a file in Excel format by its XML: only the parts that the product's files have. */
export async function readSpreadsheet(file: Blob): Promise<ReadSpreadsheet> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xmlOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const sheet = xmlOf("xl/worksheets/sheet1.xml");
  const texts = all(xmlOf("xl/sharedStrings.xml"), /<si><t[^>]*>([^<]*)<\/t><\/si>/g).map(([, text]) =>
    unescaped(text),
  );
  const looks = looksOf(xmlOf("xl/styles.xml"));
  return {
    sheetNames: all(xmlOf("xl/workbook.xml"), /<sheet [^>]*name="([^"]*)"/g).map(([, name]) =>
      unescaped(name),
    ),
    widths: all(sheet, /<col [^>]*width="([^"]*)"/g).map(([, width]) => Number(width)),
    frozenRows: Number(/<pane [^>]*ySplit="(\d+)"[^>]*state="frozen"/.exec(sheet)?.[1] ?? 0),
    rows: all(sheet, /<row [^>]*?(?:\/>|>(.*?)<\/row>)/g).map(([, row]) => cellsOf(row ?? "", texts, looks)),
    formulas: all(sheet, /<f[ >]/g).length,
  };
}

interface Look {
  readonly format: string | undefined;
  readonly isBold: boolean;
}

function cellsOf(row: string, texts: readonly string[], looks: readonly Look[]): (ReadCell | undefined)[] {
  const cells: (ReadCell | undefined)[] = [];
  for (const [, attributes = "", value] of all(row, /<c ([^>]*?)(?:\/>|>(?:<v>([^<]*)<\/v>)?<\/c>)/g)) {
    if (value === undefined) continue;
    const column = (/r="([A-Z])\d+"/.exec(attributes)?.[1] ?? "A").charCodeAt(0) - 65;
    const look = looks[Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0)];
    const isText = attributes.includes('t="s"');
    cells[column] = {
      value: isText ? (texts[Number(value)] ?? "") : Number(value),
      format: isText ? undefined : look?.format,
      isBold: look?.isBold ?? false,
    };
  }
  return cells;
}

function looksOf(styles: string): readonly Look[] {
  const formats = new Map(
    all(styles, /<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g).map(([, id, code]) => [
      id,
      unescaped(code),
    ]),
  );
  const fonts = all(styles, /<font>(.*?)<\/font>|<font\/>/g).map(([, font = ""]) => font.includes("<b/>"));
  const formed = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles)?.[1] ?? "";
  return all(formed, /<xf ([^>]*)>/g).map(([, xf = ""]) => ({
    format: formats.get(/numFmtId="(\d+)"/.exec(xf)?.[1] ?? ""),
    isBold: fonts[Number(/fontId="(\d+)"/.exec(xf)?.[1] ?? -1)] ?? false,
  }));
}

function all(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return [...text.matchAll(pattern)];
}

function unescaped(text = ""): string {
  const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => named[name] ?? "");
}
