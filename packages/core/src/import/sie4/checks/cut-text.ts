/** The text cut to what can be stored, never inside a surrogate pair. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd();
}
