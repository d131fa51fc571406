/** Said of a draft that a command was begun with and that is there no more: by its id it is found in a copy of the books. */
export function goneDraftText(id: string): string {
  return `Utkast med id ${id} hittades inte`;
}
