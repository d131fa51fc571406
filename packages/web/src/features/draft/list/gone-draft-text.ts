/** Said where a command of the list was begun with a draft that somebody else has registered or deleted since. */
export function goneDraftText(id: string): string {
  return `Utkast med id ${id} hittades inte`;
}
