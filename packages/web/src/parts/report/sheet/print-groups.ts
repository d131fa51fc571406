import type { SheetRow } from "@huvudbok/core/report";

/** Rows of a group: enough to keep the groups few, and few enough for the browser to scan for each page. */
const GROUP_ROWS = 150;

/** The rows below a heading, which is repeated on every page of them; without headings all rows. */
export interface PrintSection {
  readonly heading: SheetRow | undefined;
  /** Divides into groups of about as many rows as fill a few pages, each starting where a page may start. */
  readonly groups: readonly (readonly SheetRow[])[];
}

export function printSections(rows: Iterable<SheetRow>): readonly PrintSection[] {
  const sections: { heading: SheetRow | undefined; groups: SheetRow[][] }[] = [];
  let group: SheetRow[] = [];
  let before: SheetRow | undefined;
  for (const row of rows) {
    let section = sections.at(-1);
    if (section === undefined || row.kind === "heading") {
      section = { heading: row.kind === "heading" ? row : undefined, groups: [] };
      sections.push(section);
      group = [];
      if (row.kind === "heading") continue;
    }
    const isFull = group.length >= GROUP_ROWS && before?.keep !== "next" && row.keep !== "previous";
    if (isFull || group.length === 0) {
      group = [];
      section.groups.push(group);
    }
    group.push(row);
    before = row;
  }
  return sections;
}
