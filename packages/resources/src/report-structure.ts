/** A line of a report structure in the stored form (the account plan of a fiscal year holds the same). */
export interface ReportStructureItem {
  readonly name: string;
  readonly description?: string;
  readonly isSummary?: boolean;
  readonly skipTotal?: boolean;
  readonly accounts?: readonly string[];
  readonly items?: readonly ReportStructureItem[];
}

export interface ReportStructure {
  readonly name: string;
  readonly items: readonly ReportStructureItem[];
}

const PREFIX = /^[1-9]\d{0,3}$/;

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new TypeError("Not an object");
  return { ...value };
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw new TypeError("Not a list with content");
  return value;
}

function text(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new TypeError("Not a text");
  return value;
}

function prefix(value: unknown): string {
  const digits = text(value);
  if (!PREFIX.test(digits)) throw new TypeError(`Not one to four digits: ${digits}`);
  return digits;
}

function item(value: unknown): ReportStructureItem {
  const fields = record(value);
  return {
    name: text(fields["name"]),
    ...(fields["description"] === undefined ? {} : { description: text(fields["description"]) }),
    ...(fields["isSummary"] === true ? { isSummary: true } : {}),
    ...(fields["skipTotal"] === true ? { skipTotal: true } : {}),
    ...(fields["accounts"] === undefined ? {} : { accounts: list(fields["accounts"]).map(prefix) }),
    ...(fields["items"] === undefined ? {} : { items: list(fields["items"]).map(item) }),
  };
}

/** The stored form of a structure read from JSON: known fields only. Throws when one has the wrong shape. */
export function reportStructure(json: unknown): ReportStructure {
  const fields = record(json);
  return { name: text(fields["name"]), items: list(fields["items"]).map(item) };
}
