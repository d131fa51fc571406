/** At most so much of a text as can be stored; never half of a character of two parts. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd();
}
