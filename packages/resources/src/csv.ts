/** One row of a source file, by column name. */
export type CsvRow = ReadonlyMap<string, string>;

const ROW_END = /\r?\n/;

/** Splits one line at commas. Quotes may surround a field, a doubled quote inside is one; no field spans lines. */
function csvFields(line: string): string[] {
  const fields = [""];
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at);
    const last = fields.length - 1;
    if (char === '"' && quoted && line[at + 1] === '"') {
      fields[last] += '"';
      at++;
    } else if (char === '"') quoted = !quoted;
    else if (char === "," && !quoted) fields.push("");
    else fields[last] += char;
  }
  if (quoted) throw new Error(`Unclosed quote: ${line}`);
  return fields;
}

/** Rows of a CSV text with a header line. Throws when a row has another number of fields than the header. */
export function parseCsv(text: string): CsvRow[] {
  const lines = text.split(ROW_END).filter((line) => line !== "");
  const header = csvFields(lines[0] ?? "");
  return lines.slice(1).map((line) => {
    const fields = csvFields(line);
    if (fields.length !== header.length)
      throw new Error(`${fields.length} fields, not ${header.length}: ${line}`);
    return new Map(header.map((name, column) => [name, fields[column] ?? ""]));
  });
}

/** The text of a column that must exist. */
export function column(row: CsvRow, name: string): string {
  const value = row.get(name);
  if (value === undefined) throw new Error(`No column ${name}`);
  return value;
}

/** The number in a column, undefined when it is empty. Throws when it is no number. */
export function numberColumn(row: CsvRow, name: string): number | undefined {
  const text = column(row, name);
  if (text === "") return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new TypeError(`${name} is no number: ${text}`);
  return value;
}
