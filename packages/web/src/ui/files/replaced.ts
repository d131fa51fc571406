/** Ids with others added: in the place of the one that these replace, where it is there, else last. */
export function replaced(
  ids: readonly string[],
  added: readonly string[],
  replaces: string | undefined,
): readonly string[] {
  const place = replaces === undefined ? -1 : ids.indexOf(replaces);
  return place === -1 ? [...ids, ...added] : ids.toSpliced(place, 1, ...added);
}
